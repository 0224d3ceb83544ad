// An office with the sample set and its list of issuers, computers in the field, and packs between them.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPack as apply, type PackProgress } from '../../server/catalogue/pack.ts';
import type { PackConfirmation } from '../../server/catalogue/pack-admit.ts';
import { createPack, type PackOrder } from '../../server/catalogue/pack-create.ts';
import { loadSample } from '../../server/catalogue/sample.ts';
import { type Desk, openDesk } from '../../server/desk.ts';
import { keyFileOf } from '../../server/identity/keys.ts';
import { PackRefusal } from '../../server/pack/pack.ts';
import { openPack } from '../../server/pack/read.ts';
import { didKeyOfJwk, signerOfKey } from '../../server/snapshot/signed-file.ts';
import { freshDesk } from '../http/desk.ts';
import { DUE, entry, ISSUED, OPERATOR, signed } from '../snapshot/office.ts';

/** After the day of the release, which is the floor of every clock. */
export const NOW = new Date('2027-06-01T12:00:00Z');

export function office({ sample = true } = {}): { readonly desk: Desk; readonly close: () => void; readonly trust: string } {
  const { desk, close } = freshDesk({ now: () => NOW });
  desk.changeSettings({ baseUrl: 'https://office.example' });
  if (sample) loadSample(desk);
  const { did, didDocument } = desk.signer();
  return { desk, close, trust: signed(1, [entry({ did, didDocument, legalName: 'Office' })], { issuedAt: ISSUED, nextUpdate: DUE }) };
}

/** A second computer of the same service: the same name, and the same key. */
export function secondOf({ store, settings, signer }: Desk): {
  readonly desk: Desk;
  readonly own: Partial<PackOrder>;
  readonly close: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-second-'));
  cpSync(keyFileOf(store.folder), keyFileOf(folder));
  const desk = openDesk({ folder, newStore: true, baseUrl: settings().baseUrl, now: () => NOW });
  const { publicJwk, sign } = signer();
  const close = () => {
    desk.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { desk, own: { signer: { did: didKeyOfJwk(publicJwk.x), sign } }, close };
}

export const inTheField = () => freshDesk({ now: () => NOW });

let packs = 0;
export function pack(desk: Desk, order: Partial<PackOrder> = {}): string {
  const out = join(desk.store.folder, `${++packs}.pack`);
  createPack(desk, { out, creator: 'Office', role: 'consumer', passports: false, signer: signerOfKey(OPERATOR), ...order });
  return out;
}

export function fingerprintIn(file: string): string {
  const { fingerprint, close } = openPack(file);
  close();
  return fingerprint;
}

export function chunksIn(file: string): number {
  const { header, close } = openPack(file);
  close();
  return header.chunks.length;
}

/** With the fingerprint compared, unless said otherwise. */
export const applyPack = (desk: Desk, file: string, given: Partial<PackConfirmation> = {}, progress?: (at: PackProgress) => void) =>
  apply(desk, file, { who: 'Ana', creatorKey: fingerprintIn(file), ...given }, progress === undefined ? {} : { progress });

/** As the one before, verified by several processes. */
export const applyBeside = (desk: Desk, file: string, progress: (chunk: number) => void = () => {}) =>
  apply(desk, file, { who: 'Ana', creatorKey: fingerprintIn(file) }, { processes: 2, progress: ({ chunk }) => progress(chunk) });

export async function refusalOf(work: () => Promise<unknown> | unknown): Promise<string> {
  try {
    await work();
    return 'none';
  } catch (error) {
    if (error instanceof PackRefusal) return error.code;
    throw error;
  }
}

/** Everything that a pack may change, without the moments. */
export function stateOf({ store }: Pick<Desk, 'store'>): Readonly<Record<string, readonly unknown[]>> {
  const all = (sql: string) => store.db.prepare(sql).pluck().all();
  return {
    credentials: all('SELECT sha256 FROM credentials ORDER BY id'),
    filed: all(`SELECT coalesce(dpp_code, '') FROM credentials ORDER BY id`),
    passports: all('SELECT document FROM passports ORDER BY dpp_code'),
    events: all('SELECT dpp_code || event_id || asserter FROM events ORDER BY 1'),
    received: all('SELECT asserter || dpp_code || document FROM received_passports ORDER BY 1'),
    packs: all('SELECT sha256 FROM packs_applied ORDER BY id'),
    creators: all('SELECT did_key FROM pack_creators ORDER BY 1'),
    snapshots: all('SELECT sha256 FROM snapshots ORDER BY id'),
    operators: all('SELECT did_key FROM operator_keys ORDER BY 1'),
    issuers: all('SELECT did FROM issuers ORDER BY 1'),
    lists: all("SELECT url || body FROM status_statements WHERE kind = 'list' ORDER BY 1"),
  };
}

/** What a computer in the field holds when one process applied the pack in one go. */
export async function stateAfter(file: string): Promise<ReturnType<typeof stateOf>> {
  const { desk, close } = inTheField();
  await applyPack(desk, file);
  const state = stateOf(desk);
  close();
  return state;
}

/** The files beside the store in which a pack is prepared. */
export const staged = ({ store }: Pick<Desk, 'store'>): readonly string[] =>
  readdirSync(store.folder).filter((name) => name.startsWith('pack-staging'));

/** Those among them that processes write, each its own. */
export const partsOf = ({ store }: Pick<Desk, 'store'>): readonly string[] =>
  staged({ store }).filter((name) => /^pack-staging-.*\.sqlite$/.test(name));
