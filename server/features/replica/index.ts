// Serves copies of the store of another computer: takes them from backups or store files, and goes on to newer ones.
export { type FollowOptions, follow } from './follow.ts';
export { folderOf, type HeldCopy, requireReplicaFolder } from './held.ts';
