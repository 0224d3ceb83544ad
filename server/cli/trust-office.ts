// The office's part of the trust commands: a key, a draft of the list, and from it one signed snapshot after the other.
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { isObject, type JsonObject } from '../recognise/json.ts';
import { parseStrictJson } from '../recognise/strict-json.ts';
import { type Draft, nextSnapshot, readDraft, withEntry } from '../snapshot/draft.ts';
import { openKeyFile, sealedKeyFile } from '../snapshot/key-file.ts';
import { fingerprintOfDidKey, readSnapshot } from '../snapshot/read.ts';
import { didKeyOf, signSnapshot } from '../snapshot/write.ts';
import { isDid } from '../verify/did.ts';
import { replace, textOf, writeNew } from './files.ts';
import { type Action, drawn, momentOf, need, only, print, refused, type Values } from './trust-options.ts';
import { UsageFault } from './usage.ts';

export const OFFICE_ACTIONS: Readonly<Record<string, Action>> = { keygen, create, add, remove, rotate, sign: signDraft };

/** The key never leaves its file; a passphrase in DPP_DESK_OPERATOR_SECRET seals it. */
function keygen(files: readonly string[], values: Values): number {
  if (files.length > 0) throw new UsageFault('--out names the file of the new key');
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = process.env.DPP_DESK_OPERATOR_SECRET;
  const pem = secret ? sealedKeyFile(privateKey, secret) : privateKey.export({ format: 'pem', type: 'pkcs8' });
  writeNew(need(values.out, 'out'), pem.toString(), 0o600);
  const fingerprint = fingerprintOfDidKey(didKeyOf(createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))));
  print(fingerprint);
  drawn(fingerprint, values);
  return 0;
}

function create(files: readonly string[], values: Values): number {
  const operator = need(values.operator, 'operator');
  if (!isDid(operator)) throw new UsageFault('--operator is the DID of the office that keeps the list');
  writeNew(
    only(files, 'the new draft'),
    draftText({ issuer: { id: operator, name: need(values.name, 'name') }, sequence: 0, entries: [] }),
    0o644,
  );
  return 0;
}

/** `add DRAFT DID-DOCUMENT` */
function add([file = '', documentFile = '', ...more]: readonly string[], values: Values): number {
  if (documentFile === '' || more.length > 0) throw new UsageFault('name the draft and the DID document of the issuer');
  const { name, country, role, status, since, types } = values;
  if (status !== undefined && !isStatus(status)) throw new UsageFault('--status is granted, suspended or withdrawn');
  const lists = values['status-list'] ?? [];
  const listIssuers = values['list-issuers'];
  return change(file, (draft) => {
    let at = '';
    try {
      const statusLists = lists.map((list) => {
        at = list;
        return textOf(list);
      });
      return withEntry(
        draft,
        {
          didDocument: objectOf(documentFile),
          statusLists,
          ...(name === undefined ? {} : { legalName: name }),
          ...(country === undefined ? {} : { country }),
          ...(role === undefined ? {} : { role }),
          ...(status === undefined ? {} : { status }),
          ...(since === undefined ? {} : { since }),
          ...(types === undefined ? {} : { credentialTypes: types.split(',') }),
          ...(listIssuers === undefined ? {} : { statusListIssuers: listIssuers.split(',') }),
        },
        momentOf(values),
      );
    } catch (error) {
      if (error instanceof RangeError) throw new UsageFault(`'${at}' ${error.message}`);
      throw error;
    }
  });
}

const isStatus = (value: string): value is 'granted' | 'suspended' | 'withdrawn' => ['granted', 'suspended', 'withdrawn'].includes(value);

/** `remove DRAFT DID` */
function remove([file = '', did = '', ...more]: readonly string[]): number {
  if (did === '' || more.length > 0) throw new UsageFault('name the draft and the DID of the issuer');
  return change(file, (draft) => {
    if (!draft.entries.some((entry) => entry.did === did)) throw new UsageFault(`'${did}' is not in the draft`);
    return { ...draft, entries: draft.entries.filter((entry) => entry.did !== did) };
  });
}

/** The next snapshot, still signed with the present key, names the new one; from then on only the new one counts. */
function rotate(files: readonly string[], values: Values): number {
  const next = didKeyOf(keyOf(need(values['new-key'], 'new-key')));
  return change(only(files, 'the draft'), (draft) => ({ ...draft, operatorKeys: [next] }));
}

/** The sequence is used up before the file is there: the same number is never signed twice. */
function signDraft(files: readonly string[], values: Values): number {
  const file = only(files, 'the draft');
  const draft = draftOf(file);
  const days = Number(need(values.days, 'days'));
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new UsageFault('--days is a whole number from 1 to 3650: when the next snapshot is due');
  const out = need(values.out, 'out');
  const now = momentOf(values);
  const snapshot = nextSnapshot(draft, now, new Date(now.getTime() + days * 86_400_000));
  const signed = signSnapshot(snapshot, keyOf(need(values.key, 'key')));
  const read = readSnapshot(signed);
  if (!read.ok) return refused(read);
  replace(file, draftText({ ...draft, sequence: snapshot.sequence }));
  writeNew(out, `${signed}\n`, 0o644);
  print(`sequence ${snapshot.sequence}, issuers: ${snapshot.entries.length}, signed with the key ${read.fingerprint}`);
  drawn(read.fingerprint, values);
  return 0;
}

const draftText = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;

function draftOf(file: string): Draft {
  const draft = readDraft(textOf(file));
  if (!('issuer' in draft))
    throw new UsageFault(
      `the draft '${file}' cannot be used: ${draft.map(({ pointer, detail }) => `${pointer || '/'} ${detail}`).join('; ')}`,
    );
  return draft;
}

function change(file: string, edit: (draft: Draft) => Draft): number {
  const next = draftText(edit(draftOf(file)));
  const faults = readDraft(next);
  if (!('issuer' in faults)) return refused({ code: 'bad-content', detail: 'the draft was not changed', faults });
  replace(file, next);
  return 0;
}

function objectOf(file: string): JsonObject {
  const parsed = parseStrictJson(textOf(file));
  if (!parsed.ok) throw new UsageFault(`'${file}' is not strict JSON: ${parsed.detail}`);
  if (!isObject(parsed.value)) throw new UsageFault(`'${file}' is not a JSON object`);
  return parsed.value;
}

export function keyOf(file: string): KeyObject {
  const found = openKeyFile(textOf(file), process.env.DPP_DESK_OPERATOR_SECRET ?? '');
  if (!('code' in found)) return found;
  const next = found.code === 'wrong-passphrase' ? '; a sealed one needs its passphrase in DPP_DESK_OPERATOR_SECRET' : '';
  throw new UsageFault(`'${file}' cannot be used [${found.code}]: ${found.detail}${next}`);
}
