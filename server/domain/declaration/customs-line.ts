// Defines the lines of the log of declarations and suspensions, and the columns that lists read.
import type { RecordedDeclaration, RecordedHold } from '../../contract/index.ts';

interface AboutEntry {
  readonly inspection: number;
  readonly inspectionHash: string;
  readonly requestId: string;
}

export type CustomsLine =
  | (AboutEntry & RecordedDeclaration & { readonly action: 'declaration' })
  | (AboutEntry & RecordedHold & { readonly action: 'hold' });

export interface ListedCustoms {
  readonly inspection_id: number;
  readonly action: CustomsLine['action'];
  readonly request_id: string;
  /** Of a declaration: 1 if a field contradicts. */
  readonly contradicts: number;
  /** Of a suspension: its last day. */
  readonly until: string | null;
}

export const listedCustoms = (line: CustomsLine): ListedCustoms => ({
  inspection_id: line.inspection,
  action: line.action,
  request_id: line.requestId,
  contradicts: line.action === 'declaration' && line.findings.some(({ outcome }) => outcome === 'contradicts') ? 1 : 0,
  until: line.action === 'hold' ? (line.workingDays.at(-1) ?? null) : null,
});
