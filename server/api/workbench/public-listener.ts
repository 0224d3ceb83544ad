// Controls the public listener for the workbench and reports its state.
// The requested state outlives restarts. The listener itself is a child process of the parent.
import { existsSync, readFileSync } from 'node:fs';
import type {
  NetworkAddress,
  Resolver,
  ResolverChange,
  ResolverCheck,
  ResolverFault,
  Traffic,
  Trial,
  TrialOpened,
} from '../../contract/index.ts';
import { percentEncode } from '../../domain/gs1/percent.ts';
import { defined } from '../../domain/json/defined.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { madeFiles, makeCertificate, namesFor, readPair, renewMade, type TlsFiles } from '../../features/listener-certificate/index.ts';
import { checkResolver } from '../../features/reachability/index.ts';
import { inUrl, isLoopback } from '../../lib/loopback.ts';
import { ownAddresses } from '../../lib/own-addresses.ts';
import { Refusal } from '../../lib/problem.ts';
import { fileFault, StoreFault } from '../../lib/store-fault.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { countPublished, newestPublishedCode, publishedStatus, somePublishedCode } from '../../store/passports/published.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { noteKeyUses } from '../../store/stakeholder-keys.ts';
import { despiteMaintenance } from '../../store/write-guard.ts';
import { figuresIn } from '../http/figures.ts';
import { keysUsedIn } from '../http/reports.ts';
import { trafficRing } from '../http/traffic.ts';
import { MARK, openedIn } from '../http/trial.ts';
import { type Published, publishedIn } from './published.ts';

/** The process that started this one and controls the listener. */
interface Parent {
  readonly post: (message: unknown) => void;
}

export interface ResolverControl {
  status(): Resolver;
  /** Stores the requested state, sends it to the parent, and waits for the result. */
  change(change: ResolverChange): Promise<Resolver>;
  /** Repeats the state requested before this start. The parent accepts it from now on. */
  begin(): void;
  traffic(): Traffic;
  /** Throws a Refusal: `bad-parameter` without a mark, `conflict` while the listener is off, `not-found` without such a published passport. */
  trial(wanted: { readonly mark?: unknown; readonly code?: unknown }): Trial;
  /** Sends requests to the base URL and to the listener over the network. Throws a `conflict` Refusal while the listener is off. */
  check(): Promise<ResolverCheck>;
  /** Renews the certificate that was made here. Throws a `conflict` Refusal if there is none. */
  renew(): Resolver;
  /** PEM of the authority made here. Throws a `not-found` Refusal if there is none. */
  authority(): string;
  /** Renews a certificate that ends soon if it was made here, and reports the end of another one, once a day. */
  lookAtCertificate(): void;
  /** Accepts any message of the parent. */
  hear(message: unknown): void;
}

export type Wanted = Resolver['wanted'];

/** Off, and loopback only: the network is never opened unless a person requests it. */
const FIRST: Wanted = {
  ...{ enabled: false, host: '127.0.0.1', port: 8080, fallback: 'redirect' },
  ...{ tls: 'none', certificateFile: '', keyFile: '' },
};

/** The number of tests by phone that are kept: one for each open window. */
const MOST_MARKS = 20;

/** Milliseconds; longer than a start takes on a slow machine. The screen keeps polling afterwards. */
const WAIT = 30_000;

/** The passport that the trial link opens first: the sample battery. */
const SAMPLE_CODE = 'DPP-09520123456788-ABC123';

export function resolverControl(context: AppContext, parent: Parent | undefined, switchable: boolean): ResolverControl {
  const { store } = context;
  let standing: Published = { state: 'off' };
  let warnedOn = '';
  const traffic = trafficRing(() => context.now().getTime());
  /** The marks that screens have requested, the newest last. */
  const marks = new Map<string, TrialOpened | undefined>();
  const waiting = new Set<() => void>();
  const wanted = (): Wanted => ({ ...FIRST, ...readSetting(store, 'resolver') });
  const post = (wish: Wanted): void => {
    const { enabled, host, port, fallback } = wish;
    parent?.post({ publish: enabled ? { host, port, fallback, ...defined({ tls: certificateOf(wish) }) } : null });
  };
  /** Throws a StoreFault if the certificate cannot be used, so that nothing is served without it. */
  const certificateOf = ({ tls, host, certificateFile, keyFile }: Wanted): TlsFiles | undefined => {
    if (tls === 'none') return undefined;
    const now = context.now();
    try {
      const { certificate, key } =
        tls === 'made'
          ? makeCertificate(store.folder, namesFor({ baseUrl: context.settings().baseUrl, host }), now)
          : { certificate: certificateFile, key: keyFile };
      readPair({ certificate, key }, now);
      return { certificate, key };
    } catch (error) {
      throw fileFault(error) ?? error;
    }
  };

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, WAIT);
      waiting.add(end);
    });

  const status = (): Resolver => {
    const now = standing;
    const interfaces = ownAddresses();
    const base = { switchable, wanted: wanted(), passports: countPublished(store), interfaces };
    if (now.state === 'on') {
      const url = reachable(now.url, interfaces);
      const reach = isLoopback(new URL(now.url).hostname) ? 'computer' : 'network';
      const code = codeToTry();
      const tryIt = code === undefined ? {} : { tryIt: `${url}/dpp/${percentEncode(code)}` };
      const certificate = now.tls && certificateShown(now.tls);
      return {
        ...base,
        state: 'on',
        running: { url, since: now.since, reach, fallback: now.fallback, ...tryIt, ...defined({ certificate }) },
      };
    }
    if (now.state === 'failed') return { ...base, state: 'failed', fault: { code: faultCode(now.code), detail: now.detail, at: now.at } };
    return { ...base, state: now.state };
  };

  /**
   * Reads the files each time, because they may have been renewed. Undefined if they can no longer be read; the listener keeps its
   * certificate.
   */
  const certificateShown = (files: TlsFiles) => {
    const made = files.certificate === madeFiles(store.folder).certificate;
    try {
      return { made, ...readPair(files, context.now()).facts };
    } catch {
      return undefined;
    }
  };

  const codeToTry = (): string | undefined => {
    const sample = passportByCode(store, SAMPLE_CODE);
    return sample?.publishedAt === undefined ? somePublishedCode(store) : SAMPLE_CODE;
  };

  return {
    status,
    change: async (change) => {
      if (!switchable) {
        throw new Refusal(
          'conflict',
          'the command that started this workbench decides about the public listener: end it and start it with other options',
        );
      }
      const next = { ...wanted(), ...change };
      checkHost(next);
      if (next.enabled) checkCertificate(() => certificateOf(next));
      // During maintenance, serving continues and the listener can still be switched.
      despiteMaintenance(store, () => writeSetting(store, 'resolver', next));
      standing = { state: next.enabled ? 'starting' : 'off' };
      const answered = settled();
      post(next);
      await answered;
      return status();
    },
    begin: () => {
      if (!switchable || !wanted().enabled) return;
      standing = { state: 'starting' };
      try {
        post(wanted());
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error;
        standing = { state: 'failed', code: error.code, detail: error.message, at: context.now().toISOString() };
      }
    },
    check: () => {
      const { running } = status();
      if (running === undefined) throw new Refusal('conflict', 'the public listener is off: there is nothing to ask');
      const file = madeFiles(store.folder).authority;
      const authority = running.certificate?.made && existsSync(file) ? readFileSync(file, 'latin1') : undefined;
      return checkResolver(context, { url: running.url, ...defined({ authority }) });
    },
    renew: () => {
      if (!renewMade(store.folder, context.now(), { always: true }))
        throw new Refusal('conflict', 'no certificate was made here: a certificate of your own is renewed where it was issued');
      return status();
    },
    authority: () => {
      const file = madeFiles(store.folder).authority;
      if (!existsSync(file)) throw new Refusal('not-found', 'no certificate was made here');
      return readFileSync(file, 'latin1');
    },
    lookAtCertificate: () => {
      if (!switchable || standing.state !== 'on' || standing.tls === undefined) return;
      if (wanted().tls === 'made') renewMade(store.folder, context.now());
      const { facts } = readPair(standing.tls, context.now());
      const today = context.now().toISOString().slice(0, 10);
      if (facts.state === 'good' || today === warnedOn) return;
      warnedOn = today;
      context.notice('certificate-ends', facts.notAfter);
    },
    trial: ({ mark, code }) => {
      if (typeof mark !== 'string' || !MARK.test(mark)) throw new Refusal('bad-parameter', "'mark' has 32 hexadecimal digits");
      const { running } = status();
      if (running === undefined) throw new Refusal('conflict', 'the public listener is off: it has no address');
      const dppCode = typeof code === 'string' && code !== '' ? code : newestPublishedCode(store);
      const state = dppCode === undefined ? undefined : publishedStatus(store, dppCode);
      if (dppCode === undefined || state === undefined || state === 'invalid')
        throw new Refusal('not-found', dppCode === undefined ? 'no passport is published' : `no passport '${dppCode}' is published here`);
      const opened = marks.get(mark);
      marks.delete(mark);
      marks.set(mark, opened);
      for (const oldest of [...marks.keys()].slice(0, -MOST_MARKS)) marks.delete(oldest);
      return { dppCode, url: `${running.url}/dpp/${percentEncode(dppCode)}?test=${mark}`, ...defined({ opened }) };
    },
    traffic: traffic.read,
    hear: (message) => {
      const figures = figuresIn(message);
      if (figures !== undefined) return traffic.hear(figures);
      const opened = openedIn(message);
      if (opened !== undefined) {
        for (const { mark, at, from } of opened)
          if (marks.has(mark) && (from === 'another-device' || marks.get(mark)?.from !== 'another-device')) marks.set(mark, { at, from });
        return;
      }
      const used = keysUsedIn(message);
      if (used !== undefined) return noteKeyUses(store, used, context.now());
      const published = publishedIn(message);
      if (published === undefined) return;
      standing = published;
      if (published.state !== 'starting') for (const end of [...waiting]) end();
    },
  };
}

/** Refuses an address that this computer does not have now, instead of failing at the start. */
function checkHost({ enabled, host }: Wanted): void {
  if (!enabled || ownAddresses().some(({ address }) => address === host)) return;
  const detail = `'${host.slice(0, 100)}' is not an address of this computer at present`;
  throw new Refusal('bad-body', detail, { errors: [{ pointer: '/host', detail, code: 'address-gone' }] });
}

function checkCertificate(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    const detail = error.message;
    throw new Refusal('bad-body', detail, { errors: [{ pointer: '/certificateFile', detail, code: 'certificate-refused' }] });
  }
}

/** The unspecified address (0.0.0.0 or ::) cannot be opened, so an address of this computer replaces it. */
function reachable(url: string, interfaces: readonly NetworkAddress[]): string {
  const { protocol, hostname, port } = new URL(url);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return url;
  const [first] = interfaces.filter(({ internal }) => !internal);
  return `${protocol}//${inUrl(first?.address ?? '127.0.0.1')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

const FAULTS: Readonly<Record<string, ResolverFault>> = {
  EADDRINUSE: 'address-in-use',
  EACCES: 'address-forbidden',
  EADDRNOTAVAIL: 'address-gone',
  ended: 'ended',
  'certificate-refused': 'certificate-refused',
};
const faultCode = (code: string): ResolverFault => FAULTS[code] ?? 'cannot-start';
