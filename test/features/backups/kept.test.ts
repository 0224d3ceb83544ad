// What came or was decided here after a backup was made, once that backup is back: evidence and decisions about others are still there.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFingerprint } from '../../../server/domain/keys/fingerprint.ts';
import type { PublicJwk } from '../../../server/domain/keys/identity.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { copiesIn } from '../../../server/features/inspection/copies-in.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { addLocalIssuer, removeLocalIssuer } from '../../../server/features/trust/local-issuer.ts';
import { listPackCreators, pinPackCreator, removePackCreator } from '../../../server/store/packs.ts';
import { receivedAt } from '../../../server/store/passports/credentials.ts';
import { eventsOf } from '../../../server/store/passports/events.ts';
import { listReceivedPassports, withdrawEvents } from '../../../server/store/passports/received.ts';
import { issuerOf } from '../../../server/store/trust/issuers.ts';
import { readTrustLog } from '../../../server/store/trust/trust-lists.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { didDocument, newKey } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { materialiser, parseTimestamp } from '../../model/materialise.ts';
import { ask, bring } from '../../model/real.ts';
import { ITEM, PINS, POOL } from '../../model/worlds.ts';

const folder = temporaryFolder();
let count = 0;

/** A desk whose clock the test sets, with backups of it that can be brought back. */
class Lived {
  readonly data = withNewStore(join(folder, `data-${++count}`));
  hour = 1;
  context: AppContext = this.open();

  private open(): AppContext {
    return openApp({ folder: this.data, now: () => parseTimestamp(this.hour) });
  }

  backup(): string {
    const file = join(folder, `${++count}.backup`);
    writeBackup(this.context.store, { file, who: 'Ana', now: this.context.now() });
    return file;
  }

  /** Returns what the restore says is left behind. */
  restore(file: string, reason?: string): readonly string[] {
    this.context.close();
    try {
      const now = parseTimestamp(this.hour);
      const order = { folder: this.data, file, who: 'Ana', now, withoutKeys: true };
      return restoreBackup(reason === undefined ? order : { ...order, reason }).differences.map(({ what }) => what);
    } finally {
      this.context = this.open();
    }
  }
}

const statements = POOL.map(({ s }) => s);
const real = materialiser(statements);
const named = (...hashes: readonly string[]) =>
  hashes.map((hash) => {
    const found = statements.find((s) => s.hash === hash);
    if (found === undefined) throw new RangeError(hash);
    return found;
  });
const take = ({ context }: Lived, ...hashes: readonly string[]): void => {
  for (const s of named(...hashes)) bring(context, real, s, 'file', statements);
};
const headline = ({ context }: Lived) =>
  ask({ scan: ITEM }, undefined, { now: context.now(), trust: context.trust(), ...copiesIn(context.store) }).headline;

/** With a trust list, and a copy of the item that nothing stands against. */
function withGoods(): Lived {
  const lived = new Lived();
  const [{ s: pinned }] = PINS as [(typeof PINS)[number]];
  bring(lived.context, real, pinned, 'person', statements);
  take(lived, 'L1', 'R1clear', 'C2early');
  lived.hour = 3;
  expect(headline(lived)).toBe('valid');
  return lived;
}

const OTHER = 'did:web:other.example';
const key = newKey();
const add = (context: AppContext, one = key): void =>
  addLocalIssuer(context, {
    document: JSON.stringify(didDocument(OTHER, one.jwk)),
    name: 'Other',
    fingerprint: keyFingerprint(one.jwk as unknown as PublicJwk),
    who: 'Ana',
    reason: 'visited',
  });
const remove = (context: AppContext): void => removeLocalIssuer(context, OTHER, { who: 'Ana', reason: 'gone' });

describe('a restore', () => {
  it('forgets no copy: one that was revoked and came after the backup still speaks against the others', () => {
    const lived = withGoods();
    const file = lived.backup();
    lived.hour = 6;
    take(lived, 'C1', 'R1set');
    // Another copy was revoked, this one was not.
    expect(headline(lived)).toBe('genuine');
    lived.hour = 8;
    expect(lived.restore(file)).toEqual([]);
    expect(headline(lived)).toBe('genuine');
    const [revoked] = named('C1');
    if (revoked?.kind !== 'cred') throw new TypeError();
    expect(receivedAt(lived.context.store, real.credential(revoked))).toBe(parseTimestamp(6).toISOString());
    lived.context.close();
  });

  it('keeps the earlier moment at which a copy was received, whichever store holds it', () => {
    const lived = withGoods();
    lived.hour = 4;
    const early = lived.backup();
    take(lived, 'C1');
    const late = new Lived();
    late.hour = 9;
    take(late, 'C1');
    const file = late.backup();
    late.context.close();
    lived.restore(file, 'another desk');
    const [copy] = named('C1');
    if (copy?.kind !== 'cred') throw new TypeError();
    const received = () => receivedAt(lived.context.store, real.credential(copy));
    expect(received()).toBe(parseTimestamp(4).toISOString());
    lived.restore(early, 'back again');
    expect(received()).toBe(parseTimestamp(4).toISOString());
    lived.context.close();
  });

  it('keeps an issuer that a person added since, and the line about it', () => {
    const lived = new Lived();
    const file = lived.backup();
    add(lived.context);
    expect(lived.restore(file)).toEqual([]);
    expect(lived.context.trust().issuers.has(OTHER)).toBe(true);
    expect(issuerOf(lived.context.store, OTHER, 'local')).toMatchObject({ addedBy: 'Ana', reason: 'visited' });
    expect(readTrustLog(lived.context.store)[0]).toMatchObject({ action: 'issuer-added', who: 'Ana' });
    lived.context.close();
  });

  it('brings no issuer back that a person removed, however often it is repeated', () => {
    const lived = new Lived();
    add(lived.context);
    lived.hour = 2;
    const file = lived.backup();
    lived.hour = 3;
    remove(lived.context);
    for (const _ of [1, 2, 3]) {
      lived.restore(file, 'repeated');
      expect(lived.context.trust().issuers.has(OTHER)).toBe(false);
    }
    expect(readTrustLog(lived.context.store).map(({ action }) => action)).toEqual(['issuer-removed', 'issuer-added']);
    lived.context.close();
  });

  it('keeps the later of two decisions about an issuer, in whichever store it stands', () => {
    const lived = new Lived();
    add(lived.context);
    const first = lived.backup();
    lived.hour = 2;
    remove(lived.context);
    lived.hour = 3;
    const next = newKey();
    add(lived.context, next);
    const last = lived.backup();
    const documentNow = () => JSON.stringify(issuerOf(lived.context.store, OTHER, 'local')?.didDocument ?? {});
    for (const file of [first, last, first]) {
      lived.restore(file, 'repeated');
      expect(documentNow()).toContain(String(next.jwk.x));
    }
    lived.context.close();
  });

  it('keeps makers of packs as they were confirmed and removed here', () => {
    const lived = new Lived();
    const maker = (name: string) => ({
      key: `did:key:${name}`,
      name,
      fingerprint: name,
      pinnedAt: parseTimestamp(1).toISOString(),
      pinnedBy: 'Ana',
    });
    pinPackCreator(lived.context.store, maker('old'));
    const file = lived.backup();
    pinPackCreator(lived.context.store, maker('new'));
    removePackCreator(lived.context.store, { key: 'did:key:old', at: parseTimestamp(2).toISOString(), who: 'Ana', reason: 'lost' });
    expect(lived.restore(file)).toEqual([]);
    const found = listPackCreators(lived.context.store).map(({ name, removedAt }) => [name, removedAt !== undefined]);
    expect(found.sort()).toEqual([
      ['new', false],
      ['old', true],
    ]);
    lived.context.close();
  });

  it('keeps what others sent: their passports, their events, and what a person decided about these', () => {
    const lived = new Lived();
    loadSample(lived.context);
    asReal(lived.context);
    const event = (eventID: string) => ({
      type: 'ObjectEvent',
      eventID,
      eventTime: '2027-05-01T08:00:00Z',
      eventTimeZoneOffset: '+02:00',
      action: 'OBSERVE',
      epcList: [`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
    });
    const send = (eventID: string) =>
      importText(
        JSON.stringify({
          '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
          type: 'EPCISDocument',
          schemaVersion: '2.0',
          creationDate: '2027-05-02T00:00:00Z',
          sender: 'did:web:carrier.example',
          epcisBody: { eventList: [event(eventID)] },
        }),
        lived.context,
      );
    const before = 'urn:uuid:0b1c1d1e-0000-4000-8000-00000000000a';
    const since = 'urn:uuid:0b1c1d1e-0000-4000-8000-00000000000b';
    send(before);
    withdrawEvents(lived.context.store, 'did:web:carrier.example');
    const file = lived.backup();
    send(before);
    send(since);
    const received = JSON.stringify({ name: 'Carrier', door: 'pack', at: parseTimestamp(1).toISOString(), who: 'Ana' });
    lived.context.store.db
      .prepare(
        `INSERT INTO received_passports (asserter, dpp_code, category, dpp_status, product_name, manufacturer, search, document, last_updated, series, sequence, received)
         SELECT 'did:key:maker', dpp_code, category, dpp_status, product_name, manufacturer, search, document_text(document), last_updated, 's', 1, ? FROM passports WHERE dpp_code = ?`,
      )
      .run(received, SAMPLE.dppCode);
    expect(lived.restore(file)).toEqual([]);
    expect(listReceivedPassports(lived.context.store, { limit: 10, offset: 0 }).items.map(({ received: one }) => one.asserter)).toEqual([
      'did:key:maker',
    ]);
    const accepted = eventsOf(lived.context.store, SAMPLE.dppCode).flatMap(({ eventId, received: one }) =>
      one === undefined ? [] : [[eventId, one.acceptedAt !== undefined]],
    );
    expect(accepted).toEqual([
      [before, true],
      [since, true],
    ]);
    lived.context.close();
  });
});
