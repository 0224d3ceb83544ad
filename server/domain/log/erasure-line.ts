// Defines the lines of the log of erasures, and which parts of the lines of other logs they cover.
import type { ErasablePart, ErasureCause, ErasureDays, ErasureDecision } from '../../contract/index.ts';
import { PARTS, type RecordPart } from '../merkle/parts.ts';

/** The logs whose lines hold personal parts. */
export const ERASABLE_LOGS = ['inspections', 'decisions', 'run_log', 'customs_log'] as const;
export type ErasableLog = (typeof ERASABLE_LOGS)[number];

export const ERASABLE_PARTS: readonly ErasablePart[] = [...PARTS, 'photo'];

/** Consecutive lines of one log. */
export interface ErasedRange {
  readonly log: ErasableLog;
  readonly from: number;
  readonly to: number;
  readonly parts: readonly ErasablePart[];
  /** For lines of earlier versions: the SHA-256 of the rest of the record, in hex, by the number of the line. */
  readonly left?: Readonly<Record<string, string>>;
}

export type ErasureLine =
  | (ErasureDecision & { readonly action: 'rule'; readonly days: ErasureDays })
  | (ErasureDecision & {
      readonly action: 'erase';
      readonly cause: ErasureCause;
      readonly rule?: number;
      readonly lines: readonly ErasedRange[];
    });

export const isRecordPart = (part: ErasablePart): part is RecordPart => part !== 'photo';

/** True for the parts that are also in the stored content of another desk's bundle. That content is erased together with either part. */
export const isOfKeptBundle = (part: ErasablePart): boolean => part === 'place' || part === 'reference';
