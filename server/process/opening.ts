// What a parent (the shell, `npm start`, `serve`) gives a server process as its first message: {open: …}; secrets never travel in arguments or the environment.

import type { RestoreWish, State } from '../contract/index.ts';
import type { SessionSecrets } from './session.ts';

export interface WorkbenchOpening {
  /** The data folder. */
  readonly folder: string;
  readonly mode: State['mode'];
  /** Opens the sealed service key. */
  readonly secret?: string;
  readonly baseUrl?: string;
  readonly publicSiteUrl?: string;
  /** Base URL of a store that has none yet; a name that was used for signing is never changed silently. */
  readonly firstBaseUrl?: string;
  readonly sample?: boolean;
  /** Browser mode: where to listen (port 0 is any), and the session, which outlives a restart. Absent: only the port is served. */
  readonly listen?: { readonly host: string; readonly port: number; readonly session: SessionSecrets };
  /** The parent switches a public process as this workbench wishes (server/process/publish.ts); absent: whether one runs is decided elsewhere. */
  readonly switchesPublic?: true;
  /** This process replaces one that ended by itself: the screens say so. */
  readonly restarted?: { readonly exitCode: number | null };
  /** Done before the store is opened: the parent has ended whoever had it open (`replace` in server/process/supervise.ts). */
  readonly restore?: RestoreWish;
}

export const restoreWish = (message: unknown): RestoreWish | undefined =>
  typeof message === 'object' && message !== null && 'restore' in message && typeof message.restore === 'object' && message.restore !== null
    ? (message.restore as RestoreWish)
    : undefined;

export interface PublicOpening {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  /** For GTINs that nobody registered here; absent: redirect. */
  readonly fallback?: 'redirect' | 'none';
  /** Addresses and networks of proxies in front of it, whose word on their clients counts. */
  readonly proxies?: readonly string[];
  /** Plain requests of one client in a minute, 0 for any number; absent: the usual limit, off loopback or behind a proxy. */
  readonly rateLimit?: number;
  /** Which of several workers on this port it is, from 1; absent: the only one. */
  readonly worker?: number;
  /** Everybody may read /metrics; absent: this computer only. */
  readonly openMetrics?: boolean;
}

/** First message to a process. */
export interface Open<Opening> {
  readonly open: Opening;
}

export const isOpen = (message: unknown): message is Open<unknown> =>
  typeof message === 'object' && message !== null && 'open' in message && typeof message.open === 'object' && message.open !== null;
