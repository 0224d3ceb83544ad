// Histories of one desk: what comes through its doors, what its service does, the clock and the restarts, carried out on a real store and on the reference model side by side.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readerOf } from '../../server/api/public/reader.ts';
import { createPublic } from '../../server/api/public.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { restoreBackup } from '../../server/features/backups/restore.ts';
import { writeBackup } from '../../server/features/backups/write.ts';
import { copiesIn } from '../../server/features/inspection/copies-in.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { applyPack } from '../../server/features/packs/apply.ts';
import { PackRefusal } from '../../server/features/packs/format/pack.ts';
import { openPack } from '../../server/features/packs/format/read.ts';
import { importText } from '../../server/features/passports/import.ts';
import { importEvents } from '../../server/features/passports/import-events.ts';
import { serviceClaim } from '../../server/features/trust/claim.ts';
import { undoTrustList } from '../../server/features/trust/import-trust-list.ts';
import { liftRestrictions } from '../../server/features/trust/restrict-issuer.ts';
import { Refusal } from '../../server/lib/problem.ts';
import { StoreFault } from '../../server/lib/store-fault.ts';
import { openStore } from '../../server/store/open.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';
import { NotExpressible, type Ruling, spell, type Target } from './judge.ts';
import { didOf, type Materialiser, materialiser, parseTimestamp } from './materialise.ts';
import { CODE, GOODS, type Packs } from './packs.ts';
import { ask, bring } from './real.ts';
import { admit, nothing, type State, verdict, wordOf } from './reference.ts';
import type { Keys, Scan, Statement } from './statements.ts';
import { BROUGHT, DISPOSITIONS, type OwnAct, SERVICES, type Step } from './steps.ts';
import { ITEM, key, MAKER, passport, pin, statusList } from './worlds.ts';

/** The public interface, without what depends on the moment. */
const PUBLIC: readonly string[] = [
  ...['', '/vc', '/vc.jwt', '/vc.sd-jwt', '/credentials'].map((path) => `/api/v1/public/dpp/${CODE}${path}`),
  `/api/v1/dpp/${CODE}/events/document`,
  `/api/v1/public/01/${GOODS.gtin}`,
];
const OWN = 'own';
/** The service's goods in the words of the model. */
const OWN_ITEM: Scan = { gtin: 'o', serial: 'O1' };
const OWN_INDEX = 1;

const isRefusal = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof StoreFault || error instanceof PackRefusal || error instanceof NotExpressible;

/** One desk and its reference, step by step. */
export class History {
  private readonly folder = mkdtempSync(join(tmpdir(), 'dpp-desk-model-'));
  private readonly real: Materialiser = materialiser(BROUGHT);
  private readonly brought: Statement[] = [];
  private readonly published = new Map<string, string>();
  private readonly packs: Packs;
  private readonly data = join(this.folder, 'data');
  private backup: { readonly file: string; readonly state: State } | undefined;
  private hour = 2;
  /** When the service last spoke. Its acts follow each other whatever the clock says: none is dated before the one that it follows. */
  private spoken = 0;
  private signedAt = 0;
  private context: AppContext;
  private state: State;
  private ownKeys: Keys = { K1: key() };
  /** Who said what under which name. */
  private readonly told = new Set<string>();
  private lists = 0;
  private backups = 0;
  private copies = 0;
  /** What the public interface answers about our own passport since our service spoke last. */
  private said: Readonly<Record<string, string>> = {};

  constructor(packs: Packs) {
    this.packs = packs;
    this.context = this.open();
    this.context.changeSettings({ baseUrl: 'https://desk.example' });
    importText(JSON.stringify(GOODS), this.context);
    this.state = nothing({ own: { did: OWN, keys: this.ownKeys } });
    this.bring(pin(), 'file');
  }

  /** Publishes a passport first: a draft is not public. */
  async publish(): Promise<this> {
    await this.act('publish');
    return this;
  }

  private open(): AppContext {
    const context = openApp({ folder: this.data, now: () => parseTimestamp(this.hour) });
    // Whether a disk keeps its word is not asked here.
    context.store.db.pragma('synchronous = OFF');
    return context;
  }

  close(): void {
    this.context.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'bring': {
        const statement = BROUGHT[step.what];
        // A retraction travels in a trust list, and a service sends none.
        if (statement !== undefined) this.bring(statement, isListed(statement) ? 'file' : step.door);
        return;
      }
      case 'own':
        return await this.act(step.act);
      case 'pack':
        return await this.apply(step.maker);
      case 'event':
        return this.tell(step);
      case 'clock':
        this.hour = Math.max(2, Math.min(85, this.hour + step.hours));
        return;
      case 'restart':
        this.context.close();
        this.context = this.open();
        return;
      case 'backup':
        this.backup = { file: join(this.folder, `${this.backups++}.backup`), state: this.state };
        writeBackup(this.context.store, { file: this.backup.file, who: 'Ana', now: this.context.now() });
        return;
      case 'restore':
        if (this.backup === undefined) return;
        this.context.close();
        try {
          restoreBackup({
            folder: this.data,
            file: this.backup.file,
            who: 'Ana',
            now: parseTimestamp(this.hour),
            reason: 'generated',
            withoutKeys: true,
          });
        } finally {
          this.context = this.open();
        }
        // Nothing that was admitted since is removed, and nothing that was in the backup comes back against a decision.
        this.setAside([...this.aside, ...(this.backup.state.policy.aside ?? [])]);
        return;
      case 'undo':
        return this.undo();
      case 'lift':
        return this.lift();
    }
  }

  /** What was admitted stays admitted: a person sets the newest list aside. */
  private undo(): void {
    const newest = wordOf(this.state).find(({ operator }) => operator === 'A')?.newest ?? [];
    if (newest.length === 0) return;
    const undone = undoTrustList(this.context.store, { who: 'Ana', reason: 'generated' }, { twoPersons: false }, this.context.now());
    if (undone.ok) this.setAside([...this.aside, ...newest.map(({ hash }) => hash)]);
  }

  /** A restriction is lifted by a later decision of the same desk. */
  private lift(): void {
    try {
      liftRestrictions(this.context.store, { did: didOf(MAKER), who: 'Ana', reason: 'generated' }, this.context.now());
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    this.state = { ...this.state, set: this.state.set.filter(({ s }) => s.kind !== 'restrict') };
  }

  private get aside(): readonly string[] {
    return this.state.policy.aside ?? [];
  }

  private setAside(aside: readonly string[]): void {
    this.state = { ...this.state, policy: { ...this.state.policy, aside } };
  }

  private bring(s: Statement, door: 'file' | 'sync'): void {
    // A list that reports a key vouches for it: until the operator has listed it, that says more than the report.
    if (s.kind === 'compromise' && !this.brought.some((one) => one.kind === 'trust' && one.members[s.did]?.keys[s.key])) return;
    try {
      bring(this.context, this.real, s, door, [...this.brought, s]);
    } catch (error) {
      if (error instanceof NotExpressible) return;
      if (!isRefusal(error)) throw error;
    }
    this.brought.push(s);
    // A list that a person brings again is set aside no longer.
    if (s.kind === 'trust') this.setAside(this.aside.filter((hash) => hash !== s.hash));
    this.state = admit(this.state, s, isDecision(s) ? 'person' : door, this.hour);
  }

  /** As fetching from a service brings its events: they are not signed, and nobody has accepted them. */
  private tell({ from, id, says }: Extract<Step, { kind: 'event' }>): void {
    const service = SERVICES[from] ?? SERVICES[0];
    const event = {
      type: 'ObjectEvent',
      eventID: `urn:uuid:0b1c1d1e-0000-4000-8000-00000000000${id}`,
      eventTime: '2027-05-01T08:00:00Z',
      eventTimeZoneOffset: '+02:00',
      action: 'OBSERVE',
      disposition: DISPOSITIONS[says] ?? DISPOSITIONS[0],
      epcList: [`https://id.gs1.org/01/${GOODS.gtin}/21/${GOODS.serial}`],
    };
    const document = {
      '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: '2027-05-02T00:00:00Z',
      epcisBody: { eventList: [event] },
    };
    importEvents(JSON.stringify(document), this.context, () => serviceClaim(this.context, service, { who: 'Ana' }));
    this.told.add(`${service} ${event.eventID} ${event.disposition}`);
  }

  private async apply(maker: 'foreign' | 'hostile'): Promise<void> {
    const file = this.packs[maker];
    const { fingerprint, close } = openPack(file);
    close();
    try {
      await applyPack(this.context, file, { who: 'Ana', creatorKey: fingerprint });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return;
    }
    if (maker === 'foreign') for (const s of this.packs.carried) this.state = admit(this.state, s, 'pack', this.hour);
    if (maker === 'foreign') this.brought.push(...this.packs.carried);
  }

  /** Every act of the service has an hour of its own: of two lists of one second the suspension counts. */
  private async act(act: OwnAct): Promise<void> {
    this.hour = Math.min(85, this.hour + 1);
    const { context } = this;
    try {
      if (act === 'publish') publishStored(CODE, context);
      else if (act === 'rotate' || act === 'compromised') context.rotateKey({ compromised: act === 'compromised' });
      else changeStatus(CODE, { action: act, who: 'Ana', reason: 'generated' }, context);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return;
    }
    this.spoken = Math.max(this.hour, this.spoken + 0.001);
    if (act === 'rotate' || act === 'compromised') this.rotated(act === 'compromised');
    if (act === 'publish') this.signed();
    this.restate();
    this.said = await this.answers();
  }

  private get current(): string {
    return `K${Object.keys(this.ownKeys).length}`;
  }

  private rotated(compromised: boolean): void {
    const last = key(0, this.spoken, compromised ? Math.max(this.hour, this.signedAt) : undefined);
    this.ownKeys = { ...this.ownKeys, [this.current]: last, [`K${Object.keys(this.ownKeys).length + 1}`]: key(this.spoken) };
    this.state = { ...this.state, policy: { ...this.state.policy, own: { did: OWN, keys: this.ownKeys } } };
  }

  private signed(): void {
    for (const { body, format } of credentialsByCode(this.context.store, CODE)) {
      if (format !== 'vc' || this.published.has(body) || !/"DigitalProductPassport"/.test(body) || !body.includes('desk.example')) continue;
      // A service keeps its newest copy; what it revoked of the others stands in its log.
      for (const [old, gone] of this.published) {
        this.published.delete(old);
        this.state = { ...this.state, set: this.state.set.filter(({ s }) => s.hash !== gone) };
      }
      const hash = `own${this.copies++}`;
      this.signedAt = this.hour;
      this.published.set(body, hash);
      const s = passport(hash, 'own', this.current, this.spoken, OWN_ITEM, OWN_INDEX, { issuer: OWN, from: this.hour, suspends: true });
      this.state = admit(this.state, s, 'own', this.hour);
    }
  }

  /** The service's own word, as its lists of this hour say it. */
  private restate(): void {
    const standing = passportByCode(this.context.store, CODE)?.dppStatus;
    const [revoked, suspended] = [standing === 'invalid', standing === 'inactive'];
    for (const [purpose, set] of [
      ['revocation', revoked],
      ['suspension', suspended],
    ] as const) {
      const hash = `ownList${this.lists++}`;
      const more = { issuer: OWN, url: purpose.charAt(0), purpose, until: 1000 };
      this.state = admit(this.state, statusList(hash, this.current, this.spoken, set ? [OWN_INDEX] : [], more), 'own', this.hour);
    }
  }

  /** Every public answer about our passport, as the process without keys gives it. */
  private async answers(): Promise<Readonly<Record<string, string>>> {
    const store = openStore(this.data, { readonly: true });
    const app = createPublic(
      readerOf(store, () => parseTimestamp(this.hour)),
      { report: () => {} },
    );
    try {
      const answers: Record<string, string> = {};
      for (const url of PUBLIC) {
        const { statusCode, body } = await app.inject({ url, headers: { accept: 'application/json' } });
        answers[url] = `${statusCode} ${body}`;
      }
      return answers;
    } finally {
      await app.close();
      store.close();
    }
  }

  /** Where the real program rules otherwise than the reference. */
  differences(): readonly string[] {
    const { context } = this;
    const examineContext = { now: context.now(), trust: context.trust(), ...copiesIn(context.store) };
    const credentials = this.state.set.flatMap(({ s }) => (s.kind === 'cred' && this.brought.includes(s) ? [s] : []));
    const asked: readonly (readonly [Target, string | undefined])[] = [
      [{ scan: ITEM }, undefined],
      ...credentials.map((c) => [{ cred: c.hash, scan: ITEM }, this.real.credential(c)] as const),
      ...[...this.published].map(([text, hash]) => [{ cred: hash }, text] as const),
    ];
    return asked.flatMap(([target, text]) => {
      const wanted: Ruling = verdict(this.state, target, this.hour);
      const found = ask(target, text, examineContext);
      return wanted.headline === found.headline
        ? []
        : [`${JSON.stringify(target)} at ${this.hour}: ${spell(found)}, the model says ${spell(wanted)}`];
    });
  }

  /** What others said and the store does not have any more: neither a second word under the same name nor a restore takes a first one's place. */
  lost(): readonly string[] {
    const rows = this.context.store.db.prepare('SELECT asserter, event_id, document FROM events').all() as {
      readonly asserter: string;
      readonly event_id: string;
      readonly document: string;
    }[];
    const held = new Set(
      rows.map(
        ({ asserter, event_id, document }) => `${asserter} ${event_id} ${(JSON.parse(document) as { disposition?: string }).disposition}`,
      ),
    );
    return [...this.told].filter((one) => !held.has(one)).map((one) => `nothing is held of ${one}`);
  }

  /** Public answers about our passport that others have changed. */
  async strange(): Promise<readonly string[]> {
    const answers = await this.answers();
    return PUBLIC.flatMap((url) => {
      const [before, now] = [this.said[url] ?? '', answers[url] ?? ''];
      return before === now ? [] : [`${url} was '${before.slice(0, 200)}' and is '${now.slice(0, 200)}'`];
    });
  }
}
const isDecision = ({ kind }: Statement): boolean => kind === 'pin' || kind === 'did' || kind === 'restrict';
const isListed = ({ kind }: Statement): boolean => kind === 'trust' || kind === 'retract' || kind === 'compromise';
