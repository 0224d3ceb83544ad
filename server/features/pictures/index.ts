// Reads picture files in a pool of threads (Node only).
export { bundledReader } from './codecs.ts';
export { isPicture, readPicture } from './picture.ts';
export { inOrder, openPicturePool, type PicturePool } from './pool.ts';
