// Records that a passport page was opened with the mark of a test by phone, and whether by another device.
// Never records by whom.
import type { IncomingMessage } from 'node:http';
import type { TrialOpened } from '../../contract/index.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { ownAddresses } from '../../lib/own-addresses.ts';
import { clientOf, NO_PROXIES, type ProxyList } from './proxies.ts';

export interface OpenedUnderMark extends TrialOpened {
  readonly mark: string;
}

/** `{opened: […]}` of a public process. */
export const openedIn = (message: unknown): readonly OpenedUnderMark[] | undefined =>
  typeof message === 'object' && message !== null && 'opened' in message ? (message.opened as readonly OpenedUnderMark[]) : undefined;

/** A test by phone that the workbench has begun: the page waits for this mark. */
export const MARK = /^[0-9a-f]{32}$/;
const MARKED = /^\/(?:[^?]*\/)?dpp\/[^/?]+\?(?:[^#]*&)?test=([0-9a-f]{32})(?:&|$)/;

/** Strangers may invent marks. The workbench drops those for which no test is waiting. */
const MOST = 20;

export interface Trials {
  readonly note: (request: IncomingMessage, status: number) => void;
  /** The marks opened since the last call. */
  readonly taken: () => readonly OpenedUnderMark[];
}

export function trials(now: () => Date, proxies: ProxyList = NO_PROXIES, own = () => ownAddresses().map(({ address }) => address)): Trials {
  let found: OpenedUnderMark[] = [];
  return {
    note: (request, status) => {
      if (status !== 200 && status !== 304) return;
      const mark = MARKED.exec(request.url ?? '')?.[1];
      if (mark === undefined || found.length >= MOST) return;
      const client = clientOf(request, proxies).replace(/^::ffff:/, '');
      const isHere = isLoopback(client) || own().includes(client);
      found.push({ mark, at: now().toISOString(), from: isHere ? 'this-computer' : 'another-device' });
    },
    taken: () => {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
