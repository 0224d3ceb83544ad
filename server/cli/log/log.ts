// Makes and cosigns checkpoints of logs, and compares the logs here with what others have seen (`desk log`).
import { writeFileSync } from 'node:fs';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { readCheckpoint, type SignedCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { cosignedAt } from '../../domain/merkle/cosignature.ts';
import { readRequest } from '../../domain/merkle/request.ts';
import {
  brokenIn,
  compare,
  cosignCheckpoint,
  type LogVerdict,
  makeCheckpoint,
  readWitness,
  type Witness,
  witnessKey,
} from '../../features/log-witness/index.ts';
import { closing } from '../../lib/closing.ts';
import { readBounded } from '../../lib/files/read-bounded.ts';
import { note, print } from '../../lib/terminal.ts';
import { deviceOf, devicePublicKey } from '../../store/audit-log/device.ts';
import { beginSigning } from '../../store/audit-log/signing.ts';
import { closingOnFault, openStore } from '../../store/open.ts';
import type { ServiceKey } from '../../store/service-keys/keys.ts';
import type { Store } from '../../store/store.ts';
import { folderWithStore } from '../input/data-folder.ts';
import { passphraseIn } from '../input/passphrase.ts';
import { readOptions, UsageFault, type ValuesOf } from '../input/usage.ts';
import { only } from '../trust/options.ts';
import { run as erase } from './erase.ts';

const OPTIONS = { texts: ['data', 'out', 'since'], lists: ['witness'], flags: ['json'], words: true } as const;
type Options = ValuesOf<typeof OPTIONS>;

/** The options that only some actions accept, by action. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  checkpoint: ['out', 'since'],
  cosign: ['out'],
  verify: ['witness'],
};

export function run(args: string[]): number {
  if (args[0] === 'erase') return erase(args.slice(1));
  const { values, positionals } = readOptions(args, OPTIONS);
  const [action = '', ...files] = positionals;
  const takes = TAKES[action];
  if (takes === undefined) throw new UsageFault('say what to do: checkpoint, cosign, verify or erase');
  const { out, since, witness } = values;
  for (const [name, given] of Object.entries({ out, since, witness: witness[0] }))
    if (given !== undefined && !takes.includes(name)) throw new UsageFault(`--${name} does not go with ${action}`);
  if (action === 'verify') return verify(files, values);
  if (action === 'cosign') return cosign(only(files, 'the checkpoint'), values);
  if (files.length > 0) throw new UsageFault('checkpoint takes no file: name the new one with --out');
  return checkpoint(values);
}

function withKey<Result>(option: string | undefined, work: (store: Store, key: ServiceKey) => Result): Result {
  const folder = folderWithStore(option);
  const store = openStore(folder);
  const result = closingOnFault(store, () => {
    const { faults } = beginSigning(store, passphraseIn(process.env).secret, new Date());
    for (const { log, detail } of faults) note(`${log}: ${detail}`);
    return work(store, deviceOf(store.db) as ServiceKey);
  });
  store.close();
  return result;
}

function checkpoint({ data, out, since }: Options): number {
  return withKey(data, (store, key) => {
    write(makeCheckpoint(store, key, since === undefined ? 0 : sizeOf(since)), out);
    note(`signed with the key of this computer, fingerprint ${keyFingerprint(key.publicJwk)}`);
    return 0;
  });
}

/** `--since` is a number of leaves, or a file with the checkpoint that had them. */
function sizeOf(since: string): number {
  if (/^(?:0|[1-9]\d{0,14})$/.test(since)) return Number(since);
  const earlier = readFile(since).checkpoint;
  if (earlier === undefined) throw new UsageFault(`--since takes a number of leaves or a checkpoint, and '${since}' is neither`);
  return earlier.size;
}

function cosign(file: string, { data, out, json }: Options): number {
  return withKey(data, (store, key) => {
    const made = cosignCheckpoint(store, key, readFile(file).text, new Date());
    if (made.outcome === 'refused') {
      if (json) print({ outcome: made.outcome, reason: made.reason, seen: made.before?.size ?? 0 });
      note(`REFUSED ${made.reason}: ${made.detail}`);
      if (made.reason === 'proof-needed' || made.reason === 'not-proved')
        note(`on the other computer: desk log checkpoint --since ${made.before?.size}`);
      return made.reason === 'inconsistent' || made.reason === 'other-key' ? 1 : 2;
    }
    write(made.note, out);
    const { checkpoint: seen, before } = made;
    note(
      before === undefined
        ? `the first checkpoint of '${seen.origin}' here: compare the fingerprint of its key with its owner, ${seen.key.fingerprint}`
        : `'${seen.origin}' has all ${before.size} leaves that were seen at ${before.cosignedAt}, and ${seen.size - before.size} more`,
    );
    note(`others verify this cosignature with --witness ${witnessKey(key)}`);
    return 0;
  });
}

const EXIT = { intact: 0, rewritten: 1, undetermined: 2 } as const;

function verify(files: readonly string[], { data, witness, json }: Options): number {
  if (files.length === 0) throw new UsageFault('name at least one checkpoint');
  const witnesses = witness.map(witnessOf);
  const folder = folderWithStore(data);
  const key = devicePublicKey(folder);
  const own = key === undefined ? undefined : Buffer.from(key, 'base64url');
  using store = closing(openStore(folder, { readonly: true }));
  const broken = brokenIn(store);
  const outcomes = files.map((file) => {
    const verdict = ofFile(readFile(file).checkpoint, witnesses, (seen) =>
      compare(store, seen, broken, { ownKey: own, isWitnessed: witnesses.length > 0 }),
    );
    if (json) print({ file, ...verdict });
    else tell(file, verdict);
    return verdict.outcome;
  });
  const worst = (['rewritten', 'undetermined'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'intact';
  return EXIT[worst];
}

function ofFile(
  seen: SignedCheckpoint | undefined,
  witnesses: readonly Witness[],
  compared: (seen: SignedCheckpoint) => LogVerdict,
): LogVerdict {
  if (seen === undefined) return { outcome: 'undetermined', detail: 'this is no checkpoint, or its signature is not valid', lines: [] };
  const missing = witnesses.filter(({ name, key }) => cosignedAt(seen.note, name, key) === undefined);
  if (missing.length > 0)
    return { outcome: 'undetermined', detail: `no valid cosignature of ${missing.map(({ name }) => name).join(', ')}`, lines: [] };
  return compared(seen);
}

function tell(file: string, { outcome, detail, lines }: LogVerdict): void {
  print(`${outcome.toUpperCase()} ${file}: ${detail}`);
  for (const { log, number } of lines) print(`  ${log} ${number}`);
}

function witnessOf(text: string): Witness {
  const witness = readWitness(text);
  if (witness === undefined) throw new UsageFault(`--witness takes the key that 'desk log cosign' prints, not '${text}'`);
  return witness;
}

function readFile(file: string): { readonly text: string; readonly checkpoint: SignedCheckpoint | undefined } {
  const read = readBounded(file);
  if ('code' in read) throw new UsageFault(read.detail);
  const text = Buffer.from(read.content).toString('utf8');
  const request = readRequest(text);
  return { text, checkpoint: request && readCheckpoint(request.note) };
}

/** Never overwrites a file. */
function write(text: string, out: string | undefined): void {
  if (out === undefined) {
    for (const line of text.slice(0, -1).split('\n')) print(line);
    return;
  }
  try {
    writeFileSync(out, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new UsageFault(`there is a file '${out}' already`);
    throw error;
  }
}
