// Large files received part by part.
export { isSameFile, openUpload, type Upload } from './upload.ts';
