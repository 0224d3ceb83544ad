// Controls the public listener for the workbench and reports its state.
// The requested state outlives restarts. The listener itself is a child process of the parent.
import { networkInterfaces } from 'node:os';
import type { NetworkAddress, Resolver, ResolverChange, ResolverFault } from '../../contract/index.ts';
import { percentEncode } from '../../domain/gs1/percent.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import { inUrl, isLoopback } from '../../lib/loopback.ts';
import { Refusal } from '../../lib/problem.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { countPublished, somePublishedCode } from '../../store/passports/published.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
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
  /** Accepts any message of the parent. */
  hear(message: unknown): void;
}

export type Wanted = Resolver['wanted'];

/** Off, and loopback only: the network is never opened unless a person requests it. */
const FIRST: Wanted = { enabled: false, host: '127.0.0.1', port: 8080, fallback: 'redirect' };

/** Milliseconds; longer than a start takes on a slow machine. The screen keeps polling afterwards. */
const WAIT = 30_000;

/** The passport that the trial link opens first: the sample battery. */
const SAMPLE_CODE = 'DPP-09520123456788-ABC123';

export function resolverControl(context: AppContext, parent: Parent | undefined, switchable: boolean): ResolverControl {
  const { store } = context;
  let standing: Published = { state: 'off' };
  const waiting = new Set<() => void>();
  const wanted = (): Wanted => ({ ...FIRST, ...readSetting(store, 'resolver') });
  const post = ({ enabled, host, port, fallback }: Wanted): void => parent?.post({ publish: enabled ? { host, port, fallback } : null });

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
      return { ...base, state: 'on', running: { url, since: now.since, reach, fallback: now.fallback, ...tryIt } };
    }
    if (now.state === 'failed') return { ...base, state: 'failed', fault: { code: faultCode(now.code), detail: now.detail, at: now.at } };
    return { ...base, state: now.state };
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
      writeSetting(store, 'resolver', next);
      standing = { state: next.enabled ? 'starting' : 'off' };
      const answered = settled();
      post(next);
      await answered;
      return status();
    },
    begin: () => {
      if (!switchable || !wanted().enabled) return;
      standing = { state: 'starting' };
      post(wanted());
    },
    hear: (message) => {
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

/** This computer first, then IPv4. Excludes IPv6 link-local addresses, which need a zone that no other computer knows. */
export function ownAddresses(found = networkInterfaces()): NetworkAddress[] {
  const all = Object.entries(found).flatMap(([name, addresses = []]) =>
    addresses.map(({ address, family, internal }) => ({
      name,
      address,
      family: family === 'IPv4' ? (4 as const) : (6 as const),
      internal,
    })),
  );
  const rank = ({ internal, family }: NetworkAddress): number => (internal ? 0 : 10) + family;
  return all.filter(({ address }) => !/^fe80:/i.test(address)).sort((one, other) => rank(one) - rank(other));
}

/** The unspecified address (0.0.0.0 or ::) cannot be opened, so an address of this computer replaces it. */
function reachable(url: string, interfaces: readonly NetworkAddress[]): string {
  const { hostname, port } = new URL(url);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return url;
  const [first] = interfaces.filter(({ internal }) => !internal);
  return `http://${inUrl(first?.address ?? '127.0.0.1')}:${port || 80}`;
}

const FAULTS: Readonly<Record<string, ResolverFault>> = {
  EADDRINUSE: 'address-in-use',
  EACCES: 'address-forbidden',
  EADDRNOTAVAIL: 'address-gone',
  ended: 'ended',
};
const faultCode = (code: string): ResolverFault => FAULTS[code] ?? 'cannot-start';
