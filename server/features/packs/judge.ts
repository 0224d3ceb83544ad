// Judges the entries of a pack's chunk: rows to store, entries that wait for the store, and refusals.
import type { PackRefusedEntry } from '../../contract/index.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { VerifyContext } from '../../domain/verify/index.ts';
import { type CredentialRow, type JudgedCredential, judgeCredential } from '../passports/index.ts';
import type { PackEntry } from './format/pack.ts';

/** `entry`: number of the entry, counted through the whole pack. */
export interface JudgedRow {
  readonly entry: number;
  readonly row: CredentialRow;
}

export interface JudgedChunk {
  readonly rows: readonly JudgedRow[];
  /** How many rows are already in a separate file and not part of this message. */
  readonly elsewhere?: { readonly part: string; readonly rows: number };
  /** Entries other than credentials: whether they are accepted depends on the content of the store at that time. */
  readonly waiting: readonly (PackEntry & { readonly entry: number })[];
  readonly refused: readonly PackRefusedEntry[];
}

/**
 * `first` is the number of the first entry, counted through the pack from 0. A credential is judged as on import. Each
 * row is passed on at once, so that memory holds one row and not the chunk.
 */
export function judgeChunk(
  entries: readonly PackEntry[],
  first: number,
  context: VerifyContext,
  keep: (row: JudgedRow) => void,
): Omit<JudgedChunk, 'rows'> {
  const waiting: (PackEntry & { entry: number })[] = [];
  const refused: PackRefusedEntry[] = [];
  for (const [index, { kind, text }] of entries.entries()) {
    const entry = first + index;
    if (kind !== 'credential') waiting.push({ kind, text, entry });
    else {
      const judged = judge(text, context);
      if ('row' in judged) keep({ entry, row: judged.row });
      else refused.push({ entry, kind, code: judged.code, detail: judged.detail.slice(0, 500) });
    }
  }
  return { waiting, refused };
}

function judge(text: string, context: VerifyContext): JudgedCredential {
  const [item, ...more] = recognise({ text, channel: 'file' });
  if (item === undefined || more.length > 0) return { code: 'not-importable', detail: 'this is not one credential' };
  switch (item.kind) {
    case 'vc':
    case 'vc-jwt':
    case 'enveloped-vc':
    case 'sd-jwt':
      return underOwnName(judgeCredential(item, context), context);
    case 'invalid':
      return { code: item.code, detail: item.detail };
    default:
      return { code: 'not-importable', detail: `this is no signed credential, but: ${item.kind}` };
  }
}

/** If another service uses this one's name, all its credentials would be reported as altered. */
function underOwnName(judged: JudgedCredential, { trust }: VerifyContext): JudgedCredential {
  if ('row' in judged || judged.issuer === undefined || trust.issuers.get(judged.issuer)?.origin !== 'own') return judged;
  const detail = `it is issued as ${judged.issuer}, the identifier of this service, but no key of this service signed it as it is: it was altered, or another service uses the same base URL`;
  return { code: 'own-name', detail };
}
