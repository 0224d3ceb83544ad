// Lists the keys whose packs are accepted here, and removes the key of a pack maker (`desk pack makers`).

import { oneLine } from '../domain/foreign/index.ts';
import { isObject } from '../domain/json/json.ts';
import type { RegisteredKey } from '../domain/ownership/key-register.ts';
import { fingerprintOfDidKey } from '../domain/trust-list/read.ts';
import { ownKeyOf } from '../features/packs/index.ts';
import { keyRegister, removeMaker } from '../features/trust/index.ts';
import { closing } from '../lib/closing.ts';
import { print } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import { readSetting, serviceName } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { dataFolder } from './input/data-folder.ts';
import { UsageFault } from './input/usage.ts';
import { withApp } from './input/with-app.ts';
import { need } from './trust/options.ts';

interface Values {
  readonly data?: string | undefined;
  readonly json: boolean;
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

export function makers([what = 'list', ...more]: readonly string[], values: Values): number {
  if (what === 'remove') return removeOne(more, values);
  if (what !== 'list' || more.length > 0) throw new UsageFault('makers list, or makers remove FINGERPRINT --by NAME --reason TEXT');
  using store = closing(openStore(dataFolder(values.data), { readonly: true }));
  const own = ownIdentity(store);
  const register = keyRegister(store, own === undefined ? undefined : fingerprintOfDidKey(own.key));
  if (values.json) print({ makers: register });
  else
    for (const key of register) {
      print(lineOfKey(key));
      print(`  ${key.fingerprint}`);
    }
  return 0;
}

function lineOfKey({ role, name, since, by, until, endedBy, reason }: RegisteredKey): string {
  const began = since === undefined ? '' : `, since ${since}${by === undefined ? '' : `, confirmed by ${by}`}`;
  const ended =
    until === undefined
      ? ''
      : `; ended ${until}${endedBy === undefined ? '' : ` by ${endedBy}`}${reason === undefined ? '' : `: ${reason}`}`;
  return `${role.padEnd(8)}  “${oneLine(name)}”${began}${ended}`;
}

function removeOne(named: readonly string[], values: Values): number {
  // A fingerprint is printed in groups, which a shell splits into arguments.
  const fingerprint = named.join(' ');
  if (fingerprint === '') throw new UsageFault("name the fingerprint of the maker's key");
  const [who, reason] = [need(values.by, 'by'), need(values.reason, 'reason')];
  return withApp(values.data, (context) => {
    removeMaker(context, { fingerprint, who, reason });
    print(values.json ? { removed: fingerprint } : 'removed: packs signed with this key are refused from now on');
  });
}

/** The identity as the workbench stored it; undefined if there is none yet. */
export function ownIdentity(store: Store) {
  const didDocument = readSetting(store, 'didDocument');
  const [method] = Array.isArray(didDocument?.verificationMethod) ? didDocument.verificationMethod : [];
  const jwk = isObject(method) && isObject(method.publicKeyJwk) ? method.publicKeyJwk : undefined;
  if (didDocument === undefined || typeof jwk?.x !== 'string') return undefined;
  return {
    key: ownKeyOf({ publicJwk: { kty: 'OKP', crv: 'Ed25519', x: jwk.x } }),
    identity: { did: String(didDocument.id), name: serviceName(store), didDocument },
  };
}
