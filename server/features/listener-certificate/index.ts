// The certificate of the public listener: read from files of the person, or made here together with a small authority.
export { madeFiles, makeCertificate, namesFor, renewMade } from './made.ts';
export { type ListenerPair, readPair, type TlsFiles } from './pair.ts';
