// Provides the certificate of the public listener, from the operator's files or made here with a small authority.
export { madeFiles, makeCertificate, namesFor, renewMade } from './made.ts';
export { type ListenerPair, readPair, type TlsFiles } from './pair.ts';
