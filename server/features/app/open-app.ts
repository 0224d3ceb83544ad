// A data folder in, the assembled desk out: store, identity, settings, trust and clock, as the workbench and the commands use them.
import { requireOwnName } from '../issuing/own-name.ts';
import { refileCopies } from '../passports/refile-copies.ts';
import { renewLists } from '../issuing/status.ts';
import { trustOf } from '../trust/trust.ts';
import type { KeyRotationRequest, Notice, OwnKeys, Settings, State, TrustSummary } from '../../contract/index.ts';
import { openedKeyFiles } from '../../store/service-keys/carried-keys.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { goneKeys, knownKeys, requireKeys, retireGone } from '../../store/service-keys/known-keys.ts';
import { openServiceKeys, rotateKeys } from '../../store/service-keys/service-keys.ts';
import { newestRepeated } from '../../store/audit-log/awaiting.ts';
import { logRotations, readRotations } from '../../store/audit-log/key-rotations.ts';
import { countInspections, hasInspectedGoods } from '../../store/audit-log/read.ts';
import { beginSigning } from '../../store/audit-log/signing.ts';
import { didDocument, didWebOf } from '../../domain/did/document.ts';
import { heldIn } from '../../store/passports/counts.ts';
import { countSignedByOthers, lastSignedAt } from '../../store/passports/credentials.ts';
import { namesOf } from '../../store/modes.ts';
import { closingOnFault, openStore, type Store } from '../../store/open.ts';
import { forgetVerified } from '../../store/passports/published.ts';
import { type NewKey, readSetting, readSettings, removeSetting, serviceName, writeSetting, writeSettings } from '../../store/settings.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { judgeClock } from '../../domain/dates/clock.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { VERSION } from '../../lib/version.ts';

export interface DeskOptions {
  readonly folder: string;
  /** Opens the sealed service key. */
  readonly secret?: string;
  readonly baseUrl?: string;
  readonly publicSiteUrl?: string;
  readonly mode?: State['mode'];
  readonly now?: () => Date;
  /** The store is gone, and another one may be begun beside what is left. */
  readonly newStore?: boolean;
  /** Another key may follow those whose files are gone. */
  readonly newKey?: NewKey & { readonly compromised: boolean };
}

export interface Desk {
  readonly store: Store;
  readonly startedAt: string;
  readonly mode: State['mode'];
  now(): Date;
  settings(): Settings;
  changeSettings(change: Partial<Settings>): Settings;
  signer(): Signer;
  /** The next key signs from now on. The one before stays for verifying; a compromised one is revoked, and with it all that it signed. */
  rotateKey(how: KeyRotationRequest): void;
  ownKeys(): OwnKeys;
  publicSiteUrl(): string;
  trust(): Trust;
  state(): State;
  notice(code: Notice['code'], detail?: string, inspections?: Notice['inspections']): void;
  /** The texts of the key files, opened: for a backup, which seals them anew. */
  keyFiles(): Readonly<Record<string, string>>;
  close(): void;
}

export function openDesk(options: DeskOptions): Desk {
  const now = options.now ?? (() => new Date());
  const store = openStore(options.folder, { anew: options.newStore === true });
  const lost = closingOnFault(store, () => beginUnder(store, options, now()));
  let keys = openServiceKeys(options.folder, options.secret);
  const signing = beginSigning(store, options.secret, now());
  const startedAt = now().toISOString();
  const notices: Notice[] = [];
  if (options.baseUrl !== undefined) writeSettings(store, { baseUrl: options.baseUrl });
  if (options.publicSiteUrl !== undefined) writeSetting(store, 'publicSiteUrl', options.publicSiteUrl);

  // Also what another process, an earlier version or a rotation that was cut short left unwritten.
  const writeRotations = (who?: string): void =>
    logRotations(
      store,
      keys.earlier.toReversed().map(({ fragment, publicJwk, retiredAt, revoked }) => ({
        key: fragment,
        fingerprint: keyFingerprint(publicJwk),
        at: retiredAt,
        compromised: revoked !== undefined,
        ...(lost?.fragments.includes(fragment) === true ? { reason: lost.reason } : {}),
      })),
      who ?? lost?.who,
    );

  const signer = (): Signer => {
    if (keys.outdated()) {
      keys = openServiceKeys(options.folder, options.secret);
      writeRotations();
      leaveDidDocument();
    }
    const { current, fragment, earlier } = keys;
    const did = didWebOf(readSettings(store).baseUrl);
    const name = serviceName(store);
    return {
      did,
      verificationMethod: `${did}#${fragment}`,
      name,
      publicJwk: current.publicJwk,
      didDocument: didDocument(did, current.publicJwk, fragment, earlier),
      keyWindows: earlier.map((key) => ({ id: `${did}#${key.fragment}`, until: key.retiredAt })),
      sign: current.sign,
    };
  };
  // The public process holds no key: it serves the document that is left here.
  const leaveDidDocument = (): void => {
    const { didDocument: document, keyWindows } = signer();
    writeSetting(store, 'didDocument', document);
    writeSetting(store, 'keyWindows', keyWindows ?? []);
  };
  leaveDidDocument();
  writeRotations();
  if (readSetting(store, 'newKey') !== undefined) removeSetting(store, 'newKey');

  const desk: Desk = {
    store,
    startedAt,
    mode: options.mode ?? 'browser',
    now,
    settings: () => readSettings(store),
    changeSettings: (change) => {
      if (change.baseUrl !== undefined) requireOwnName(store, didWebOf(change.baseUrl));
      const settings = writeSettings(store, change);
      if (change.baseUrl !== undefined) leaveDidDocument();
      return settings;
    },
    signer,
    rotateKey: ({ compromised, who }) => {
      // On a clock that was set back a key would end before it had signed: what it signed would read invalid.
      const at = [now().toISOString(), lastSignedAt(store) ?? ''].toSorted().at(-1) as string;
      keys = rotateKeys(options.folder, options.secret, { at, compromised });
      writeRotations(who ?? readSettings(store).officer);
      leaveDidDocument();
      renewLists(store, signer(), now());
      if (compromised) forgetVerified(store);
    },
    ownKeys: () => ({
      did: signer().did,
      key: keys.fragment,
      fingerprint: keyFingerprint(keys.current.publicJwk),
      sealed: keys.current.sealed,
      rotations: readRotations(store),
    }),
    publicSiteUrl: () => readSetting(store, 'publicSiteUrl') ?? readSettings(store).baseUrl,
    trust: () => trustOf(store, signer(), now()),
    state: () => stateOf(desk, notices),
    notice: (code, detail, inspections) => {
      notices.unshift({
        at: now().toISOString(),
        code,
        ...(detail === undefined ? {} : { detail }),
        ...(inspections === undefined ? {} : { inspections }),
      });
      notices.length = Math.min(notices.length, 20);
    },
    keyFiles: () => openedKeyFiles(options.folder, options.secret),
    close: () => store.close(),
  };
  if (signing.follows) desk.notice('log-key-new');
  if (signing.faults.length > 0) desk.notice('log-changed', signing.faults.map(({ log, detail }) => `${log}: ${detail}`).join('; '));
  const { mended = [], left = [] } = store.modes ?? {};
  if (mended.length > 0) desk.notice('modes-mended', namesOf(mended));
  if (left.length > 0) desk.notice('modes-open', namesOf(left));
  // A command may be all that opens this folder.
  refileCopies(desk, 2000);
  return desk;
}

/** Before any key is made: the name has to be this service's own, and no key that the store has signed with may be gone, unless a person has said that another may follow. */
function beginUnder(
  store: Store,
  { folder, newKey, baseUrl }: DeskOptions,
  now: Date,
): (NewKey & { readonly fragments: readonly string[] }) | undefined {
  const known = knownKeys(readSetting(store, 'didDocument'), readSetting(store, 'keyWindows'));
  const fragments = goneKeys(folder, known).map(({ fragment }) => fragment);
  const allowed = newKey ?? readSetting(store, 'newKey');
  if (allowed !== undefined) retireGone(folder, known, { at: now.toISOString(), compromised: newKey?.compromised === true });
  requireKeys(folder, known);
  requireOwnName(store, didWebOf(baseUrl ?? readSettings(store).baseUrl));
  return allowed === undefined || fragments.length === 0 ? undefined : { who: allowed.who, reason: allowed.reason, fragments };
}

export const trustSummary = (trust: Trust): TrustSummary => ({
  state: trust.state,
  ...(trust.asOf === undefined ? {} : { asOf: trust.asOf }),
  ...(trust.nextUpdate === undefined ? {} : { nextUpdate: trust.nextUpdate }),
  ...(trust.sequence === undefined ? {} : { sequence: trust.sequence }),
  issuers: [...trust.issuers.values()].filter(({ origin }) => origin !== 'own').length,
});

/** RFC 6761 6.3: `localhost` and what ends in it is every computer's name for itself, so it tells nobody else's passports apart. */
export const namesThisComputerOnly = (baseUrl: string): boolean => /^(?:.+\.)?localhost$/i.test(URL.parse(baseUrl)?.hostname ?? '');

/** What a person should know before others rely on what is published here; none when all is well. */
export function publishingNotes(desk: Desk): readonly string[] {
  const { did } = desk.signer();
  const others = countSignedByOthers(desk.store, did);
  return [
    ...(namesThisComputerOnly(desk.settings().baseUrl)
      ? [
          `passports are signed as ${did}, a name that every computer has for itself: good for a look around, not for others; --base-url sets a name`,
        ]
      : []),
    ...(others === 0
      ? []
      : [
          `${others} published passport${others === 1 ? ' was' : 's were'} signed under another base URL and read “unknown issuer” until they are signed anew: desk publish --again`,
        ]),
  ];
}

function stateOf(desk: Desk, notices: readonly Notice[]): State {
  const { store } = desk;
  const { baseUrl } = desk.settings();
  const signer = desk.signer();
  const held = heldIn(store, signer.did);
  const trust = desk.trust();
  const clock = judgeClock(desk.now(), trust.clockFloor);
  return {
    appVersion: VERSION,
    startedAt: desk.startedAt,
    mode: desk.mode,
    dataFolder: store.folder,
    baseUrl,
    baseUrlIsDefault: namesThisComputerOnly(baseUrl),
    ...(held.signedByOthers === 0 ? {} : { signedUnderOtherName: held.signedByOthers }),
    serviceDid: signer.did,
    keyFingerprint: keyFingerprint(signer.publicJwk),
    trust: trustSummary(trust),
    sampleLoaded: held.sample,
    hasInspectedGoods: hasInspectedGoods(store),
    counts: { passports: held.passports, inspections: countInspections(store), credentials: held.credentials },
    newestRepeated: newestRepeated(store),
    notices: clock.outcome === 'passed' ? notices : [clockNotice(trust.clockFloor ?? desk.startedAt, clock.detail), ...notices],
  };
}

/** Not an event but a state: there as long as the clock is behind the moment that it names. */
const clockNotice = (at: string, detail?: string): Notice => ({
  at,
  code: 'clock-behind',
  ...(detail === undefined ? {} : { detail }),
});
