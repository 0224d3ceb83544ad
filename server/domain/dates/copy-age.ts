// Judges whether a copy of the data of another service is recent enough to verify with.
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';
import { CLOCK_TOLERANCE } from './clock.ts';

export interface CopyAge {
  /** The moment whose data the copy contains, ISO 8601 UTC. */
  readonly asOf: string;
  /** Milliseconds after which the copy no longer supports a verdict of today. */
  readonly maxLag: number;
}

/** Returns the age of a copy in milliseconds. Undefined if the copy has no date, or one that is ahead of this clock. */
export function lagOf({ asOf }: Pick<CopyAge, 'asOf'>, moment: number): number | undefined {
  const lag = moment - Date.parse(asOf);
  return Number.isNaN(lag) || lag < -CLOCK_TOLERANCE ? undefined : Math.max(0, lag);
}

/** Returns undefined for a copy within its limit. */
export function judgeCopyAge(copy: CopyAge, moment: number): Evidence | undefined {
  const lag = lagOf(copy, moment);
  if (lag !== undefined && lag <= copy.maxLag) return undefined;
  const detail =
    lag === undefined
      ? say('copy-ahead', { date: dated(copy.asOf) })
      : say('copy-behind', { seconds: Math.floor(lag / 1000), most: Math.floor(copy.maxLag / 1000) });
  return evidence('DPP-TRU-12', detail, copy.asOf);
}
