// What this runtime answers wherever the program uses cryptography, one line each on standard output. Sealed key files come in as JSON on standard input.
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { readJwk } from '../../../server/domain/keys/jwk.ts';
import { openKeyFile, sealedKeyFile } from '../../../server/domain/keys/key-file.ts';
import { verifySignature } from '../../../server/domain/keys/verify-signature.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { selfTest } from '../../../server/features/self-test/index.ts';
import { vectors } from '../../fixtures/vectors-folder.ts';
import { credential, readJson, trustOf, type World } from '../../vectors/credentials.ts';

interface KeyFiles {
  readonly passphrase: string;
  readonly files: Readonly<Record<string, string>>;
}

const lines: string[] = [];

for (const { name, ok, detail } of selfTest()) lines.push(`self-test ${name}: ${ok} ${detail ?? ''}`);

const { passphrase, files } = JSON.parse(readFileSync(0, 'utf8')) as KeyFiles;
/** The key itself: a file that opens with other bytes is as bad as one that does not. */
const opened = (pem: string, word: string): string => {
  const key = openKeyFile(pem, word);
  return 'code' in key ? key.code : key.export({ format: 'der', type: 'pkcs8' }).toString('hex');
};
for (const [name, pem] of Object.entries(files)) {
  lines.push(`key file ${name}: ${opened(pem, passphrase)}`, `key file ${name}, wrong passphrase: ${opened(pem, 'another')}`);
  const key = openKeyFile(pem, passphrase);
  if (!('code' in key)) lines.push(`key file ${name}, sealed again: ${opened(sealedKeyFile(key, passphrase), passphrase)}`);
}

const SUITES = {
  'vc-jwt-es/derived': 'vc-jwt',
  'vc-jwt-x5c/derived': 'vc-jwt',
  'real-issuers/gs1-es256': 'vc-jwt',
  'sd-jwt-es/derived': 'sd-jwt',
  'sd-jwt-x5c/derived': 'sd-jwt',
  'ecdsa-jcs-2019/derived': 'vc',
} as const;

interface Suite extends World {
  readonly cases: readonly { readonly id: string; readonly token?: string; readonly input?: JsonObject }[];
}
interface Group {
  readonly publicKeyJwk: JsonObject;
  readonly tests: readonly { readonly tcId: number; readonly msg: string; readonly sig: string }[];
}

if (vectors !== undefined) {
  for (const [path, kind] of Object.entries(SUITES)) {
    const suite = readJson<Suite>(`${vectors}formats/open/${path}.json`);
    for (const { id, token, input } of suite.cases) {
      const received = credential(kind, token ?? JSON.stringify(input));
      const { evidence } = verifyCredential(received, { now: new Date(suite.now), trust: trustOf(suite) });
      lines.push(`${path} ${id}: ${decide(evidence).headline} ${evidence.map(({ code, outcome }) => `${code} ${outcome}`).join(', ')}`);
    }
  }
  for (const name of ['ecdsa_secp256r1_sha256_p1363_test', 'ecdsa_secp384r1_sha384_p1363_test']) {
    const { groups } = readJson<{ readonly groups: readonly Group[] }>(`${vectors}formats/open/wycheproof/${name}.json`);
    for (const { publicKeyJwk, tests } of groups) {
      const reading = readJwk(publicKeyJwk);
      for (const { tcId, msg, sig } of tests) {
        const verified = reading.ok ? verifySignature(reading.key, Buffer.from(msg, 'hex'), Buffer.from(sig, 'hex')) : reading.detail;
        lines.push(`${name} ${tcId}: ${verified}`);
      }
    }
  }
}

console.log(JSON.stringify({ library: 'boringssl' in process.versions ? 'BoringSSL' : 'OpenSSL', lines }));
