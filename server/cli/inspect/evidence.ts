// Makes evidence bundles and slips, and prints the key that signs them and the page that checks them (`desk evidence`).
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { BundleTooLarge } from '../../domain/bundle/write.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import { createEvidence, type EvidenceScope, type EvidenceSource, makeSlip } from '../../features/evidence/index.ts';
import { closing } from '../../lib/closing.ts';
import { keepSmall } from '../../lib/small-memory.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { note, print, printFile } from '../../lib/terminal.ts';
import { openBundle } from '../../process/static.ts';
import { deviceOf, devicePublicKey } from '../../store/audit-log/device.ts';
import { beginSigning } from '../../store/audit-log/signing.ts';
import { runsNamed } from '../../store/evidence/runs.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { folderWithStore } from '../input/data-folder.ts';
import { passphraseIn } from '../input/passphrase.ts';
import { readMoment, readOptions, UsageFault, type ValuesOf } from '../input/usage.ts';

const OPTIONS = { texts: ['data', 'run', 'inspections', 'out', 'now'], flags: ['all', 'json'], words: true } as const;
type Values = ValuesOf<typeof OPTIONS>;

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [action, ...more] = positionals;
  const known = action === 'create' || action === 'slip' || action === 'key' || action === 'verifier';
  if (!known || more.length > (action === 'slip' ? 1 : 0)) throw new UsageFault('say what to do: create, slip, key, verifier');
  if (action === 'verifier') return writeVerifier();
  const folder = folderWithStore(values.data);
  if (action === 'slip') return slip(folder, more[0], values);
  return action === 'key' ? showKey(folder, values) : create(folder, values);
}

/** The page is one of the files of the screens. Its hash goes to standard error, so that standard output contains only the page. */
function writeVerifier(): number {
  const page = openBundle().file('/check-evidence.html');
  if (page === undefined) {
    note('REFUSED not-built: the page is built with the screens: run "npm run build" once');
    return 1;
  }
  printFile(page.bytes.toString());
  note(`SHA-256 ${createHash('sha256').update(page.bytes).digest('hex')}`);
  return 0;
}

function showKey(folder: string, { json }: Values): number {
  const x = devicePublicKey(folder);
  if (x === undefined) {
    note('REFUSED no-key: this computer has no key yet: it gets one when the app starts, or with its first bundle');
    return 1;
  }
  return told(didKeyOfJwk(x), json);
}

function told(key: string, json: boolean): number {
  const fingerprint = fingerprintOfDidKey(key);
  if (json) print({ key, fingerprint });
  else {
    print(key);
    print(fingerprint);
  }
  return 0;
}

function create(folder: string, values: Values): number {
  const { out, json } = values;
  if (out === undefined) throw new UsageFault('--out names the file of the bundle');
  if (existsSync(out)) throw new UsageFault(`there is a file '${out}' already`);
  const keep = keepSmall();
  return withStore(folder, values, (store, source) => {
    // Each entry is read twice, in order, so that a larger page cache would only use more memory.
    store.db.pragma('cache_size = -2048');
    const scope = scopeOf(store, values);
    const from = source();
    const bytes = writeParts(out, createEvidence(from, scope), keep);
    const did = didKeyOfJwk(from.key.publicJwk.x);
    if (json) print({ file: out, bytes, key: did, fingerprint: fingerprintOfDidKey(did) });
    else {
      print(`evidence ${out}: ${bytes} bytes`);
      print(`signed by this computer, fingerprint ${fingerprintOfDidKey(did)}`);
    }
  });
}

function slip(folder: string, number: string | undefined, values: Values): number {
  if (number === undefined || !/^[1-9]\d{0,14}$/.test(number)) throw new UsageFault('slip takes the number of one inspection');
  return withStore(folder, values, (_, source) => {
    const made = makeSlip(source(), Number(number));
    print(values.json ? made : made.text);
  });
}

/** `source` starts signing, which may create the key of this computer. A refusal before that creates none. */
function withStore(folder: string, values: Values, act: (store: Store, source: () => EvidenceSource) => void): number {
  const now = values.now === undefined ? new Date() : readMoment(values.now, '--now');
  using store = closing(openStore(folder));
  try {
    act(store, () => {
      beginSigning(store, passphraseIn(process.env).secret, new Date());
      const key = deviceOf(store.db);
      if (key === undefined) throw new TypeError('signing has begun without a key');
      return { store, key, now };
    });
    return 0;
  } catch (error) {
    if (!(error instanceof BundleTooLarge) && !(error instanceof StoreFault && REFUSALS.has(error.code))) throw error;
    note(`REFUSED ${error instanceof StoreFault ? error.code : 'too-large'}: ${error.message}`);
    return 1;
  }
}

const REFUSALS: ReadonlySet<StoreFault['code']> = new Set<StoreFault['code']>(['conflict', 'not-found']);

function scopeOf(store: Store, { all, run: named, inspections }: Values): EvidenceScope {
  if ([all, named !== undefined, inspections !== undefined].filter(Boolean).length > 1)
    throw new UsageFault('--all, --run and --inspections exclude one another');
  if (inspections !== undefined) {
    const numbers = inspections.split(',').map((one) => one.trim());
    if (!numbers.every((one) => /^[1-9]\d{0,14}$/.test(one))) throw new UsageFault('--inspections takes numbers such as 12,13,20');
    return { kind: 'inspections', ids: numbers.map(Number) };
  }
  if (named === undefined) return { kind: 'all' };
  const [found, another] = runsNamed(store, named);
  if (found === undefined) throw new StoreFault('not-found', `there is no run '${named}'`);
  if (another !== undefined) throw new UsageFault(`--run: several runs are called '${named}': name one by its id`);
  return { kind: 'run', run: found };
}

/** The file gets its final name only when it is complete. */
function writeParts(out: string, parts: Iterable<Uint8Array>, keep: () => void): number {
  const unfinished = `${out}.${process.pid}.new`;
  const file = openSync(unfinished, 'wx', 0o600);
  let bytes = 0;
  try {
    for (const part of parts) {
      for (let done = 0; done < part.length; ) {
        const written = writeSync(file, part, done);
        done += written;
        bytes += written;
      }
      keep();
    }
    fsyncSync(file);
    closeSync(file);
    renameSync(unfinished, out);
    return bytes;
  } catch (error) {
    try {
      closeSync(file);
    } catch {
      // The file was already closed when renaming it failed.
    }
    rmSync(unfinished, { force: true });
    throw error;
  }
}
