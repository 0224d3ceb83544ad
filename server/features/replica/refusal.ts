// Defines why a replica refuses a copy. It then continues with its current copy.

export const REPLICA_REFUSALS = {
  older: 'it is older than the copy that is served',
  'older-number': 'it has fewer changes than the copy that is served, in the same epoch of the store',
  foreign: 'it belongs to another service',
  lost: 'it lacks what the copy that is served has',
  changing: 'it is being written to',
  'cut-off': 'it is a backup without its end',
  malformed: 'what its store says of its date or its changes cannot be read',
  'other-version': 'it was published by another version of the program: run the same version on both sides',
  undated: 'its store has no date: start its workbench once with this version',
  'no-identity': 'its store has no identity: start its workbench once',
} as const;

export class ReplicaRefusal extends Error {
  readonly code: keyof typeof REPLICA_REFUSALS;

  constructor(code: keyof typeof REPLICA_REFUSALS, detail?: string) {
    super(detail === undefined ? REPLICA_REFUSALS[code] : `${REPLICA_REFUSALS[code]}: ${detail}`);
    this.name = 'ReplicaRefusal';
    this.code = code;
  }
}
