// Authors trust lists: the draft that an office keeps, and the signed lists made from it.
export { beginDraft, dropIssuer, endKey, sayOfIssuer, takeDraft } from './change.ts';
export { afterSigning, beforeDraft, type Draft, nextTrustList, readDraft, withEntry, withoutEntry } from './draft.ts';
export { anyDraft, draftFile, findDraft, presentDraft } from './draft-file.ts';
export { withEntityList } from './entity-list.ts';
export { newOfficeKey } from './key.ts';
export { bringLast, lastFile, officeStanding } from './last-list.ts';
export { officeOverview } from './overview.ts';
export { announceKey, signNext } from './sign.ts';
