// Applying packs of vc+jwt passports, small and large ones, against verifying as many, text to evidence, and inserting their bytes, on all cores at once. Processor time, as on a machine that nobody else uses: what runs side by
// side is divided by the cores, what one process does alone at the end is not. Processes are started anew in every round, into a fresh store.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiled } from '../../server/cli/compiled.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { applyPack } from '../../server/features/packs/apply.ts';
import { openStore } from '../../server/store/open.ts';
import { passport } from '../fixtures/issuing.ts';
import { familyTime } from './family.ts';
import { type Measured, measure, median, print } from './measure.ts';
import { type Packed, packOf, textsIn } from './packed.ts';
import { settle } from './settle.ts';
import { signature, untpPassport } from './verify.ts';
import { openVerifying } from './verifying.ts';

const CORES = availableParallelism();
/** So many of them say what one needs. */
const SAMPLE = 5_000;

interface Sampled {
  /** Microseconds for each credential, where every core verifies at once, and where one does while the others rest. */
  readonly verified: number;
  readonly alone: number;
  /** Microseconds of all cores for one bare row with its bytes, committed and in the file of the store. */
  readonly inserted: number;
  readonly applied: Applied;
}

interface Applied {
  /** Microseconds for each credential. */
  readonly time: number;
  readonly wall: number;
}

/** A fifth of what a pack is made for: the start of the processes is in it, and is not most of it. */
const SMALL = 200_000;
/** Whole UNTP passports: with them the bytes that are written weigh more than what is done for each. */
const LARGE = 200_000;

export const measurePacks = async (): Promise<readonly Measured[]> => [
  await measurePack(SMALL, passport(), 0.8),
  await measurePack(LARGE, untpPassport(0), 0.55),
];

async function measurePack(credentials: number, made: JsonObject, atLeast: number, rounds = 3): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-pack-'));
  // As the command line does.
  keepCompiled();
  try {
    const packed = packOf(credentials, folder, { made });
    const texts = textsIn(packed.file, SAMPLE);
    const verifying = await openVerifying(texts, CORES);
    const { limitMicroseconds: bare } = measure(signature());
    const sample = async (): Promise<Sampled> => {
      const before = await verifying.time(CORES - 1);
      const applied = await apply(packed, credentials, join(folder, 'applied'));
      const verified = (before + (await verifying.time(CORES - 1))) / 2 / CORES;
      const inserted = insertBare(texts, credentials, join(folder, 'bare')) / CORES;
      return { verified, alone: (await verifying.time(0)) / CORES, inserted, applied };
    };
    const conclude = (samples: readonly Sampled[]): Measured => {
      const of = (ratio: (one: Sampled) => number): number => median(samples.map(ratio));
      const limit = ({ verified, inserted }: Sampled): number => verified + inserted;
      const wall = of((one) => limit(one) / one.applied.wall);
      const only = of(({ verified, applied }) => verified / applied.time);
      const [alone, checks] = [of(({ alone, applied }) => alone / applied.time), of(({ applied }) => bare / CORES / applied.time)];
      return {
        name: `pack of ${credentials} of ${Buffer.byteLength(texts[0] ?? '')} bytes each, file to store (by the clock on the wall ${wall.toFixed(2)}; against verifying alone ${only.toFixed(2)}, against one core that works alone × ${CORES} ${alone.toFixed(2)}, against bare crypto.verify ${checks.toFixed(2)}) / verified from text to evidence and inserted bare on ${CORES} cores at once`,
        ratio: of((one) => limit(one) / one.applied.time),
        atLeast,
        limitMicroseconds: of(limit),
        realMicroseconds: of(({ applied }) => applied.time),
      };
    };
    const settled = await settle({
      rounds: async (times) => {
        const samples: Sampled[] = [];
        for (let round = 0; round < times * rounds; round++) samples.push(await sample());
        return samples;
      },
      conclude,
    });
    verifying.close();
    return settled;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds of this process for each: as many rows of the texts in one transaction, and moved from the journal to the file as a pack's are. */
function insertBare(texts: readonly string[], count: number, folder: string): number {
  const store = openStore(folder);
  store.db.exec('CREATE TABLE bare (body TEXT)');
  const insert = store.db.prepare('INSERT INTO bare VALUES (?)');
  const start = process.cpuUsage();
  store.db.transaction(() => {
    for (let at = 0; at < count; at++) insert.run(texts[at % texts.length]);
  })();
  store.db.pragma('wal_checkpoint(TRUNCATE)');
  const { user, system } = process.cpuUsage(start);
  store.close();
  rmSync(folder, { recursive: true });
  return (user + system) / count;
}

async function apply({ file, fingerprint }: Packed, credentials: number, folder: string): Promise<Applied> {
  const context = openApp({ folder });
  const [start, all] = [performance.now(), familyTime()];
  let alone = process.cpuUsage();
  const progress = () => {
    alone = process.cpuUsage();
  };
  const { applied } = await applyPack(context, file, { who: 'bench', creatorKey: fingerprint }, { processes: CORES, progress });
  const wall = 1000 * (performance.now() - start);
  const { user, system } = process.cpuUsage(alone);
  const used = familyTime();
  context.close();
  rmSync(folder, { recursive: true });
  if (applied.report.credentials !== credentials) throw new Error(JSON.stringify(applied.report));
  const time = all === undefined || used === undefined ? wall : (used - all - user - system) / CORES + user + system;
  return { time: time / credentials, wall: wall / credentials };
}

if (import.meta.main) print(await measurePacks());
