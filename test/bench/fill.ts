// Importing and publishing passports, against what is inevitable of it: parsing, checking the schema, signing, verifying, and one bare row for the same bytes. Processor time of this thread; for publishing, which uses all cores, the time that passes.
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseStrictJson } from '../../server/domain/json/strict-json.ts';
import { parsePassport } from '../../server/domain/passport/model.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { publishMany } from '../../server/features/issuing/publish-many.ts';
import { importText } from '../../server/features/passports/import.ts';
import { openStore } from '../../server/store/open.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import type { Store } from '../../server/store/store.ts';
import { concluded, type Measured, print, type Round } from './measure.ts';
import { settle } from './settle.ts';
import { codeOf, passports } from './stores.ts';

const CORES = availableParallelism();

/** Microseconds of this thread for each. */
function time(count: number, work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / count;
}

/** Microseconds that pass for each. */
async function elapsed(count: number, work: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) * 1000) / count;
}

function bareRows({ db }: Store): (rows: Iterable<readonly [string, string]>) => void {
  db.exec('CREATE TABLE IF NOT EXISTS bare (name TEXT, body TEXT)');
  const insert = db.prepare('INSERT INTO bare VALUES (?, ?)');
  return db.transaction((rows: Iterable<readonly [string, string]>) => {
    for (const row of rows) insert.run(...row);
  }).immediate;
}

/** The first round has the code compiled. */
async function rounds<T>(count: number, round: (folder: string, at: number) => T | Promise<T>): Promise<readonly T[]> {
  const samples: T[] = [];
  for (let at = 0; at <= count; at++) {
    const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-fill-'));
    try {
      samples.push(await round(folder, at));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return samples.slice(1);
}

/** So many that one parser still takes the text: 5 MiB. */
export function measureImport(count = 600, most = 7): Promise<Measured> {
  const text = JSON.stringify(passports(count));
  const round = (folder: string, at: number): Round => {
    if (at % 2 === 0) return { limit: importBare(text, count, folder), real: importReal(text, count, folder) };
    return { real: importReal(text, count, folder), limit: importBare(text, count, folder) };
  };
  return settle({
    rounds: (times) => rounds(times * most, round),
    conclude: (samples) => concluded('import of passports, text to store / parse, check, bare insert', 0.5, samples),
  });
}

function importBare(text: string, count: number, folder: string): number {
  const bare = openStore(join(folder, 'bare'));
  const put = bareRows(bare);
  const limit = time(count, () => {
    const parsed = parseStrictJson(text);
    if (!parsed.ok || !Array.isArray(parsed.value)) throw new Error('the passports of the bench cannot be parsed');
    const values = parsed.value;
    put(
      values.map((value) => {
        const read = parsePassport(value);
        if (!read.ok) throw new Error(JSON.stringify(read.errors));
        return [read.passport.dppCode, JSON.stringify(read.passport)] as const;
      }),
    );
  });
  bare.close();
  return limit;
}

function importReal(text: string, count: number, folder: string): number {
  const context = openApp({ folder: join(folder, 'desk') });
  const real = time(count, () => {
    const { refused } = importText(text, context);
    if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
  });
  context.close();
  return real;
}

export async function measurePublish(count = 200, most = 5): Promise<Measured> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = JSON.stringify(passports(count));
  const samples = await rounds(most, async (folder) => {
    const context = openApp({ folder: join(folder, 'desk'), baseUrl: 'https://maker.example' });
    importText(text, context);
    const codes = Array.from({ length: count }, (_, at) => codeOf(at));
    const real = await elapsed(count, () =>
      publishMany(codes, context, ({ refused }) => {
        if (refused !== undefined) throw refused;
      }),
    );
    const bodies = Array.from({ length: count }, (_, at) => credentialsByCode(context.store, codeOf(at)).map(({ body }) => body)).flat();
    context.close();
    const signed = await elapsed(count, () => {
      for (const body of bodies) {
        const bytes = Buffer.from(body);
        if (!verify(null, bytes, publicKey, sign(null, bytes, privateKey))) throw new Error('a signature of the bench does not hold');
      }
    });
    const bare = openStore(join(folder, 'bare'));
    const put = bareRows(bare);
    const stored = await elapsed(count, () => put(bodies.map((body, at) => [String(at), body] as const)));
    bare.close();
    return { limit: signed / CORES + stored, real };
  });
  // The budget is 0.5, which takes fewer bytes: until then told, not gated.
  return concluded(
    `publish, signed, checked and stored (aim 0.5) / as many signatures and verifications on ${CORES} cores, bare insert`,
    0,
    samples,
  );
}

if (import.meta.main) print([await measureImport(), await measurePublish()]);
