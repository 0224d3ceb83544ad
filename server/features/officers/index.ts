// Officers: signing in, second sign-ins, and the management of officers.
export { requireSecret } from './check.ts';
export { beginOfficers, changeOwnSecret, changeRole, changeRules, makeOfficer, removeOfficer, resetSecret } from './manage.ts';
export { officersOfDamaged } from './of-damaged.ts';
export { readOfficerLog } from './officer-log.ts';
export { openSessions, type Sessions } from './sessions.ts';
