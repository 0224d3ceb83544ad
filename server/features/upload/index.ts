// Receives large files in parts.
export { isSameFile, openUpload, type Upload } from './upload.ts';
