// Signs a beacon that names the newest list, as a file or a QR code, and shows such files (`desk trust beacon`).

import { qrPng } from '../../domain/formats/qr.ts';
import { signedFileSha256 } from '../../domain/signed-file/signed-file.ts';
import { type Beacon, readBeacon, signBeacon, signBeaconAlso } from '../../domain/trust-list/beacon.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import { print } from '../../lib/terminal.ts';
import { textOf, writeNew } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';
import { keyOf } from './draft.ts';
import { need, nowOf, only, QR_PIXELS, refused, type Values } from './options.ts';

export function beacon(files: readonly string[], values: Values): number {
  if (values.read) return show(only(files, 'the beacon'), values);
  const text = files.length === 0 ? made(values) : further(only(files, 'the list or the beacon'), values);
  if (typeof text !== 'string') return refused({ ...text, faults: [] });
  if (values.out === undefined && values.qr === undefined) print(text);
  if (values.out !== undefined) writeNew(values.out, `${text}\n`, 0o644);
  if (values.qr !== undefined) writeNew(values.qr, picture(text), 0o644);
  return 0;
}

/** A beacon for the operator and number in the options. */
function made(values: Values): string {
  const { operator, name, newest } = values;
  return signed(
    { issuer: { id: need(operator, 'operator'), name: need(name, 'name') }, newest: Number(need(newest, 'newest')), at: at(values) },
    values,
  );
}

type Refused = { readonly code: string; readonly detail: string };

/** A beacon for a list, with its hash; or a further signature on a beacon of several operators. */
function further(file: string, values: Values): string | Refused {
  const text = textOf(file);
  const present = readBeacon(text);
  if (present.ok) return signBeaconAlso(text, keyOf(need(values.key, 'key')));
  const list = readTrustList(text);
  if (!list.ok) return list;
  const { issuer, sequence } = list.trustList;
  if (values.newest !== undefined && Number(values.newest) !== sequence)
    return { code: 'other-number', detail: `'${file}' is list number ${sequence}, not ${values.newest}` };
  return signed({ issuer, newest: sequence, sha256: signedFileSha256(text), at: at(values) }, values);
}

const at = (values: Values): string => nowOf(values).toISOString();

function signed(content: Beacon, values: Values): string {
  try {
    return signBeacon(content, keyOf(need(values.key, 'key')));
  } catch (error) {
    throw error instanceof RangeError ? new UsageFault(error.message) : error;
  }
}

function picture(text: string): Uint8Array {
  try {
    return qrPng(text, QR_PIXELS);
  } catch {
    throw new UsageFault('the beacon is too large for one QR code: use --out');
  }
}

function show(file: string, values: Values): number {
  const read = readBeacon(textOf(file));
  if (!read.ok) return refused({ ...read, faults: [] });
  const { beacon: found, signers } = read;
  if (values.json) print({ ...found, signers });
  else {
    print(`${found.issuer.name} (${found.issuer.id}): the newest list is number ${found.newest}, as of ${found.at}`);
    if (found.sha256 !== undefined) print(`its hash ${found.sha256}`);
    for (const { fingerprint } of signers) print(`signed with the key ${fingerprint}`);
  }
  return 0;
}
