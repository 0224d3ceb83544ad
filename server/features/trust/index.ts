// Manages the trust data of this computer: imported trust lists, manually added issuers and the clock.
export { type TakenBeacon, takeBeacon } from './beacon.ts';
export { certificateFacts } from './certificate-facts.ts';
export { fileClaim, makerClaim, namedHere, ownClaim, serviceClaim } from './claim.ts';
export { clockFloorOf, clockResetTo, resetClock } from './clock.ts';
export { deskFacts } from './desk-facts.ts';
export {
  importTrustList,
  type ListPlace,
  listedIn,
  placeToBe,
  settleInForce,
  signedFileSha256,
  type TrustListImport,
  undoTrustList,
} from './import-trust-list.ts';
export { issuerChanges } from './issuer-changes.ts';
export { lookAt, readKeyDocument } from './key-document.ts';
export { keyRegister, removeMaker } from './key-register.ts';
export { addLocalIssuer, readOthers, removeLocalIssuer } from './local-issuer.ts';
export { decidedLists, ownListFacts } from './own-list-facts.ts';
export { pastOf } from './past.ts';
export { notByPinned } from './pinned-operators.ts';
export { previewTrustList } from './preview-trust-list.ts';
export { liftRestrictions, restrictIssuer } from './restrict-issuer.ts';
export { lookAtList, type Taken, takeList, UNVOUCHED } from './status-set.ts';
export { trustThen } from './then.ts';
export { dueAt, listFacts, ownIssuer, storedOwn, trustOf, trustSetOf } from './trust.ts';
export { keysIn, statusListFacts, trustOverview, unknownIssuers } from './trust-overview.ts';
export { changeSettings, needTwo } from './trust-rules.ts';
export { isAlone, namesOf } from './two-persons.ts';
