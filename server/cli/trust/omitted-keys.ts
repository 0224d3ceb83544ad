// Refuses to sign a list that omits keys without an end date, naming the keys and the two ways to continue.

import { oneLine } from '../../domain/foreign/index.ts';
import type { OmittedKey } from '../../domain/trust-list/omitted-keys.ts';
import { note } from '../../lib/terminal.ts';
import { refused, type Values } from './options.ts';

/** Returns exit code 1 if keys are omitted without permission. `--leave-out` names each key, its issuer, or `all`. */
export function refuseOmitted(missing: readonly OmittedKey[], values: Values, where = ''): number {
  const said = new Set(values['leave-out']);
  const unsaid = said.has('all') ? [] : missing.filter(({ did, key }) => !said.has(did) && !said.has(key));
  if (unsaid.length === 0) return 0;
  const offer =
    where === ''
      ? "'--end KEY=DATE' lists each with its end (a DID in place of KEY: all keys of that issuer), '--leave-out KEY' signs without it"
      : `'--end KEY=DATE' lists each with its end where ${where} is kept, '--leave-out KEY' signs without it`;
  const code = refused({
    code: 'key-left-out',
    detail: `the list before vouched for these keys without an end, and this one leaves them out: goods under them would read "unknown issuer"`,
    faults: [],
  });
  for (const one of unsaid) note(`  ${omittedLine(one)}`);
  note(offer);
  return code;
}

const omittedLine = ({ name, key, fingerprint, why }: OmittedKey): string =>
  `“${oneLine(name)}”: ${key} (${fingerprint})${why === 'issuer' ? ', with its issuer' : why === 'replaced' ? ', another key has its name now and it cannot be listed' : ''}`;
