// Defines the log lines of declarations, printed lines, suspensions and measurements, and the columns of lists.
import type { RecordedDeclaration, RecordedHold, RecordedLine, RecordedMeasurement } from '../../contract/index.ts';

interface AboutEntry {
  readonly inspection: number;
  readonly inspectionHash: string;
  readonly requestId: string;
}

export type CustomsLine =
  | (AboutEntry & RecordedDeclaration & { readonly action: 'declaration' })
  | (AboutEntry & RecordedLine & { readonly action: 'line' })
  | (AboutEntry & RecordedHold & { readonly action: 'hold' })
  | (AboutEntry & RecordedMeasurement & { readonly action: 'measurement' });

export interface ListedCustoms {
  readonly inspection_id: number;
  readonly action: CustomsLine['action'];
  readonly request_id: string;
  /** 1 if a field of a declaration contradicts, or if a printed line differs. */
  readonly contradicts: number;
  /** The last day of a suspension. */
  readonly until: string | null;
}

export const listedCustoms = (line: CustomsLine): ListedCustoms => ({
  inspection_id: line.inspection,
  action: line.action,
  request_id: line.requestId,
  contradicts: contradicts(line) ? 1 : 0,
  until: line.action === 'hold' ? (line.workingDays.at(-1) ?? null) : null,
});

const contradicts = (line: CustomsLine): boolean =>
  line.action === 'line'
    ? line.outcome === 'differs'
    : line.action === 'declaration' && line.findings.some(({ outcome }) => outcome === 'contradicts');
