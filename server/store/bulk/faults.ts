// Stores why an input was not inspected: the name of a fault that this program defines, or the detail of another fault.
import type { BulkFault } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';

const OTHER = 'other: ';
const LONGEST = 500;

export const storedFault = (fault: BulkFault): string =>
  fault.kind === 'other' ? OTHER + original(fault.detail).slice(0, LONGEST) : fault.kind;

export const toFault = (stored: string): BulkFault =>
  stored === 'content' || stored === 'stopped'
    ? { kind: stored }
    : { kind: 'other', detail: stored.startsWith(OTHER) ? stored.slice(OTHER.length) : stored };
