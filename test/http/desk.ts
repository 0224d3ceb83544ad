// A desk in a folder of its own, with the sample set when asked, and the read-only eyes of the public process on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishStored } from '../../server/catalogue/publish.ts';
import { loadSample } from '../../server/catalogue/sample.ts';
import { type Desk, openDesk } from '../../server/desk.ts';
import { type Reader, readerOf } from '../../server/routes/reader.ts';
import { openStore } from '../../server/store/open.ts';

/** What the sample set always holds. */
export const SAMPLE = { gtin: '09520123456788', serial: 'ABC123', dppCode: 'DPP-09520123456788-ABC123' } as const;

export interface FreshDesk {
  readonly folder: string;
  readonly desk: Desk;
  readonly reader: Reader;
  readonly close: () => void;
}

export interface FreshOptions {
  readonly sample?: boolean;
  readonly now?: () => Date;
}

export function freshDesk({ sample = false, now }: FreshOptions = {}): FreshDesk {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-http-'));
  const clock = now ?? (() => new Date());
  const desk = openDesk({ folder, now: clock });
  if (sample) loadSample(desk);
  const store = openStore(folder, { readonly: true });
  return {
    folder,
    desk,
    reader: readerOf(store, clock),
    close: () => {
      store.close();
      desk.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The goods of the sample set as a maker's own, published anew: sample goods name no status list. */
export function asReal(desk: Desk): void {
  const { db } = desk.store;
  const codes = db.prepare('SELECT dpp_code FROM passports').pluck().all() as string[];
  db.exec(
    `UPDATE passports SET sample = 0, document = json_remove(document, '$.sample'); UPDATE events SET sample = 0; UPDATE credentials SET sample = 0`,
  );
  for (const code of codes) publishStored(code, desk);
}
