// `desk trust etsi`: copies the anchors of a list of trusted entities (ETSI TS 119 602) into a draft.

import { readPem } from '../../domain/certificates/anchor.ts';
import { readEntityList } from '../../domain/etsi-list/entity-list.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { inGroups } from '../../domain/keys/fingerprint.ts';
import { withEntityList } from '../../features/trust-authoring/index.ts';
import { print } from '../../lib/terminal.ts';
import { textOf } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';
import { change, draftOf } from './draft.ts';
import { scopeOf } from './limits.ts';
import { need, nowOf, refused, type Values } from './options.ts';

/** `etsi DRAFT LIST --signer CERTIFICATE.pem --types T,T [--service URI]… [--scope …]` */
export function etsi([file = '', listFile = '', ...more]: readonly string[], values: Values): number {
  if (listFile === '' || more.length > 0) throw new UsageFault('name the draft and the list of trusted entities');
  const signerFile = need(values.signer, 'signer');
  const signer = readPem(textOf(signerFile));
  if ('detail' in signer) throw new UsageFault(`--signer: '${signerFile}' cannot be used: ${signer.detail}`);
  const types = need(values.types, 'types').split(',');
  const wanted = values.service;
  const services = (type: string): boolean => (wanted.length === 0 ? type.endsWith('/Issuance') : wanted.includes(type));
  const now = nowOf(values);
  const read = readEntityList(textOf(listFile), { signer, now, services });
  if (!read.ok) return refused({ code: 'bad-content', detail: read.detail, faults: [] });
  const { list } = read;
  const limits = { credentialTypes: types, ...(values.scope === undefined ? {} : { scope: scopeOf(values.scope) }) };
  const taken = withEntityList(draftOf(file), list, limits, now);
  if ('detail' in taken) return refused({ code: 'bad-content', detail: taken.detail, faults: [] });
  const code = change(file, () => taken.draft);
  if (code !== 0) return code;
  print(
    `“${oneLine(list.operator)}” (${oneLine(list.territory)}), list number ${list.sequence} of ${list.issuedAt}, next ${list.nextUpdate}`,
  );
  print(`signed under ${inGroups(Buffer.from(signer.sha256, 'base64url').toString('hex'))}`);
  print(`anchors: ${taken.added.length} added, ${taken.kept.length} kept, ${taken.removed.length} removed`);
  for (const id of taken.removed) print(`- ${id}`);
  for (const { id, from, to } of taken.changed) print(`${id}: ${from} → ${to}`);
  for (const { id, status, listed } of taken.stricter)
    print(`${id}: stays ${status}; the list says ${listed} (to follow it: desk trust add DRAFT CERTIFICATE.pem --status ${listed})`);
  for (const line of list.omitted) print(`left out: ${oneLine(line, 500)}`);
  return 0;
}
