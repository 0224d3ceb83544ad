// Keys given out to readers by role.
export { issueKey } from './stakeholder-key.ts';
