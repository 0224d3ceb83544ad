// The program under BoringSSL, which Electron has in place of OpenSSL: the self-test, key files, and the vectors for tokens, certificates and ECDSA give the same answers.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { boringRuntime } from '../fixtures/boringssl.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

const runtime = boringRuntime();
const missing = 'missing' in runtime ? runtime.missing : undefined;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const script = fileURLToPath(new URL('boringssl/answers.ts', import.meta.url));

const PASSPHRASE = 'twelve letters and more';
const { privateKey } = generateKeyPairSync('ed25519');
const plain = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** A key file as OpenSSL's own command writes it. */
const sealedBy = (...options: readonly string[]): string => {
  const args = ['pkcs8', '-topk8', '-passout', `pass:${PASSPHRASE}`, ...options];
  const { status, stdout, stderr } = spawnSync('openssl', args, { input: plain, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

interface Answers {
  readonly library: string;
  readonly lines: readonly string[];
}

describe.skipIf(missing !== undefined || !hasOpenssl)(
  `under BoringSSL${missing ? ` (${missing})` : hasOpenssl ? '' : ' (no openssl here)'}`,
  () => {
    let here: Answers;
    let there: Answers;
    beforeAll(() => {
      const files = {
        'in clear': plain,
        'PBKDF2 with SHA-256': sealedBy('-v2', 'aes-256-cbc'),
        'PBKDF2 with SHA-1': sealedBy('-v2', 'aes-128-cbc', '-v2prf', 'hmacWithSHA1'),
        'PBKDF2 with SHA-384': sealedBy('-v2', 'aes-192-cbc', '-v2prf', 'hmacWithSHA384'),
        'PBKDF2 with SHA-512': sealedBy('-v2', 'aes-256-cbc', '-v2prf', 'hmacWithSHA512'),
        'triple DES': sealedBy('-v2', 'des3'),
        scrypt: sealedBy('-scrypt'),
      };
      const input = JSON.stringify({ passphrase: PASSPHRASE, files });
      const ask = (program: string): Answers => {
        const { status, stdout, stderr } = spawnSync(program, [script], { input, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
        if (status !== 0) throw new Error(stderr);
        return JSON.parse(stdout);
      };
      here = ask(process.execPath);
      there = ask('path' in runtime ? runtime.path : '');
    }, 240_000);

    it('is another library', () => expect([here.library, there.library]).toEqual(['OpenSSL', 'BoringSSL']));

    it('the self-test passes', () => {
      const tests = there.lines.filter((line) => line.startsWith('self-test '));
      expect(tests.length).toBeGreaterThan(30);
      expect(tests.filter((line) => !/: true $/.test(line))).toEqual([]);
    });

    it('key files open however they are sealed, with their passphrase only, and are sealed again', () => {
      const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('hex');
      const files = there.lines.filter((line) => line.startsWith('key file '));
      expect(files).toHaveLength(7 * 3);
      const wrong = files.filter((line) => line.includes(', wrong passphrase') && !line.startsWith('key file in clear'));
      expect(wrong.filter((line) => !line.endsWith(': wrong-passphrase'))).toEqual([]);
      expect(files.filter((line) => !wrong.includes(line) && !line.endsWith(`: ${key}`))).toEqual([]);
    });

    it(`every answer is that of OpenSSL${vectors === undefined ? ` (${skipReason}: without them)` : ''}`, () => {
      if (vectors !== undefined) expect(there.lines.length).toBeGreaterThan(600);
      expect(there.lines).toEqual(here.lines);
    });
  },
);
