// The environment of a program in, what a server process of ours needs of it out: no credential of the person's shell reaches it.

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
  // What was compiled before: see server/cli/compiled.ts.
  'NODE_COMPILE_CACHE',
  // How log lines are written: see server/lib/log-line.ts.
  'DPP_DESK_LOG',
];

export const inherited = (env: Readonly<Record<string, string | undefined>> = process.env): Record<string, string> =>
  Object.fromEntries(INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/** The same for a fork that is given the whole environment: what shall not be inherited, as undefined. */
export const withheld = (env: Readonly<Record<string, string | undefined>> = process.env): Record<string, undefined> => {
  const known = new Set(INHERITED.map((name) => name.toUpperCase()));
  return Object.fromEntries(Object.keys(env).flatMap((name) => (known.has(name.toUpperCase()) ? [] : [[name, undefined]])));
};
