// Assembles the app context of a data folder: store, identity, settings, trust data and clock.
import type { Notice, State } from '../../contract/index.ts';
import { judgeClock } from '../../domain/dates/clock.ts';
import { didDocument, didWebOf } from '../../domain/did/document.ts';
import { defined } from '../../domain/json/defined.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { VERSION } from '../../lib/version.ts';
import { newestRepeated } from '../../store/audit-log/awaiting.ts';
import { logRotations, readRotations } from '../../store/audit-log/key-rotations.ts';
import { countInspections, hasInspectedGoods } from '../../store/audit-log/read.ts';
import { releasedInvalidNow } from '../../store/audit-log/released-invalid.ts';
import { beginSigning } from '../../store/audit-log/signing.ts';
import { namesOf } from '../../store/modes.ts';
import { closingOnFault, openStore } from '../../store/open.ts';
import { heldIn } from '../../store/passports/counts.ts';
import { countSignedByOthers, lastSignedAt } from '../../store/passports/credentials.ts';
import { forgetVerified } from '../../store/passports/published.ts';
import { openedKeyFiles } from '../../store/service-keys/carried-keys.ts';
import { goneKeys, knownKeys, requireKeys, retireGone } from '../../store/service-keys/known-keys.ts';
import { openServiceKeys, rotateKeys } from '../../store/service-keys/service-keys.ts';
import { type NewKey, readSetting, readSettings, removeSetting, serviceName, writeSetting, writeSettings } from '../../store/settings.ts';
import { standingMaintenance } from '../../store/standing-maintenance.ts';
import type { Store } from '../../store/store.ts';
import { lateBackup } from '../../store/timed-backups/timed-backups.ts';
import { despiteMaintenance, refuseInMaintenance } from '../../store/write-guard.ts';
import { type AppContext, namesThisComputerOnly, trustSummary } from '../app-context/index.ts';
import { renewLists, requireOwnName } from '../issuing/index.ts';
import { refileCopies } from '../passports/index.ts';
import { trustOf } from '../trust/index.ts';

export interface AppOptions {
  readonly folder: string;
  /** Opens the sealed service key. */
  readonly secret?: string;
  readonly baseUrl?: string;
  readonly publicSiteUrl?: string;
  readonly mode?: State['mode'];
  readonly now?: () => Date;
  /** The store is gone, and a new one may be created next to the remaining files. */
  readonly newStore?: boolean;
  /** A new key may replace those whose files are gone. */
  readonly newKey?: NewKey & { readonly compromised: boolean };
}

/**
 * Opens the store and the service key, and creates them in an empty folder. Throws a StoreFault such as `store-gone`,
 * `key-gone`, `key-locked`, `key-damaged` or `name-taken`.
 */
export function openApp(options: AppOptions): AppContext {
  const now = options.now ?? (() => new Date());
  const store = openStore(options.folder, { anew: options.newStore === true });
  const lost = closingOnFault(store, () => beginUnder(store, options, now()));
  let keys = openServiceKeys(options.folder, options.secret);
  const signing = despiteMaintenance(store, () => beginSigning(store, options.secret, now()));
  const startedAt = now().toISOString();
  const notices: Notice[] = [];
  // Writes nothing if the base URL is unchanged, so that a service can be started during maintenance.
  if (options.baseUrl !== undefined && options.baseUrl !== readSetting(store, 'baseUrl'))
    writeSettings(store, { baseUrl: options.baseUrl });
  if (options.publicSiteUrl !== undefined && options.publicSiteUrl !== readSetting(store, 'publicSiteUrl'))
    writeSetting(store, 'publicSiteUrl', options.publicSiteUrl);

  // Also records rotations that another process, an earlier version or an interrupted rotation left unrecorded.
  const writeRotations = (who?: string): void =>
    despiteMaintenance(store, () =>
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
      ),
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
      privateKey: current.privateKey,
    };
  };
  // The public process holds no key. It serves the document that is stored here.
  const leaveDidDocument = (): void => {
    const { didDocument: document, keyWindows } = signer();
    despiteMaintenance(store, () => {
      writeSetting(store, 'didDocument', document);
      writeSetting(store, 'keyWindows', keyWindows ?? []);
    });
  };
  leaveDidDocument();
  writeRotations();
  if (readSetting(store, 'newKey') !== undefined) despiteMaintenance(store, () => removeSetting(store, 'newKey'));

  const context: AppContext = {
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
      refuseInMaintenance(store);
      // If the clock was set back, the old key would end before its last signature, and its signatures would be reported as
      // invalid.
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
    state: () => stateOf(context, notices),
    notice: (code, detail, inspections) => {
      notices.unshift({
        at: now().toISOString(),
        code,
        ...defined({ detail, inspections }),
      });
      notices.length = Math.min(notices.length, 20);
    },
    keyFiles: () => openedKeyFiles(options.folder, options.secret),
    close: () => store.close(),
  };
  if (signing.follows) context.notice('log-key-new');
  if (signing.faults.length > 0) context.notice('log-changed', signing.faults.map(({ log, detail }) => `${log}: ${detail}`).join('; '));
  const { mended = [], left = [] } = store.modes ?? {};
  if (mended.length > 0) context.notice('modes-mended', namesOf(mended));
  if (left.length > 0) context.notice('modes-open', namesOf(left));
  // A command may be the only program that ever opens this folder.
  if (standingMaintenance(store.db) === undefined) refileCopies(context, 2000);
  return context;
}

/**
 * Checks before any key is made that the service owns its name. Also checks that no key with which the store has signed
 * is gone, unless a person has allowed a successor.
 */
function beginUnder(
  store: Store,
  { folder, newKey, baseUrl }: AppOptions,
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

/** Returns what a person should know before others rely on the passports published here. Empty if all is well. */
export function publishingNotes(context: AppContext): readonly string[] {
  const { did } = context.signer();
  const others = countSignedByOthers(context.store, did);
  return [
    ...(namesThisComputerOnly(context.settings().baseUrl)
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

function stateOf(context: AppContext, notices: readonly Notice[]): State {
  const { store } = context;
  const maintenance = standingMaintenance(store.db);
  const { baseUrl } = context.settings();
  const signer = context.signer();
  const held = heldIn(store, signer.did);
  const trust = context.trust();
  const clock = judgeClock(context.now(), trust.clockFloor);
  return {
    appVersion: VERSION,
    startedAt: context.startedAt,
    mode: context.mode,
    dataFolder: store.folder,
    baseUrl,
    baseUrlIsDefault: namesThisComputerOnly(baseUrl),
    ...(held.signedByOthers === 0 ? {} : { signedUnderOtherName: held.signedByOthers }),
    ...defined({ maintenance }),
    serviceDid: signer.did,
    keyFingerprint: keyFingerprint(signer.publicJwk),
    trust: trustSummary(trust),
    sampleLoaded: held.sample,
    hasInspectedGoods: hasInspectedGoods(store),
    counts: { passports: held.passports, inspections: countInspections(store), credentials: held.credentials },
    newestRepeated: newestRepeated(store),
    ...releasedInvalidIn(store),
    notices: [
      ...(clock.outcome === 'passed' ? [] : [clockNotice(trust.clockFloor ?? context.startedAt, clock.detail)]),
      ...lateBackupNotice(store, context.now()),
      ...notices,
    ],
  };
}

/** The number of items that a screen shows in one page. */
const SHOWN = 5;

function releasedInvalidIn(store: Store): Pick<State, 'releasedInvalid'> {
  const releasedInvalid = releasedInvalidNow(store, SHOWN);
  return releasedInvalid.total === 0 ? {} : { releasedInvalid };
}

/** Describes a state: present until a backup is made. */
function lateBackupNotice(store: Store, now: Date): readonly Notice[] {
  const late = lateBackup(store, now);
  return late === undefined ? [] : [{ at: late.newest, code: 'backup-late' }];
}

/** Describes a state, not an event: present as long as the clock is behind the moment that it names. */
const clockNotice = (at: string, detail?: string): Notice => ({
  at,
  code: 'clock-behind',
  ...defined({ detail }),
});
