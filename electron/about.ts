// Collects facts about the shell for Settings: versions, age of the browser engine, sandbox, protection of the key.
import type { ShellFacts } from '../server/contract/index.ts';
import { RELEASED } from '../server/lib/version.ts';

/** Chromium fixes vulnerabilities every few weeks, and this app never updates itself. After six months, many are publicly known. */
const SAFE_MONTHS = 6;

/** Whether the browser engine of this release, current on the release date, is now too old to be safe. */
export const isOutdated = (now: Date, released: Date = new Date(RELEASED)): boolean => {
  // Counts months from the first, which every month has; then takes the day, or the last one of a shorter month.
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
