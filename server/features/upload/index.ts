// Large files received part by part.
export { type IncomingFile, incomingFile, isSameFile } from './upload.ts';
