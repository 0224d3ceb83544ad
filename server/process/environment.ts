// Selects the environment variables that a server process inherits, so that no credential of the person's shell leaks.

const INHERITED = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'USERPROFILE',
  'APPDATA',
  'XDG_DATA_HOME',
  // The compile cache: see server/cli/compiled.ts.
  'NODE_COMPILE_CACHE',
  // The form of log lines: see server/lib/log-line.ts.
  'DPP_DESK_LOG',
];

export const inherited = (env: Readonly<Record<string, string | undefined>> = process.env): Record<string, string> =>
  Object.fromEntries(INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/** The same for a fork that receives the whole environment: maps every variable that must not be inherited to undefined. */
export const withheld = (env: Readonly<Record<string, string | undefined>> = process.env): Record<string, undefined> => {
  const known = new Set(INHERITED.map((name) => name.toUpperCase()));
  return Object.fromEntries(Object.keys(env).flatMap((name) => (known.has(name.toUpperCase()) ? [] : [[name, undefined]])));
};
