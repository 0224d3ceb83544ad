// Creates, verifies and applies packs (`desk pack`), and reports each refusal with its code.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { PackPreview, PackRefusedEntry } from '../contract/index.ts';
import { oneLine } from '../domain/foreign/index.ts';
import { lineOf } from '../domain/formats/wanted-codes.ts';
import { defined } from '../domain/json/defined.ts';
import { ROLE_NAMES } from '../domain/passport/roles.ts';
import { didKeyOfJwk, type FileSigner, signerOfKey } from '../domain/signed-file/signed-file.ts';
import { trustFromIssuers } from '../domain/trust/from-issuers.ts';
import { fingerprintOfDidKey, readTrustList } from '../domain/trust-list/read.ts';
import { openApp } from '../features/app/index.ts';
import type { PackResult } from '../features/packs/index.ts';
import { applyPack, createPack, type PackProgress, PackRefusal, previewPack } from '../features/packs/index.ts';
import { itemsOfText } from '../features/sync/index.ts';
import { trustOf } from '../features/trust/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print, progress } from '../lib/terminal.ts';
import { RELEASED } from '../lib/version.ts';
import { openStore, storeFile } from '../store/open.ts';
import { listApplied } from '../store/packs.ts';
import { serviceName } from '../store/settings.ts';
import { dataFolder } from './input/data-folder.ts';
import { textOf } from './input/files.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readInput } from './input/read-text.ts';
import { readOptions, UsageFault, type ValuesOf } from './input/usage.ts';
import { makers, ownIdentity } from './pack-makers.ts';
import { keyOf } from './trust/office.ts';
import { need, only } from './trust/options.ts';

const OPTIONS = {
  texts: ['data', 'out', 'key', 'name', 'since', 'codes', 'trust', 'role', 'by', 'second', 'creator-key', 'fingerprint', 'reason', 'sequence'],
  flags: ['json', 'own', 'passports'], words: true,
} as const; // biome-ignore format: a table of options

type Values = ValuesOf<typeof OPTIONS>;
type Action = (files: readonly string[], values: Values) => number | Promise<number>;

const ACTIONS: Readonly<Record<string, Action>> = { create, verify, apply, list, makers };

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [name = '', ...files] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageFault(`say what to do: ${Object.keys(ACTIONS).join(', ')}`);
  try {
    return await action(files, values);
  } catch (error) {
    if (!(error instanceof PackRefusal)) throw error;
    note(`REFUSED ${error.code}: ${error.message}`);
    if (error.code === 'sequence-jump') note("'--sequence N' confirms it, as its maker says it");
    if (error.code === 'unknown-creator' && values['creator-key'] === undefined)
      note("'--creator-key HEX' confirms it, and '--fingerprint HEX' that of the list's operator, where it is another one");
    return 1;
  }
}

function create(files: readonly string[], values: Values): number {
  if (files.length > 0) throw new UsageFault('--out names the file of the new pack');
  const out = need(values.out, 'out');
  if (existsSync(out)) throw new UsageFault(`there is a file '${out}' already`);
  if (values.own === (values.key !== undefined)) throw new UsageFault('say who signs: --key FILE, or --own for the key of this service');
  const role = ROLE_NAMES.find((known) => known === (values.role ?? 'consumer'));
  if (role === undefined) throw new UsageFault(`--role is one of ${ROLE_NAMES.join(', ')}`);
  const since = values.since === undefined ? undefined : Number(values.since);
  if (since !== undefined && (!Number.isSafeInteger(since) || since < 1))
    throw new UsageFault('--since is the sequence of an earlier pack');
  if (since !== undefined && values.codes !== undefined)
    throw new UsageFault('--since and --codes do not go together: a selection is no series');
  // Parsed strictly, because a line that names nothing would otherwise be missing silently.
  const lines = values.codes === undefined ? undefined : itemsOfText(readInput(values.codes)).map(lineOf);
  using context = closing(openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) }));
  const signer = values.key === undefined ? ownSigner(context.signer()) : signerOfKey(keyOf(values.key));
  const header = createPack(context, {
    out,
    role,
    passports: values.passports,
    creator: values.name ?? serviceName(context.store),
    signer,
    ...defined({ since, lines }),
    ...(values.trust === undefined ? {} : { trust: trustListIn(values.trust) }),
  });
  const fingerprint = fingerprintOfDidKey(signer.did);
  if (values.json) print({ ...header, chunks: header.chunks.length, fingerprint });
  else print(`pack ${header.sequence}: ${inside(header.counts)}, signed with the key ${fingerprint}`);
  return 0;
}

const ownSigner = ({ publicJwk, sign }: ReturnType<ReturnType<typeof openApp>['signer']>): FileSigner => ({
  did: didKeyOfJwk(publicJwk.x),
  sign,
});

function trustListIn(file: string): string {
  const trustList = textOf(file).trim();
  const read = readTrustList(trustList);
  if (!read.ok) throw new UsageFault(`--trust: the trust list '${file}' cannot be used: ${read.detail}`);
  return trustList;
}

/** Lists the contents of a pack. Omits kinds of which there are none. */
const inside = ({
  credentials,
  passports,
  events,
  statusLists = 0,
  registrySnapshots = 0,
  rulesEditions = 0,
}: PackPreview['counts']): string =>
  [
    ...counted(credentials, '1 credential', `${credentials} credentials`),
    ...counted(passports, '1 passport', `${passports} passports`),
    ...counted(events, 'the events of 1 passport', `the events of ${events} passports`),
    ...counted(statusLists, '1 status list', `${statusLists} status lists`),
    ...counted(registrySnapshots, 'a snapshot of the registry', `${registrySnapshots} snapshots of the registry`),
    ...counted(rulesEditions, 'an edition of the rules', `${rulesEditions} editions of the rules`),
  ].join(', ') || 'nothing';

const counted = (count: number, one: string, many: string): readonly string[] => (count === 0 ? [] : [count === 1 ? one : many]);

function verify(files: readonly string[], values: Values): number {
  const file = only(files, 'the pack');
  const now = new Date();
  const folder = dataFolder(values.data);
  using store = existsSync(storeFile(folder)) ? closing(openStore(folder, { readonly: true })) : undefined;
  const own = store && ownIdentity(store);
  const preview = previewPack(file, {
    ...defined({ store }),
    ...(own === undefined ? {} : { ownKey: own.key }),
    trust: store === undefined ? { ...trustFromIssuers([]), clockFloor: RELEASED } : trustOf(store, own?.identity, now),
    now,
    given: given(values),
  });
  if (values.json) print(preview);
  else tell(preview);
  return preview.against === undefined || preview.already ? 0 : 1;
}

function tell({
  creator,
  fingerprint,
  sequence,
  since,
  selection,
  issuedAt,
  counts,
  trust,
  refused,
  refusals,
  already,
  own,
  against,
}: PackPreview): void {
  const what = since === undefined ? (selection ? ', a selection' : '') : `, the changes since pack ${since}`;
  print(`“${oneLine(creator)}”, pack ${sequence} of ${issuedAt}${what}; signed with the key ${fingerprint}`);
  print(inside(counts));
  if (counts.passports + counts.events > 0)
    print(own ? 'signed with the key of this service: passports and events become its own' : RECEIVED);
  if (trust !== undefined)
    print(
      `trust list of “${oneLine(trust.operator)}”, sequence ${trust.sequence}: ${TRUST[trust.becomes]}; signed with the key ${trust.fingerprint}`,
    );
  tellRefused(refused, refusals);
  if (already) print('it was applied here already');
  else
    print(
      against === undefined
        ? 'it can be applied here'
        : `it cannot be applied here as it is: ${against.code}, ${oneLine(against.detail, 500)}`,
    );
}

const RECEIVED = 'passports and events are kept apart, as received from its maker: they change nothing of this service, and are not public';

const TRUST = {
  'taken-over': 'newer than what is in force here',
  already: 'in force here',
  older: 'older than what is in force here, kept for what it says against an issuer',
  pending: 'kept, not in force: its number jumps too far beyond the last one that was compared',
  twice: 'kept: another list has this number too, only what both say counts; report it to the operator',
} as const;

function tellRefused(refused: number, refusals: readonly PackRefusedEntry[]): void {
  for (const { entry, kind, code, detail } of refusals) note(`#${entry} ${kind}: REFUSED ${code} ${oneLine(detail, 500)}`);
  if (refused > refusals.length) note(`… and ${refused - refusals.length} more`);
}

const given = ({ 'creator-key': creatorKey, fingerprint, second, reason, sequence }: Values) => ({
  ...(sequence === undefined ? {} : { sequence: Number(sequence) }),
  ...defined({ creatorKey, fingerprint, secondPerson: second, reason }),
});

async function apply(files: readonly string[], values: Values): Promise<number> {
  const file = only(files, 'the pack');
  const who = need(values.by, 'by');
  using context = closing(openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) }));
  const result = await applyPack(context, file, { who, ...given(values) }, { progress: verified, processes: availableParallelism() });
  if (values.json) print({ already: result.already, ...result.applied });
  else tellResult(result);
  return result.applied.report.refused === 0 ? 0 : 2;
}

const verified = ({ chunk, chunks }: PackProgress): void => progress(`verified ${chunk} of ${chunks} parts`, chunk === chunks);

function tellResult({ already, applied: { sequence, creator, report } }: PackResult): void {
  const {
    credentials,
    alreadyHere,
    passports,
    events,
    received,
    conflicts = 0,
    statusLists,
    registrySnapshots,
    rulesEditions,
    refused,
    refusals,
    trust,
  } = report;
  print(
    `${already ? 'applied before' : 'applied'}: pack ${sequence} of “${oneLine(creator)}”: ${inside({ credentials, passports, events, ...defined({ statusLists, registrySnapshots, rulesEditions }) })}; ${alreadyHere} ${alreadyHere === 1 ? 'credential was' : 'credentials were'} here before, ${refused} ${refused === 1 ? 'entry' : 'entries'} refused`,
  );
  if (received) print(RECEIVED);
  if (conflicts > 0)
    print(
      `${conflicts === 1 ? '1 event says' : `${conflicts} events say`} something else under an ID that their asserter used before: both are kept`,
    );
  if (trust !== undefined) print(`trust list: ${trust === 'taken-over' ? 'in force now' : TRUST[trust]}`);
  tellRefused(refused, refusals);
}

function list(files: readonly string[], values: Values): number {
  if (files.length > 0) throw new UsageFault('list takes no file');
  using store = closing(openStore(dataFolder(values.data), { readonly: true }));
  const applied = listApplied(store);
  if (values.json) print({ applied });
  else
    for (const { sequence, creator, appliedAt, appliedBy } of applied)
      print(`${appliedAt}  pack ${sequence} of “${oneLine(creator)}”, by ${appliedBy}`);
  if (applied.length === 0 && !values.json) print('no pack was applied on this computer yet');
  return 0;
}
