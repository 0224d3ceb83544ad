// Starts, stops and supervises one public process as a workbench requests, and reports its state to the workbench.
import { type Report, reportIn } from '../api/http/reports.ts';
import type { Published } from '../api/workbench/published.ts';
import { defined } from '../domain/json/defined.ts';
import type { TlsFiles } from '../features/listener-certificate/index.ts';
import { type Child, type Opening, type Supervised, type SuperviseOptions, supervise } from './supervise.ts';

/** From the workbench: `{publish: {host, port, fallback, tls}}` switches the public listener on, `{publish: null}` switches it off. */
export interface PublicWish {
  readonly host: string;
  readonly port: number;
  readonly fallback?: 'redirect' | 'none';
  readonly tls?: TlsFiles;
}

export interface PublicSwitchOptions {
  /** Starts a public process with this opening. Called again after the process ended unexpectedly. */
  readonly start: (wish: PublicWish, opening: Opening) => Child;
  /** Sends the state to the workbench, if there is one. */
  readonly tell: (message: { readonly published: Published } | Report) => void;
  readonly timing?: Pick<SuperviseOptions, 'pauses' | 'stopWithin' | 'readyWithin'>;
}

/** Returns undefined for another message, or for a request of an unknown form. */
export const publishWish = (message: unknown): PublicWish | null | undefined => {
  if (typeof message !== 'object' || message === null || !('publish' in message)) return undefined;
  const { publish } = message;
  if (publish === null) return null;
  if (typeof publish !== 'object' || publish === undefined || !('host' in publish) || !('port' in publish)) return undefined;
  const { host, port } = publish;
  const fallback = 'fallback' in publish ? publish.fallback : undefined;
  return typeof host === 'string' && Number.isInteger(port) && Number(port) >= 0 && Number(port) < 65_536
    ? { host, port: Number(port), ...(fallback === 'redirect' || fallback === 'none' ? { fallback } : {}), ...tlsOf(publish) }
    : undefined;
};

/** Throws for a TLS request in an unknown form, which must not result in a listener without TLS. */
function tlsOf(publish: object): { readonly tls?: TlsFiles } {
  const tls = 'tls' in publish ? publish.tls : undefined;
  if (tls === undefined) return {};
  const { certificate, key } = (tls ?? {}) as Partial<Record<keyof TlsFiles, unknown>>;
  if (typeof certificate !== 'string' || typeof key !== 'string') throw new TypeError('a request for TLS names no files');
  return { tls: { certificate, key } };
}

const faultOf = (message: unknown): { readonly code: string; readonly detail: string } | undefined => {
  const fault = (message as { readonly fault?: { readonly code?: unknown; readonly detail?: unknown } } | null)?.fault;
  return fault === undefined ? undefined : { code: String(fault.code), detail: String(fault.detail).slice(0, 1000) };
};

const same = (one: PublicWish | null, other: PublicWish | null): boolean =>
  one?.host === other?.host &&
  one?.port === other?.port &&
  one?.fallback === other?.fallback &&
  one?.tls?.certificate === other?.tls?.certificate &&
  one?.tls?.key === other?.tls?.key;

export function publicSwitch({ start, tell, timing = {} }: PublicSwitchOptions) {
  let wished: PublicWish | null = null;
  let running: Supervised | undefined;
  let standing: Published = { state: 'off' };
  let switching: Promise<unknown> = Promise.resolve();

  const stand = (next: Published): void => {
    standing = next;
    tell({ published: next });
  };
  const fail = (code: string, detail: string): void => {
    running = undefined;
    stand({ state: 'failed', code, detail, at: new Date().toISOString() });
  };

  const keep = (wish: PublicWish): Supervised => {
    let lastExit: number | null = null;
    const kept: Supervised = supervise({
      ...timing,
      name: 'public',
      start: (opening) => {
        const { listen, ...child } = start(wish, opening);
        const noted = (exit: (code: number | null) => void) => (code: number | null) => {
          lastExit = code;
          exit(code);
        };
        return { ...child, listen: ({ message, exit }) => listen({ message, exit: noted(exit) }) };
      },
      message: (message) => {
        const report = reportIn(message);
        if (report !== undefined) return tell(report);
        const fault = faultOf(message);
        if (fault === undefined || running !== kept) return;
        // A restart would fail in the same way, so the process is not started again.
        fail(fault.code, fault.detail);
        switching = switching.then(() => kept.stop());
      },
      changed: (phase) => {
        if (running !== kept) return;
        if (phase === 'waiting') stand({ state: 'starting' });
        if (phase === 'failed') fail('ended', `the public process ended by itself three times (${exitText(lastExit)})`);
        if (phase === 'ready') void kept.ready().then((ready) => (running === kept ? listening(wish, ready?.url ?? '') : undefined));
      },
    });
    return kept;
  };
  const listening = (wish: PublicWish, url: string): void => {
    stand({ state: 'on', url, since: new Date().toISOString(), fallback: wish.fallback ?? 'redirect', ...defined({ tls: wish.tls }) });
  };

  const change = async (wish: PublicWish | null): Promise<void> => {
    // A restarted workbench repeats its last request.
    if (same(wish, wished) && (wish === null || running !== undefined)) return tell({ published: standing });
    wished = wish;
    const before = running;
    running = undefined;
    await before?.stop();
    if (wish === null) return stand({ state: 'off' });
    stand({ state: 'starting' });
    running = keep(wish);
  };

  return {
    /** Accepts any message of the workbench and ignores those that are not publish requests. */
    hear: (message: unknown) => {
      const wish = publishWish(message);
      if (wish !== undefined) switching = switching.then(() => change(wish));
    },
    /** Switches off until the next request. Resolves when no process listens any longer. */
    rest: (): Promise<unknown> => {
      switching = switching.then(() => change(null));
      return switching;
    },
    stop: async (): Promise<void> => {
      await switching;
      await running?.stop();
    },
  };
}

const exitText = (code: number | null): string => (code === null ? 'killed' : `exit code ${code}`);
