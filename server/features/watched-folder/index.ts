// The watched folder: what lies there and could be taken over.
export { isUnreadable, withFile } from './content.ts';
export { type FolderWatch, folderWatch } from './watch.ts';
