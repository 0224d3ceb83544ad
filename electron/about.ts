// Collects facts about the shell for Settings: versions, age of the browser engine, sandbox, protection of the key.
import type { ShellFacts } from '../server/contract/index.ts';
import { RELEASED } from '../server/lib/version.ts';

/** Chromium fixes vulnerabilities every few weeks, and this app never updates itself. After six months, many are publicly known. */
const SAFE_MONTHS = 6;

/** True if a browser engine that was current at the release date is too old to be safe. */
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
