#!/usr/bin/env python3
"""Judges JSON by a schema of schemas/json, with the keywords that stand there
and no other: an unknown keyword is an error, so that none is passed over.

    schema.py SCHEMA FILE...     says each mistake; status 1 if there is any
"""
import json
import sys

TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
}
SAYS_NOTHING = {"$schema", "$defs", "title", "description"}


def is_of(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


class Judge:
    def __init__(self, schema):
        self.schema = schema
        self.mistakes = []

    def say(self, path, text):
        self.mistakes.append(f"{path or '/'}: {text}")

    def judge(self, value, schema, path=""):
        for word, arg in schema.items():
            if word not in SAYS_NOTHING:
                getattr(self, "is_" + word.strip("$"))(value, arg, schema, path)

    def is_ref(self, value, arg, _, path):
        name = arg.removeprefix("#/$defs/")
        self.judge(value, self.schema["$defs"][name], path)

    def is_type(self, value, arg, _, path):
        names = [arg] if isinstance(arg, str) else arg
        if not any(is_of(value, name) for name in names):
            self.say(path, f"{value!r:.60} is no {' or '.join(names)}")

    def is_enum(self, value, arg, schema, path):
        nullable = "null" in schema.get("type", [])
        if value not in arg and not (nullable and value is None):
            self.say(path, f"{value!r} is none of {arg}")

    def is_const(self, value, arg, _, path):
        if value != arg:
            self.say(path, f"{value!r} is not {arg!r}")

    def is_anyOf(self, value, arg, _, path):
        tries = [Judge(self.schema) for _ in arg]
        for one, schema in zip(tries, arg):
            one.judge(value, schema, path)
        if all(one.mistakes for one in tries):
            self.mistakes += tries[0].mistakes

    def is_properties(self, value, arg, _, path):
        if isinstance(value, dict):
            for name in arg.keys() & value.keys():
                self.judge(value[name], arg[name], f"{path}/{name}")

    def is_required(self, value, arg, _, path):
        if isinstance(value, dict):
            for name in arg:
                if name not in value:
                    self.say(path, f"{name} is missing")

    def is_dependentRequired(self, value, arg, _, path):
        if isinstance(value, dict):
            for name in arg.keys() & value.keys():
                self.is_required(value, arg[name], None, path)

    def is_additionalProperties(self, value, arg, schema, path):
        if arg is not False:
            raise ValueError("additionalProperties is false or not there")
        if isinstance(value, dict):
            for name in value.keys() - schema["properties"].keys():
                self.say(path, f"{name} stands in no schema")

    def is_items(self, value, arg, _, path):
        if isinstance(value, list):
            for i, item in enumerate(value):
                self.judge(item, arg, f"{path}/{i}")


def no_twice(pairs):
    names = [name for name, _ in pairs]
    if len(set(names)) != len(names):
        raise ValueError(f"a name stands twice among {names}")
    return dict(pairs)


def main(schema_file, *files):
    with open(schema_file, encoding="utf-8") as file:
        schema = json.load(file)
    bad = False
    for name in files:
        with open(name, encoding="utf-8", errors="strict") as file:
            value = json.load(file, object_pairs_hook=no_twice)
        judge = Judge(schema)
        judge.judge(value, schema)
        for mistake in judge.mistakes[:20]:
            print(f"{name}: {mistake}")
        bad |= bool(judge.mistakes)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
