// Implements the trust commands of an office: create a key, and maintain the draft of the list.

import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { didKeyDocument, didKeyMultikey, isDid } from '../../domain/did/did.ts';
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { sealedKeyFile } from '../../domain/keys/key-file.ts';
import { signedFileSha256 } from '../../domain/signed-file/signed-file.ts';
import type { Retraction } from '../../domain/trust/vouching.ts';
import { fingerprintOfDidKey, readTrustList } from '../../domain/trust-list/read.ts';
import { methodIdsOf } from '../../domain/trust-list/shape.ts';
import type { TrustListEntry } from '../../domain/trust-list/trust-list.ts';
import { didKeyOf } from '../../domain/trust-list/write.ts';
import { withEntry, withoutEntry } from '../../features/trust-authoring/index.ts';
import { print } from '../../lib/terminal.ts';
import { textOf, writeNew } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';
import { change, documentOf, draftText, endOf, hashOf, keyOf } from './draft.ts';
import { alwaysDisclosedOf, scopeOf } from './limits.ts';
import { type Action, drawn, need, nowOf, only, refused, type Values } from './options.ts';

export { keyOf };

export const OFFICE_ACTIONS: Readonly<Record<string, Action>> = { keygen, create, add, remove, rotate, key, retract, reset };

/** Writes a new operator key. The key never leaves its file; a passphrase in DPP_DESK_OPERATOR_SECRET seals it. */
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

/** `add DRAFT DID-DOCUMENT`, `add DRAFT CERTIFICATE.pem`, or `add DRAFT DID-KEY --desk` */
function add([file = '', documentFile = '', ...more]: readonly string[], values: Values): number {
  if (documentFile === '' || more.length > 0)
    throw new UsageFault(
      'name the draft and the DID document of the issuer, or the certificate of an anchor, or with --desk the did:key of a desk',
    );
  const { name, country, role, status, since, types } = values;
  if (status !== undefined && !isStatus(status)) throw new UsageFault('--status is granted, suspended or withdrawn');
  const lists = values['status-list'];
  const listIssuers = values['list-issuers'];
  const alwaysDisclosed = alwaysDisclosedOf(values);
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
          didDocument: values.desk ? deskDocument(documentFile) : documentOf(documentFile),
          ...(values.desk ? { kind: 'desk' as const } : {}),
          statusLists,
          ...defined({ legalName: name, country, role, status, since }),
          ...(types === undefined ? {} : { credentialTypes: types.split(',') }),
          ...(listIssuers === undefined ? {} : { statusListIssuers: listIssuers.split(',') }),
          ...(values.scope === undefined ? {} : { scope: scopeOf(values.scope) }),
          ...(alwaysDisclosed.length === 0 ? {} : { alwaysDisclosed }),
        },
        nowOf(values),
      );
    } catch (error) {
      if (error instanceof RangeError) throw new UsageFault(`'${at}' ${error.message}`);
      throw error;
    }
  });
}

/** The DID document for a desk key as `desk evidence key` prints it. */
function deskDocument(did: string): JsonObject {
  const document = didKeyMultikey(did)?.kind === 'Ed25519' ? didKeyDocument(did) : undefined;
  if (document === undefined) throw new UsageFault(`--desk: '${did}' is not the did:key of a desk, as 'desk evidence key' prints it there`);
  return document;
}

const isStatus = (value: string): value is 'granted' | 'suspended' | 'withdrawn' => ['granted', 'suspended', 'withdrawn'].includes(value);

/** `remove DRAFT DID` */
function remove([file = '', did = '', ...more]: readonly string[]): number {
  if (did === '' || more.length > 0) throw new UsageFault('name the draft and the DID of the issuer, or the identifier of the anchor');
  return change(file, (draft) => {
    if (!draft.entries.some((entry) => entry.did === did)) throw new UsageFault(`'${did}' is not in the draft`);
    return withoutEntry(draft, did);
  });
}

/** The next list, still signed with the present key, names the new one. From then on, only the new key counts. */
function rotate(files: readonly string[], values: Values): number {
  const next = didKeyOf(keyOf(need(values['new-key'], 'new-key')));
  return change(only(files, 'the draft'), (draft) => {
    if (draft.operators !== undefined)
      throw new UsageFault("several operators sign this list: 'desk trust operators' names them and their keys anew");
    return { ...draft, operatorKeys: [next] };
  });
}

/**
 * `key DRAFT KEY-ID`: the period in which the operator vouches for signatures of that key, or the time of its revocation. Keeps values that
 * are not given.
 */
function key([file = '', id = '', ...more]: readonly string[], { from, until, revoked }: Values): number {
  if (id === '' || more.length > 0) throw new UsageFault('name the draft and the key: the verification method of an issuer');
  if (from === undefined && until === undefined && revoked === undefined) throw new UsageFault('--from, --until or --revoked is needed');
  return change(file, (draft) => {
    const isOf = ({ didDocument, keys = [] }: TrustListEntry) => methodIdsOf(didDocument).has(id) || keys.some((one) => one.id === id);
    const entry = draft.entries.find(isOf);
    if (entry === undefined) throw new UsageFault(`'${id}' is a key of no issuer in the draft`);
    const window = {
      ...entry.keys?.find((one) => one.id === id),
      id,
      ...defined({ from }),
      ...(until === undefined ? {} : { until: endOf(until, '--until') }),
      ...defined({ revoked }),
    };
    const keys = [...(entry.keys ?? []).filter((one) => one.id !== id), window];
    return { ...draft, entries: draft.entries.map((one) => (one === entry ? { ...one, keys } : one)) };
  });
}

/** `retract DRAFT LIST…`, or `retract DRAFT --method ID [--except LIST]…` */
function retract([file = '', ...lists]: readonly string[], { method, except }: Values): number {
  if (file === '' || (lists.length === 0) === (method === undefined))
    throw new UsageFault('name the draft and the lists that are retracted, or with --method the key under which everything is');
  const [did = ''] = method?.split('#', 1) ?? [];
  const made: readonly Retraction[] =
    method === undefined ? lists.map((list) => ({ sha256: hashOf(list) })) : [{ did, key: method, except: except.map(hashOf) }];
  return change(file, (draft) => ({ ...draft, retracts: [...(draft.retracts ?? []), ...made] }));
}

/** `reset DRAFT LIST`: accepts a list whose number jumps. */
function reset([file = '', list = '', ...more]: readonly string[]): number {
  if (list === '' || more.length > 0) throw new UsageFault('name the draft and the list whose number is to be accepted');
  const read = readTrustList(textOf(list));
  if (!read.ok) return refused(read);
  const made = { sequence: read.trustList.sequence, sha256: signedFileSha256(textOf(list)) };
  return change(file, (draft) => ({ ...draft, resets: [...(draft.resets ?? []), made] }));
}
