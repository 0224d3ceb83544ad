// Signs officers in, alone or as a second person, and manages them.
export { requireSecret } from './check.ts';
export { beginOfficers, changeOwnSecret, changeRole, changeRules, makeOfficer, removeOfficer, resetSecret } from './manage.ts';
export { officersOfDamaged } from './of-damaged.ts';
export { readOfficerLog } from './officer-log.ts';
export { openSessions, type Sessions } from './sessions.ts';
