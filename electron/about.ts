// What the shell knows of itself, for Settings: versions, the age of its browser engine, its sandbox, and how the service key is sealed.
import type { ShellFacts } from '../server/contract/index.ts';
import { RELEASED } from '../server/lib/version.ts';

/** Chromium mends its faults every few weeks, and this app never fetches anything: after six months those that are known are many. */
const SAFE_MONTHS = 6;

/** Whether a browser engine that was current at the release is too old to be safe. */
export const isOutdated = (now: Date, released: Date = new Date(RELEASED)): boolean => {
  const end = new Date(released);
  end.setUTCMonth(end.getUTCMonth() + SAFE_MONTHS);
  return now >= end;
};

interface Known extends Pick<ShellFacts, 'sandbox' | 'sealedBy'> {
  readonly version: string;
  readonly versions: Readonly<Record<string, string | undefined>>;
}

export const shellFacts = ({ version, versions, sandbox, sealedBy }: Known, now = new Date()): ShellFacts => ({
  app: version,
  electron: versions.electron ?? '',
  chromium: versions.chrome ?? '',
  node: versions.node ?? '',
  released: RELEASED,
  outdated: isOutdated(now),
  sandbox,
  sealedBy,
});
