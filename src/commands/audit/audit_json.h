/* What an audit found, for programs: one object. */
#ifndef BERTHIER_COMMANDS_AUDIT_AUDIT_JSON_H
#define BERTHIER_COMMANDS_AUDIT_AUDIT_JSON_H

#include "campaign/audit/audit.h"

struct call;

void audit_json(const struct call *call, const struct audit_summary *sum);

#endif
