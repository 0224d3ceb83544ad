// Publishes and signs passports, changes their status and maintains the service's own status lists.
export { decideRecall, recallOwnLists, waitingRecalls } from './own-lists.ts';
export { requireOwnName } from './own-name.ts';
export { publishStored } from './publish.ts';
export { draftsPreview, publishAgain, publishAgainPreview, publishDrafts } from './publish-again.ts';
export { type PublishedOrRefused, publishMany } from './publish-many.ts';
export { recheckSignatures } from './reverify-published.ts';
export { asPublished, publish } from './sign-passport.ts';
export { changeStatus, renewLists } from './status.ts';
