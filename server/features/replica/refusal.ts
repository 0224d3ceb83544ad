// Defines why a replica refuses a copy. It then continues with its current copy.

export const REPLICA_REFUSALS = {
  older: 'it is older than the served copy',
  'older-number': 'it has fewer changes than the served copy, in the same epoch of the store',
  foreign: 'it belongs to another service',
  lost: 'it lacks data that the served copy has',
  changing: 'it is being written to',
  'cut-off': 'it is a truncated backup',
  malformed: 'the date or the change number in its store cannot be read',
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
