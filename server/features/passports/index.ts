// Manages the passports held here: imported, shown, received from others, and the sample set.
export { type CredentialRow, type JudgedCredential, judgeCredential } from './credential.ts';
export { completenessOn, passportDetail } from './detail.ts';
export { footprintAmong } from './footprint.ts';
export { importText, openImport, type RunningImport, rehearse, type Said, together, whole } from './import.ts';
export { importEvents } from './import-events.ts';
export { importPassport, storePassport } from './import-passport.ts';
export { isLargeFile, isLargeImport, isLargeSize } from './large-import.ts';
export { acceptSource, previewEvents, receivedDetail, sourcesOfEvents, withdrawSource } from './received.ts';
export { refileCopies } from './refile-copies.ts';
export { reverifyCopies, type Turn } from './reverify.ts';
export { loadSample } from './sample.ts';
export { makeSampleCase } from './sample-case.ts';
export { passportShapes, shapesOfPassport } from './shapes.ts';
