// Collects facts about the shell for Settings: versions, age of the browser engine, sandbox, protection of the key.
import type { ShellFacts } from '../server/contract/index.ts';
import { RELEASED } from '../server/lib/version.ts';

/** Chromium fixes vulnerabilities every few weeks, and this app never updates itself. After six months, many are publicly known. */
const SAFE_MONTHS = 6;

/** True if a browser engine that was current at the release date is too old to be safe. */
export const isOutdated = (now: Date, released: Date = new Date(RELEASED)): boolean => {
  // The first of a month keeps its day in every month; the days are added behind it.
  const end = new Date(Date.UTC(released.getUTCFullYear(), released.getUTCMonth() + SAFE_MONTHS, 1));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(released.getUTCDate(), last));
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
