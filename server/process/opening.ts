// Defines the opening, the first message from a parent (the shell, `npm start`, `serve`) to a server process.
// Secrets travel in this message, never in arguments or the environment.

import type { ServedCopy } from '../api/public/reader.ts';
import type { RestoreWish, State } from '../contract/index.ts';
import type { TlsFiles } from '../features/listener-certificate/index.ts';
import type { Address } from '../features/publication/index.ts';
import type { HeldCopy } from '../features/replica/index.ts';
import type { SessionSecrets } from './session.ts';

export interface WorkbenchOpening {
  /** The data folder. */
  readonly folder: string;
  readonly mode: State['mode'];
  /** Unseals the service key. */
  readonly secret?: string;
  readonly baseUrl?: string;
  readonly publicSiteUrl?: string;
  /** The base URL for a store that has none yet. A name that was used for signing is never changed silently. */
  readonly firstBaseUrl?: string;
  readonly sample?: boolean;
  /**
   * Browser mode: the address to listen on (port 0 selects any port), and the session, which outlives a restart. If absent, the
   * message port is served instead.
   */
  readonly listen?: { readonly host: string; readonly port: number; readonly session: SessionSecrets };
  /**
   * The parent starts and stops a public process as this workbench requests (server/process/publish.ts). If absent, the public process is
   * controlled elsewhere.
   */
  readonly switchesPublic?: true;
  /** Backups that the command requests, and the passphrase that seals the keys into them. */
  readonly backups?: { readonly folder: string; readonly every: number; readonly keep: string; readonly passphrase?: string };
  /** Set if this process replaces one that ended unexpectedly. The screens report it. */
  readonly restarted?: { readonly exitCode: number | null };
  /**
   * Carried out before the store is opened. The parent has stopped the process that had it open (`replace` in server/process/supervise.ts).
   */
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
  /** The listener speaks TLS with this certificate. If absent, it speaks plain HTTP. */
  readonly tls?: TlsFiles;
  /** For GTINs that are not registered here. Defaults to redirect. */
  readonly fallback?: 'redirect' | 'none';
  /** Addresses and networks of proxies in front of this process that are trusted to report their clients. */
  readonly proxies?: readonly string[];
  /**
   * Plain requests per client and minute; 0 for no limit. If absent, the default limit applies when not on loopback or when behind a proxy.
   */
  readonly rateLimit?: number;
  /** The number of this worker among those on the port, from 1. Absent for a single process. */
  readonly worker?: number;
  /** Any client may read /metrics. If absent, only this computer may. */
  readonly openMetrics?: boolean;
  /** The folder holds a copy of the store of another computer. */
  readonly copy?: ServedCopy;
}

export interface PublicationOpening {
  /** The data folder of the writer, or the folder of the reader. */
  readonly folder: string;
  readonly address: Address;
  readonly task: 'publish' | 'follow';
  /** For a reader: the maximum lag, in milliseconds. */
  readonly maxLag?: number;
}

/** Reads a message from a process that follows a publication: the store to serve from now on. */
export const toServe = (message: unknown): HeldCopy | undefined =>
  typeof message === 'object' && message !== null && 'serve' in message ? (message.serve as HeldCopy) : undefined;

/** Whether a message tells that process that the store of this name is served. */
export const isServed = (message: unknown, name: string): boolean =>
  typeof message === 'object' && message !== null && 'served' in message && message.served === name;

/** The first message to a process. */
export interface Open<Opening> {
  readonly open: Opening;
}

export const isOpen = (message: unknown): message is Open<unknown> =>
  typeof message === 'object' && message !== null && 'open' in message && typeof message.open === 'object' && message.open !== null;
