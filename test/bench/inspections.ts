// A number of inspections in, a data folder with a log of so many out: written by the program's own append, from inspections that it made of the sample set.
// Each has an item, a moment and a signature of its own; some come from files, some are repeated, a part is decided.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Inspection } from '../../server/contract/index.ts';
import { original } from '../../server/domain/foreign/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/index.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { appendDecision, appendInspections, type Entry } from '../../server/store/audit-log/append.ts';
import { asPlainRows } from '../fixtures/plain-rows.ts';

export interface Log {
  readonly folder: string;
  /** The serial number in the entry of that number. */
  readonly serialOf: (number: number) => string;
}

const BATCH = 500;
const OFFICERS = ['Ana Lindqvist', 'Jürgen Groß', 'Marta Kowalska', 'Paul Weber', 'Zoë Martin'];
const PLACES = ['Kiel, Nord', 'Gate 4', 'Hall B'];
const DECISIONS = ['released', 'held', 'referred'] as const;
const START = Date.parse('2026-01-02T06:00:00.000Z');
const serialOf = (number: number): string => `SN-${String(number).padStart(7, '0')}`;

/** `decided` of a hundred entries have a decision. */
export function logOf(entries: number, { decided = 90 } = {}): Log {
  const folder = mkdtempSync(join(tmpdir(), `dpp-desk-log-${entries}-`));
  const context = openApp({ folder });
  loadSample(context);
  const { store } = context;
  const made = patterns(context);
  store.db.pragma('synchronous = OFF');
  const some = store.db.transaction((from: number) => {
    const until = Math.min(entries, from + BATCH);
    const written = appendInspections(
      store,
      Array.from({ length: until - from }, (_, at) => varied(made[(from + at) % made.length] as Inspection, from + at)),
    );
    for (const { id, hash, headline, at } of written) {
      if (id % 100 >= decided) continue;
      const decision = DECISIONS[id % 7 < 5 ? 0 : (id % 7) - 4] ?? 'held';
      const said = { decision, officer: OFFICERS[id % 5] ?? '', place: PLACES[id % 3] ?? '', reference: `R-${id % 997}`, note: headline };
      appendDecision(store, id, { ...said, inspectionHash: hash }, new Date(Date.parse(at) + 30_000));
    }
  });
  for (let from = made.length; from < entries; from += BATCH) some.immediate(from);
  context.close();
  return { folder, serialOf };
}

/** One inspection for each passport of the sample set by its label, one for each of its credentials as a file, and some of things that have no copy. */
function patterns(context: ReturnType<typeof openApp>): readonly Inspection[] {
  const { db } = context.store;
  asPlainRows(context.store);
  const items = db.prepare('SELECT gtin, serial FROM passports WHERE serial IS NOT NULL').all() as { gtin: string; serial: string }[];
  const bodies = db.prepare("SELECT body FROM credentials WHERE source = 'published' ORDER BY dpp_code, sha256").pluck().all() as string[];
  const scans = [
    ...items.flatMap(({ gtin, serial }) => Array.from({ length: 4 }, () => `https://id.example.org/01/${gtin}/21/${serial}`)),
    ...items.map((_, at) => `https://id.example.org/01/09520123456788/21/NONE${at}`),
  ].map((text) => inspect({ channel: 'wedge', text, symbology: ']Q1' }, context).inspections);
  const files = bodies
    .filter((_, at) => at % 5 === 0)
    .map((text, at) => inspect({ channel: 'file', text, fileName: `delivery ${at}.json` }, context).inspections);
  return [...scans, ...files].flat();
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base58Of = (bytes: Uint8Array): string => [...bytes].map((byte) => BASE58[byte % 58]).join('');
const changed = (text: string, from: string | undefined, to: string): string => (from === undefined ? text : text.replaceAll(from, to));

/** The same with another item, moment and signature, in the record and in each document within it. */
function varied({ id: _id, hash: _hash, decisions: _decisions, inspectedAgain: _again, ...pattern }: Inspection, number: number): Entry {
  const serial = pattern.recognised.serial ?? (pattern.product?.serial as string | undefined);
  const given = serialOf(number);
  const other = (text: string): string => {
    const token = /^([\w-]+)\.([\w-]+)\.[\w-]{86}/.exec(text);
    if (token !== null) {
      const payload = Buffer.from(token[2] ?? '', 'base64url').toString();
      const body = Buffer.from(changed(payload, serial, given)).toString('base64url');
      return `${token[1]}.${body}.${randomBytes(64).toString('base64url')}${text.slice(token[0].length)}`;
    }
    return changed(text, serial, given).replace(/("proofValue":"z)\w+/, (_all, begin: string) => begin + base58Of(randomBytes(87)));
  };
  const { credential, input, ...rest } = pattern;
  const all = JSON.parse(changed(JSON.stringify(rest), serial, given)) as typeof rest;
  const text = other(original(input.text));
  return {
    ...all,
    at: new Date(START + number * 290_000).toISOString(),
    input: { ...input, text, sha256: createHash('sha256').update(text).digest('hex'), bytes: Buffer.byteLength(text) },
    ...(credential === undefined
      ? {}
      : {
          credential: {
            ...(JSON.parse(changed(JSON.stringify(credential), serial, given)) as typeof credential),
            raw: credential.raw === input.text ? text : other(original(credential.raw)),
          },
        }),
    sample: false,
  };
}
