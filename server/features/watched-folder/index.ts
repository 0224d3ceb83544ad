// Watches a folder for trust lists and packs that could be imported.
export { isUnreadable, withFile } from './content.ts';
export { type FolderWatch, folderWatch } from './watch.ts';
