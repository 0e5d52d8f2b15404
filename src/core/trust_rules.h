/* What the protocol demands of a file: the ids that stand where a case number
 * would, cited as [trust wrong-key]. */
#ifndef BERTHIER_CORE_TRUST_RULES_H
#define BERTHIER_CORE_TRUST_RULES_H

#include "core/rule.h"

/* Spelt in C, printed, and what is demanded. */
/* clang-format off */
#define TRUST_RULES(RULE) \
    RULE(tampered, "tampered", \
         "the bytes are those that were signed") \
    RULE(wrong_key, "wrong-key", \
         "the claimed participant's key made the signature") \
    RULE(foreign_key, "foreign-key", \
         "no key stands in the file") \
    RULE(unsigned, "unsigned", \
         "the file is signed") \
    RULE(signature_moved, "signature-moved", \
         "the signature is the last child of the root") \
    RULE(signature_form, "signature-form", \
         "the signature has our one form") \
    RULE(object, "object", \
         "the signature carries nothing besides") \
    RULE(doctype, "doctype", \
         "there is no document type") \
    RULE(entity, "entity", \
         "there are no entities") \
    RULE(comment, "comment", \
         "there are no comments") \
    RULE(processing_instruction, "processing-instruction", \
         "there are no processing instructions") \
    RULE(cdata, "cdata", \
         "there is no CDATA") \
    RULE(not_canonical, "not-canonical", \
         "the file is spelt in its one canonical way") \
    RULE(encoding, "encoding", \
         "the file is in UTF-8 and says nothing else") \
    RULE(too_large, "too-large", \
         "the file stays within its size limit") \
    RULE(too_deep, "too-deep", \
         "elements nest within the limit") \
    RULE(wrong_game, "wrong-game", \
         "the file belongs to this campaign") \
    RULE(wrong_exchange, "wrong-exchange", \
         "the file belongs to the open exchange") \
    RULE(wrong_state, "wrong-state", \
         "the file answers the present state") \
    RULE(wrong_roster, "wrong-roster", \
         "the file names the roster in force") \
    RULE(too_late, "too-late", \
         "the file came before the lock") \
    RULE(same_sequence, "same-sequence", \
         "a sequence number stands for one sheet") \
    RULE(older_sheet, "older-sheet", \
         "a later sheet of his is accepted") \
    RULE(stranger, "stranger", \
         "the participant stands in the roster") \
    RULE(not_his_side, "not-his-side", \
         "he commands the side") \
    RULE(not_his_office, "not-his-office", \
         "his office may send such a file") \
    RULE(test_key, "test-key", \
         "test keys play test campaigns alone") \
    RULE(open_key, "open-key", \
         "nobody but its owner can read a private key") \
    RULE(my_order, "my-order", \
         "the lock names my last order") \
    RULE(second_lock, "second-lock", \
         "one exchange has one lock") \
    RULE(other_lock, "other-lock", \
         "the answer is to the open lock") \
    RULE(bad_proof, "bad-proof", \
         "the proof verifies") \
    RULE(no_memory, "no-memory", \
         "the memory of former facts is there") \
    RULE(stale_memory, "stale-memory", \
         "the memory knows what its owner has answered") \
    RULE(future, "future", \
         "what is read is not of the reader's future") \
    RULE(early_absent, "early-absent", \
         "sheets are overdue by the reader's clock when somebody is absent") \
    RULE(late_turn, "late-turn", \
         "a turn is seen before the sheets that answer it are due") \
    RULE(older_time, "older-time", \
         "no entry or lock is older than what its host has accepted before") \
    RULE(far_time, "far-time", \
         "a time that is given is about that of the clock") \
    RULE(begun_twice, "begun-twice", \
         "a roster begins one campaign") \
    RULE(rollback, "rollback", \
         "the history did not lose what I remember") \
    RULE(not_head, "not-head", \
         "the previous state is the head") \
    RULE(two_histories, "two-histories", \
         "an entry has one host") \
    RULE(other_head, "other-head", \
         "the office of host is handed over at the last turn that is known") \
    RULE(rewritten, "rewritten", \
         "history is as it was") \
    RULE(foreign_commit, "foreign-commit", \
         "the host signed the commit") \
    RULE(missing_consent, "missing-consent", \
         "everybody who must has consented") \
    RULE(alone, "alone", \
         "no host makes an exchange void by himself") \
    RULE(playable, "playable", \
         "what is void as unplayable cannot be played") \
    RULE(untried, "untried", \
         "who bears out that it cannot be played has tried it") \
    RULE(other_text, "other-text", \
         "the consent is to this text") \
    RULE(expired, "expired", \
         "a document becomes an entry in the time that it names") \
    RULE(unheld, "unheld", \
         "who consents has held the document against his campaign") \
    RULE(withdrawn, "withdrawn", \
         "nobody is held to a consent that he has withdrawn") \
    RULE(wrong_seal, "wrong-seal", \
         "the sheet is the sealed one") \
    RULE(dice_key, "dice-key", \
         "a dice key is a point of the curve P-256") \
    RULE(dice_proof, "dice-proof", \
         "a dice key is registered by its owner") \
    RULE(contributors, "contributors", \
         "who helps to make the dice follows from the preset") \
    RULE(caretaker, "caretaker", \
         "a vacant side is in the care of a host who plays no side") \
    RULE(missing_answer, "missing-answer", \
         "every contributor has answered") \
    RULE(accused, "accused", \
         "nobody is said to have withheld what he has answered") \
    RULE(backdated, "backdated", \
         "an exchange is played after it was locked") \
    RULE(missing_sheet, "missing-sheet", \
         "everybody who owes a sheet has sent one") \
    RULE(lock_open, "lock-open", \
         "no lock is open") \
    RULE(no_lock, "no-lock", \
         "a lock is open") \
    RULE(key_twice, "key-twice", \
         "a key belongs to one participant") \
    RULE(name_twice, "name-twice", \
         "a name is one participant's, however it is spelt") \
    RULE(closed_book, "closed-book", \
         "a closed book lies with its host until it is disclosed") \
    RULE(false_view, "false-view", \
         "a view shows what its turn holds") \
    RULE(not_reproduced, "not-reproduced", \
         "playing again gives the same bytes") \
    RULE(no_proof, "no-proof", \
         "a proof of cheating proves it") \
    RULE(dealt, "dealt", \
         "sides that play has dealt go to whom the turn says, and nothing " \
         "else comes before that") \
    RULE(wrong_seed, "wrong-seed", \
         "the seed is what lock and answers make") \
    RULE(wrong_dice, "wrong-dice", \
         "every die is what seed and label make") \
    RULE(other_tree, "other-tree", \
         "an entry holds what its documents make, and nothing else") \
    RULE(other_commit, "other-commit", \
         "the commit is made of its entry's parts") \
    RULE(wrong_tag, "wrong-tag", \
         "a tag stands at its entry")

enum trust_rule {
#define NAMED(name, number, title) TRUST_##name,
    TRUST_RULES(NAMED)
#undef NAMED
    TRUST_RULE_COUNT
};
/* clang-format on */

const struct rule *trust_rule(enum trust_rule which);
/* Cites a demand of the protocol: TRUST(wrong_key). */
#define TRUST(name) (trust_rule(TRUST_##name))

#endif
