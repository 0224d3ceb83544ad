// Defines the options of the trust commands, and the actions that several of them share.

import { qrPng } from '../../domain/formats/qr.ts';
import { note } from '../../lib/terminal.ts';
import { writeNew } from '../input/files.ts';
import { readMoment, UsageFault, type ValuesOf } from '../input/usage.ts';

export const OPTIONS = {
  texts: [
    'data', 'by', 'second', 'fingerprint', 'reason', 'operator', 'name', 'country', 'role', 'status', 'since', 'types', 'list-issuers',
    'key', 'new-key', 'days', 'now', 'out', 'qr', 'last', 'scope', 'threshold', 'method', 'from', 'until', 'revoked', 'newest', 'signer',
  ],
  lists: ['status-list', 'end', 'leave-out', 'always-disclosed', 'type-metadata', 'except', 'service'],
  flags: ['json', 'reset', 'read', 'lift', 'empty', 'desk'],
  words: true,
} as const; // biome-ignore format: a table of options

export type Values = ValuesOf<typeof OPTIONS>;

export type Action = (files: readonly string[], values: Values) => number;

export const only = (files: readonly string[], what: string): string => {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageFault(`name one file: ${what}`);
  return file;
};

export const need = (value: string | undefined, option: string): string => {
  if (value === undefined || value.trim() === '') throw new UsageFault(`--${option} is needed`);
  return value;
};

export const nowOf = ({ now }: Values): Date => (now === undefined ? new Date() : readMoment(now, '--now'));

/** `--qr FILE`: writes the fingerprint as a picture, to be printed and scanned on another computer. */
export function drawn(fingerprint: string, { qr }: Values): void {
  if (qr !== undefined) writeNew(qr, qrPng(fingerprint, QR_PIXELS), 0o644);
}

/** In pixels; six centimetres on paper at 300 dots per inch. */
export const QR_PIXELS = 720;

interface Refused {
  readonly code: string;
  readonly detail: string;
  readonly faults: readonly { pointer: string; detail: string }[];
}

/**
 * Reports a refusal, which changed nothing: the first line states the reason, the others the locations. `compared` is the fingerprint that
 * was given.
 */
export function refused({ code, detail, faults }: Refused, compared?: string): number {
  note(`REFUSED ${code}: ${detail}`);
  if (code === 'unknown-operator' && compared === undefined) note("'--fingerprint HEX' confirms it");
  for (const { pointer, detail: what } of faults) note(`  ${pointer || '/'}: ${what}`);
  return 1;
}
