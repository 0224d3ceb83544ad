// Packs of another service, one honest and one hostile, about the goods of our own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { signerOfKey } from '../../server/domain/signed-file/signed-file.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { createPack } from '../../server/features/packs/create.ts';
import { importText } from '../../server/features/passports/import.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { keyNamed, materialiser, parseTimestamp } from './materialise.ts';
import { bring } from './real.ts';
import type { Statement } from './statements.ts';
import { BROUGHT } from './steps.ts';
import { pin } from './worlds.ts';

const [{ passport: sample, events }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
const { sample: _, ...goods } = sample;
export const GOODS = goods;
export const CODE = GOODS.dppCode;

/** Packs of another service, made once: with goods and lists of the maker, and with a text under the code of our own passport. */
export interface Packs {
  readonly foreign: string;
  readonly hostile: string;
  readonly carried: readonly Statement[];
  readonly close: () => void;
}
const CARRIED = ['C1', 'R1clear'] as const;

export function makePacks(): Packs {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-model-packs-'));
  const carried = BROUGHT.filter(({ hash }) => (CARRIED as readonly string[]).includes(hash));
  const made = (name: string, fill: (context: AppContext) => void): string => {
    const context = openApp({ folder: withNewStore(join(folder, name)), now: () => parseTimestamp(2) });
    try {
      context.changeSettings({ baseUrl: `https://${name}.example` });
      fill(context);
      const out = join(folder, `${name}.pack`);
      const signer = signerOfKey(keyNamed(`maker ${name}`));
      createPack(context, { out, creator: name, role: 'consumer', passports: name === 'hostile', signer });
      return out;
    } finally {
      context.close();
    }
  };
  const real = materialiser(BROUGHT);
  const foreign = made('foreign', (context) => {
    const lists = BROUGHT.filter(({ hash }) => hash === 'L1');
    for (const s of [pin(), ...lists, ...carried]) bring(context, real, s, 'file', BROUGHT);
  });
  const hostile = made('hostile', (context) => {
    importText(JSON.stringify({ ...GOODS, productName: { en: 'A text of a stranger' } }), context);
    publishStored(CODE, context);
    importText(JSON.stringify({ '@context': [], type: 'EPCISDocument', schemaVersion: '2.0', epcisBody: { eventList: events } }), context);
    changeStatus(CODE, { action: 'revoke', who: 'stranger', reason: 'hostile' }, context);
  });
  return { foreign, hostile, carried, close: () => rmSync(folder, { recursive: true, force: true }) };
}
