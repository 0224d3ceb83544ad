// Reads and changes the draft of a trust list for the office commands, and opens the key files that sign it.
import type { KeyObject } from 'node:crypto';
import { anchorDocument, isPem, readPem } from '../../domain/certificates/anchor.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { openKeyFile } from '../../domain/keys/key-file.ts';
import { signedFileSha256 } from '../../domain/signed-file/signed-file.ts';
import { type Draft, readDraft } from '../../features/trust-authoring/index.ts';
import { replace, textOf } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';
import { refused } from './options.ts';

export const draftText = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;

export function draftOf(file: string): Draft {
  const draft = readDraft(textOf(file));
  if (!('issuer' in draft))
    throw new UsageFault(
      `the draft '${file}' cannot be used: ${draft.map(({ pointer, detail }) => `${pointer || '/'} ${detail}`).join('; ')}`,
    );
  return draft;
}

export function change(file: string, edit: (draft: Draft) => Draft): number {
  const next = draftText(edit(draftOf(file)));
  const faults = readDraft(next);
  if (!('issuer' in faults)) return refused({ code: 'bad-content', detail: 'the draft was not changed', faults });
  replace(file, next);
  return 0;
}

export function objectOf(file: string): JsonObject {
  const parsed = parseStrictJson(textOf(file));
  if (!parsed.ok) throw new UsageFault(`'${file}' is not strict JSON: ${parsed.detail}`);
  if (!isObject(parsed.value)) throw new UsageFault(`'${file}' is not a JSON object`);
  return parsed.value;
}

/** The key document of an issuer: a DID document, or the certificate of an anchor in PEM form. */
export function documentOf(file: string): JsonObject {
  const text = textOf(file);
  if (!isPem(text)) return objectOf(file);
  const read = readPem(text);
  const document = 'detail' in read ? undefined : anchorDocument(read);
  if (document === undefined) throw new UsageFault(`'${file}' cannot be used${'detail' in read ? `: ${read.detail}` : ''}`);
  return document;
}

export function keyOf(file: string): KeyObject {
  const found = openKeyFile(textOf(file), process.env.DPP_DESK_OPERATOR_SECRET ?? '');
  if (!('code' in found)) return found;
  const next = found.code === 'wrong-passphrase' ? '; a sealed one needs its passphrase in DPP_DESK_OPERATOR_SECRET' : '';
  throw new UsageFault(`'${file}' cannot be used [${found.code}]: ${found.detail}${next}`);
}

/** The hash of a signed statement: given directly, or computed from the file with that name. */
export const hashOf = (given: string): string => (/^[0-9a-f]{64}$/.test(given) ? given : signedFileSha256(textOf(given)));

/** Parses a moment, or a day, which stands for its end in UTC. */
export function endOf(text: string, option: string): string {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(moment) || Number.isNaN(Date.parse(moment)))
    throw new UsageFault(`${option} takes a day such as 2026-11-30 or a moment with a time zone, not '${text}'`);
  return moment;
}
