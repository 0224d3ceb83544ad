// Creates, lists and revokes stakeholder keys (`desk keys`). A new key is printed once, on standard output.

import type { StakeholderKey } from '../contract/index.ts';
import { defined } from '../domain/json/defined.ts';
import { ROLE_NAMES } from '../domain/passport/roles.ts';
import { issueKey } from '../features/stakeholder-keys/index.ts';
import { closing } from '../lib/closing.ts';
import { StoreFault } from '../lib/store-fault.ts';
import { note, print } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import { readSettings, writeSettings } from '../store/settings.ts';
import { listKeys, revokeKey } from '../store/stakeholder-keys.ts';
import type { Store } from '../store/store.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions, UsageFault } from './input/usage.ts';

interface Asked {
  readonly store: Store;
  readonly words: readonly string[];
  readonly options: { readonly role?: string; readonly label?: string; readonly expires?: string; readonly json: boolean };
  readonly now: Date;
}

interface Action {
  /** The action only reads and therefore creates no store. */
  readonly readonly?: (words: readonly string[]) => boolean;
  readonly run: (asked: Asked) => void;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  create: { run: create },
  list: { readonly: () => true, run: list },
  revoke: { run: revoke },
  'hs-code': { readonly: ([state]) => state === undefined, run: hsCode },
};

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['role', 'label', 'expires', 'data'], flags: ['json'], words: true });
  const { data, ...options } = values;
  const [name = '', ...words] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new UsageFault(`say what to do: ${Object.keys(ACTIONS).join(', ')}`);
  using store = closing(openStore(dataFolder(data), { readonly: action.readonly?.(words) ?? false }));
  try {
    action.run({ store, words, options, now: new Date() });
    return 0;
  } catch (error) {
    if (!(error instanceof StoreFault) || error.code !== 'not-found') throw error;
    note(`REFUSED ${error.code}: ${error.message}`);
    note("'desk keys list' shows those that were given out");
    return 1;
  }
}

/** Prints the secret alone to standard output, so that it can be piped; the explanation goes to standard error. */
function create({ store, words, options: { role: given, label, expires, json }, now }: Asked): void {
  const role = ROLE_NAMES.find((known) => known === given);
  if (role === undefined) throw new UsageFault(`--role is one of ${ROLE_NAMES.join(', ')}`);
  if (label === undefined) throw new UsageFault('--label says whose key it is');
  if (words.length > 0) throw new UsageFault(`'${words[0]}' is too much: a label of several words is put in quotes`);
  const created = issueKey(store, { label, role, ...defined({ expiresAt: expires }) }, now);
  const { key, secret } = created;
  print(json ? created : secret);
  note(`key ${key.id} for ${key.role}, “${key.label}”, until ${key.expiresAt}: it is shown this once and not kept`);
}

function list({ store, options: { json }, now }: Asked): void {
  const keys = listKeys(store, now);
  for (const key of keys) print(json ? key : line(key));
  if (keys.length === 0) note('no key was given out yet');
}

function revoke({ store, words: [id, ...more], options: { json }, now }: Asked): void {
  if (id === undefined || more.length > 0) throw new UsageFault("name the one key to revoke, by the ID that 'desk keys list' shows");
  const key = revokeKey(store, id, now);
  print(json ? key : line(key));
}

function hsCode({ store, words: [state, ...more], options: { json } }: Asked): void {
  if ((state !== undefined && state !== 'open' && state !== 'by-key') || more.length > 0) throw new UsageFault('hs-code is open or by-key');
  const { hsCodeNeedsKey } = state === undefined ? readSettings(store) : writeSettings(store, { hsCodeNeedsKey: state === 'by-key' });
  print(json ? { hsCodeNeedsKey } : hsCodeNeedsKey ? 'by-key' : 'open');
}

const line = ({ id, role, state, createdAt, expiresAt = '', revokedAt, lastUsedOn = 'never', label }: StakeholderKey): string =>
  `${id}  ${role.padEnd(13)}  ${state.padEnd(7)}  ${createdAt.slice(0, 10)} – ${(revokedAt ?? expiresAt).slice(0, 10)}  used ${lastUsedOn.padEnd(10)}  ${label}`;
