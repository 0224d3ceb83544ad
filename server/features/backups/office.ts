// Adds an office's trust-list draft and its last list to a backup, and plans how a restore puts them back.
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupDifference, BackupOffice } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject, type Json } from '../../domain/json/json.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import { MAX_FILE_BYTES, readBounded } from '../../lib/files/read-bounded.ts';
import { type Draft, draftFile, findDraft, lastFile, readDraft } from '../trust-authoring/index.ts';
import { BackupRefusal, OFFICE_FILES, type OfficeFile, type OfficePart } from './backup.ts';
import type { OpenBackup } from './facts.ts';

type Texts = Readonly<Partial<Record<OfficeFile, string>>>;

/** Reads no other file of that folder, so that a key stored there never gets into a backup. Throws `office-draft`. */
export function officeTexts(folder: string): Texts {
  const found = findDraft(folder);
  if (found === undefined) return {};
  if (!('draft' in found)) throw new BackupRefusal('office-draft', `'${draftFile(folder)}': ${found[0]?.detail ?? 'it cannot be read'}`);
  if (holdsPrivateKey(found.draft as unknown as Json))
    throw new BackupRefusal('office-draft', `'${draftFile(folder)}' holds a private key: take it out of the file`);
  const last = readBounded(lastFile(folder));
  const list = 'code' in last ? undefined : Buffer.from(last.content).toString('utf8');
  // A list that cannot be read is left out, because it has no effect anywhere.
  return { 'draft.json': found.text, ...(list === undefined || !readTrustList(list).ok ? {} : { 'last-list.jwt': list }) };
}

/**
 * Checked because unknown members of a draft are kept, and a backup passes through many hands. `d`: RFC 7517 and 8037; multibase as in Data
 * Integrity.
 */
const holdsPrivateKey = (value: Json | undefined): boolean => {
  if (typeof value === 'string') return /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value);
  if (Array.isArray(value)) return value.some(holdsPrivateKey);
  if (!isObject(value)) return false;
  if (typeof value.kty === 'string' && value.d !== undefined) return true;
  return Object.entries(value).some(([name, one]) => /^(?:secret|private)Key(?:Multibase|Jwk)$/.test(name) || holdsPrivateKey(one));
};

export const officeParts = (texts: Texts): readonly OfficePart[] =>
  OFFICE_FILES.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ name, bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }];
  });

/** Reads the office files, which follow the database. Throws `changed` or `office-draft`. */
export function officeInside({ facts, read }: OpenBackup): { readonly texts: Texts; readonly draft: Draft | undefined } {
  let at = facts.bytes;
  const texts: Partial<Record<OfficeFile, string>> = {};
  for (const { name, bytes, sha256 } of facts.office ?? []) {
    const content = Buffer.alloc(Math.min(bytes, MAX_FILE_BYTES));
    read(content, at);
    at += bytes;
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new BackupRefusal('changed', `the digest of ${name} is another one`);
    texts[name] = content.toString('utf8');
  }
  const draft = texts['draft.json'] === undefined ? undefined : readDraft(texts['draft.json']);
  if (draft !== undefined && !('issuer' in draft)) throw new BackupRefusal('office-draft', draft[0]?.detail);
  return { texts, draft };
}

export interface OfficePlan {
  /** Files to put into the folder, under their names until the restore is finished. */
  readonly files: Readonly<Record<string, string>>;
  readonly inside?: BackupOffice;
  readonly said: readonly BackupDifference[];
}

/** A sequence used here and a key announced since are not reset, so that the same number is never signed twice. */
export function planOffice(folder: string, backup: OpenBackup): OfficePlan {
  const { texts, draft } = officeInside(backup);
  const text = texts['draft.json'];
  if (text === undefined || draft === undefined) return { files: {}, said: [] };
  requirePlace(folder);
  const [here, own] = [findDraft(folder), { draft, last: listOf(texts['last-list.jwt'], draft) }];
  const kept = here !== undefined && 'draft' in here && here.draft.issuer.id === draft.issuer.id ? here.draft : undefined;
  const last = readBounded(lastFile(folder));
  const lastHere = 'code' in last ? undefined : listOf(Buffer.from(last.content).toString('utf8'), draft);
  const [used, usedHere] = [numberOf(own), numberOf({ draft: kept, last: lastHere })];
  const isNewerHere = usedHere > used;
  const { operatorKeys: _, ...rest } = draft;
  const announced = kept?.operatorKeys;
  const next: Draft = isNewerHere ? { ...rest, sequence: usedHere, ...defined({ operatorKeys: announced }) } : draft;
  const list = isNewerHere ? undefined : own.last?.text;
  return {
    files: {
      'trust-office-draft.json': isNewerHere ? `${JSON.stringify(next, null, 2)}\n` : text,
      ...(list === undefined ? {} : { 'trust-office-last-list.jwt': list }),
    },
    inside: { name: draft.issuer.name, operator: draft.issuer.id, sequence: next.sequence, issuers: draft.entries.length },
    said: here === undefined || ('draft' in here && here.text === text) ? [] : [{ what: 'office-draft' }],
  };
}

/**
 * Refuses in advance what would stop a decided restore, because it would also stop every later start. A link may lead
 * to another disk, to which no file can be renamed.
 */
function requirePlace(folder: string): void {
  const place = dirname(draftFile(folder));
  if (lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new BackupRefusal('office-draft', `'${place}' is no folder of its own: take it away, the draft comes there`);
  for (const file of [draftFile(folder), lastFile(folder)])
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new BackupRefusal('office-draft', `'${file}' is a folder`);
}

interface List {
  readonly text: string;
  readonly sequence: number;
}

function listOf(text: string | undefined, draft: Draft): List | undefined {
  const read = text === undefined ? undefined : readTrustList(text);
  if (text === undefined || !read?.ok || read.trustList.issuer.id !== draft.issuer.id) return undefined;
  return { text, sequence: read.trustList.sequence };
}

const numberOf = ({ draft, last }: { readonly draft: Draft | undefined; readonly last: List | undefined }): number =>
  Math.max(draft?.sequence ?? 0, last?.sequence ?? 0);
