// Issues keys to readers by role.
export { issueKey } from './stakeholder-key.ts';
