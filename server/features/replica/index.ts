// Serves copies of the store of another computer: takes them from backups or store files, and switches to newer ones.
export { follow, lagSayer } from './follow.ts';
export { bringUp, dropOthers, folderOf, type HeldCopy, readHeld, requireReplicaFolder, writeHeld } from './held.ts';
export { ReplicaRefusal } from './refusal.ts';
export { isDated, requireSuccessor } from './succession.ts';
export { requireService } from './take.ts';
