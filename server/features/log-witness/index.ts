// Makes checkpoints of the logs, cosigns those of other desks, and compares the logs with earlier checkpoints.

export { makeCheckpoint } from './checkpoint.ts';
export { lookAtCheckpoint, readSeen, readWitness, type Witness, witnessesOf } from './look.ts';
export { brokenIn, compare, type LogVerdict } from './verdict.ts';
export { cosignCheckpoint, witnessKey } from './witness.ts';
