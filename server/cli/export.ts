// Exports passports, events and credentials as one JSON array that `desk import` accepts (`desk export`).

import { createWriteStream, openSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapedJson } from '../domain/foreign/index.ts';
import { ROLE_NAMES } from '../domain/passport/roles.ts';
import type { EntryKind } from '../features/packs/index.ts';
import { everything, type PackWish, selected, type Travelling } from '../features/packs/index.ts';
import { closing } from '../lib/closing.ts';
import { note } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions, UsageFault } from './input/usage.ts';

const OPTIONS = { texts: ['data', 'out', 'role'], flags: ['all', 'passports', 'events', 'credentials'], words: true } as const;

const KINDS = { passports: 'passport', events: 'events', credentials: 'credential' } as const satisfies Readonly<Record<string, EntryKind>>;
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS);
  if (values.all === positionals.length > 0) throw new UsageFault('name what is wanted, or say --all');
  const role = ROLE_NAMES.find((known) => known === (values.role ?? 'consumer'));
  if (role === undefined) throw new UsageFault(`--role is one of ${ROLE_NAMES.join(', ')}`);
  const wanted = NAMES.filter((name) => values[name]);
  const kinds: ReadonlySet<EntryKind> = new Set((wanted.length === 0 ? NAMES : wanted).map((name) => KINDS[name]));
  using store = closing(openStore(dataFolder(values.data), { readonly: true }));
  const told: Told = { counts: new Map(), absent: [] };
  const wish = { role, passports: true };
  const things = values.all ? everything(store, wish) : named(store, positionals, wish, told);
  await write(asArray(things, kinds, told), values.out);
  note(`exported: ${NAMES.map((name) => `${name} ${told.counts.get(KINDS[name]) ?? 0}`).join(', ')}`);
  for (const one of told.absent) note(`nothing is here of '${one}'`);
  return told.absent.length === 0 ? 0 : 1;
}

interface Told {
  readonly counts: Map<EntryKind, number>;
  /** The requested names that are not in the store. */
  readonly absent: string[];
}

function* named(store: Store, names: readonly string[], wish: PackWish, told: Told): Generator<Travelling> {
  for (const name of names) {
    let here = false;
    for (const found of selected(store, [name], wish)) {
      here ||= found.entry.kind !== 'status-list';
      yield found;
    }
    if (!here) told.absent.push(name);
  }
}

/** Writes each thing once. Signed JSON is written as it was signed; a token is written as a JSON string. */
function* asArray(things: Iterable<Travelling>, kinds: ReadonlySet<EntryKind>, told: Told): Generator<string> {
  const given = new Set<string>();
  let before = '[\n';
  for (const { thing, entry } of things) {
    if (!kinds.has(entry.kind) || given.has(thing)) continue;
    given.add(thing);
    told.counts.set(entry.kind, (told.counts.get(entry.kind) ?? 0) + 1);
    const text = `${before}${/^\s*\{/.test(entry.text) ? entry.text : JSON.stringify(entry.text)}`;
    yield text;
    before = ',\n';
  }
  yield given.size === 0 ? '[]\n' : '\n]\n';
}

/** Writes to a new file, which is removed if writing fails. */
async function write(lines: Generator<string>, file: string | undefined): Promise<void> {
  // Equivalent JSON: characters that a terminal would interpret are written as escapes, which does not affect signatures over the value.
  const text = Readable.from(file === undefined ? lines.map(escapedJson) : lines, { objectMode: false, encoding: 'utf8' });
  const fd = file === undefined ? undefined : create(file);
  try {
    if (file === undefined || fd === undefined) await pipeline(text, process.stdout, { end: false });
    else await pipeline(text, createWriteStream(file, { fd, flush: true }));
  } catch (error) {
    if (file !== undefined) rmSync(file, { force: true });
    const { syscall, code } = error as NodeJS.ErrnoException;
    throw syscall === 'write' ? new UsageFault(`'${file}' cannot be written (${code})`) : error;
  }
}

/** Readable by its owner only, because not all of the content is public. */
function create(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageFault(code === 'EEXIST' ? `there is a file '${file}' already` : `'${file}' cannot be written (${code})`);
  }
}
