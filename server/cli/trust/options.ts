// Defines the options of the trust commands, and the actions that several of them share.

import { qrPng } from '../../domain/formats/qr.ts';
import { note } from '../../lib/terminal.ts';
import { writeNew } from '../input/files.ts';
import { readMoment, type readOptions, UsageFault } from '../input/usage.ts';

const text = { type: 'string' } as const;
export const OPTIONS = {
  data: text, json: { type: 'boolean', default: false }, reset: { type: 'boolean', default: false }, by: text, second: text, fingerprint: text, reason: text, operator: text, name: text, country: text,
  role: text, status: text, since: text, types: text, 'list-issuers': text, 'status-list': { type: 'string', multiple: true }, key: text, 'new-key': text,
  days: text, now: text, out: text, qr: text, last: text, end: { type: 'string', multiple: true }, 'leave-out': { type: 'string', multiple: true },
  scope: text, 'always-disclosed': { type: 'string', multiple: true }, 'type-metadata': { type: 'string', multiple: true },
  threshold: text, method: text, except: { type: 'string', multiple: true }, from: text, until: text, revoked: text, newest: text, read: { type: 'boolean', default: false }, signer: text, service: { type: 'string', multiple: true }, lift: { type: 'boolean', default: false }, empty: { type: 'boolean', default: false }, desk: { type: 'boolean', default: false },
} as const; // biome-ignore format: a table of options

export type Values = ReturnType<typeof readOptions<{ args: string[]; options: typeof OPTIONS; allowPositionals: true }>>['values'];

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
