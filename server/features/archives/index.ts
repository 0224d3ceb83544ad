// Reads ZIP archives in a process of their own (Node only).
export { readAasx } from './read-aasx.ts';
export { type ArchiveFile, readArchive, rightsFor } from './read-archive.ts';
