// Defines the API types for checkpoints of the logs, and for the desks that witness them.
import type { LogFault } from '../inspections/log.ts';

/** POST /workbench/log/checkpoint → LogCheckpoint */
export interface CheckpointRequest {
  /** The number of leaves that the witness saw last. A proof from that size precedes the checkpoint. */
  readonly since?: number;
}

/** A text to carry to another desk. */
export interface CarriedNote {
  readonly text: string;
  /** A QR code of it, an SVG document. Absent if the text is too long for one. */
  readonly svg?: string;
}

export interface LogCheckpoint extends CarriedNote {
  readonly origin: string;
  readonly size: number;
  /** Base64. */
  readonly root: string;
  /** The fingerprint of the key of this computer. */
  readonly fingerprint: string;
  /** When the log took its present name, ISO 8601 UTC. */
  readonly since?: string;
}

/** POST /workbench/log/compare → CheckpointFinding */
export interface CheckpointComparison {
  /** A checkpoint that was seen earlier, or that a witness cosigned. */
  readonly text: string;
  /** The key of a witness (C2SP vkey) that must have cosigned it. */
  readonly witness?: string;
}

export interface CheckpointFinding {
  readonly outcome: 'intact' | 'rewritten' | 'undetermined';
  /** In English. */
  readonly detail: string;
  readonly lines: readonly { readonly log: LogFault['log'] | 'epochs'; readonly number: number }[];
  readonly origin: string;
  readonly size: number;
  /** The fingerprint of the key that signed the checkpoint. */
  readonly fingerprint: string;
  /** The witnesses known here that cosigned it. If the checkpoint is intact, this is stored. */
  readonly witnesses: readonly { readonly name: string; readonly fingerprint: string; readonly cosignedAt: string }[];
  /** The names of other signers, whose keys are not known here. Text from outside. */
  readonly unknown: readonly string[];
}

/** GET /workbench/log/witnesses → LogWitness[] */
export interface LogWitness {
  readonly name: string;
  readonly fingerprint: string;
  readonly origin: string;
  readonly size: number;
  readonly cosignedAt: string;
  /** True if the log still has the name under which it was cosigned. */
  readonly isPresent: boolean;
}

/** POST /workbench/log/cosign → CosignAnswer */
export interface CosignRequest {
  /** A checkpoint of another desk. */
  readonly text: string;
}

export type CosignAnswer =
  | (CarriedNote & {
      readonly outcome: 'cosigned';
      readonly origin: string;
      readonly size: number;
      /** The fingerprint of the key of the other desk. */
      readonly fingerprint: string;
      /**
       * The number of leaves that were cosigned here before. If absent, a person must compare the fingerprint with the owner of the other
       * desk.
       */
      readonly before?: number;
      /** The key with which the other desk verifies the cosignature. */
      readonly witnessKey: string;
    })
  | {
      readonly outcome: 'refused';
      readonly reason: 'no-checkpoint' | 'own' | 'other-key' | 'older' | 'proof-needed' | 'not-proved' | 'inconsistent';
      readonly detail: string;
      /** The number of leaves that were cosigned here before. */
      readonly before?: number;
    };
