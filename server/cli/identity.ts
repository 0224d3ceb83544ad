// Shows the DID and keys of the service, or rotates the signing key (`desk identity`).
import { defined } from '../domain/json/defined.ts';
import { asList, isObject } from '../domain/json/json.ts';
import { keyFingerprint } from '../domain/keys/fingerprint.ts';
import { openApp } from '../features/app/index.ts';
import type { AppContext } from '../features/app-context/index.ts';
import { closing } from '../lib/closing.ts';
import { note, print } from '../lib/terminal.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['data', 'by'], flags: ['compromised', 'json'], words: true });
  const [action, ...more] = positionals;
  if ((action !== 'show' && action !== 'rotate') || more.length > 0) throw new UsageFault('say what to do: show or rotate');
  if (action === 'show' && (values.compromised || values.by !== undefined)) throw new UsageFault('--compromised and --by go with rotate');
  using context = closing(openApp({ folder: dataFolder(values.data), ...passphraseIn(process.env) }));
  if (action === 'rotate') {
    context.rotateKey({ compromised: values.compromised, ...defined({ who: values.by }) });
    note(
      values.compromised
        ? 'what the old key signed is invalid until it is signed anew: desk publish --again'
        : 'what the old key signed is still verified; desk publish --again signs it with the new one',
    );
    note('anyone who keeps the DID document of this service, such as an office with a trust list, needs the new one');
  }
  tell(context, values.json);
  return 0;
}

function tell(context: AppContext, json: boolean): void {
  const { did, verificationMethod, publicJwk, didDocument } = context.signer();
  if (json) {
    print({ did, verificationMethod, didDocument, rotations: context.ownKeys().rotations });
    return;
  }
  print(did);
  print(`signs with ${verificationMethod}, fingerprint ${keyFingerprint(publicJwk)}`);
  const { rotations } = context.ownKeys();
  for (const method of asList(didDocument.verificationMethod).filter(isObject).slice(1)) {
    const id = String(method.id);
    const rotation = rotations.find(({ key }) => id.endsWith(`#${key}`));
    const until = rotation === undefined ? '' : `, retired ${rotation.at}${rotation.who === '' ? '' : ` by ${rotation.who}`}`;
    const revoked = typeof method.revoked === 'string' ? `revoked ${method.revoked}` : 'verified only';
    print(`before it ${id}, ${revoked}${until}`);
  }
}
