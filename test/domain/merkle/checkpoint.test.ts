// Signed notes, checkpoints, cosignatures and requests to witnesses: a published note, and everything that may be wrong with one.
import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { admitEd25519 } from '../../../server/domain/keys/ed25519.ts';
import type { PublicKey } from '../../../server/domain/keys/public-key.ts';
import { verifySignature } from '../../../server/domain/keys/verify-signature.ts';
import { type NoteSigner, readCheckpoint, signCheckpoint } from '../../../server/domain/merkle/checkpoint.ts';
import { cosign, cosignedAt } from '../../../server/domain/merkle/cosignature.ts';
import { ED25519, keyId, readNote, signaturesOf, writeNote } from '../../../server/domain/merkle/note.ts';
import { readRequest, writeRequest } from '../../../server/domain/merkle/request.ts';

const { signer, publicKey, key } = newKey();
const ORIGIN = 'dpp-desk/0011223344556677/1-8899aabbccdd';
const root = createHash('sha256').update('a tree').digest();
const note = signCheckpoint({ origin: ORIGIN, size: 7, root }, signer);

function newKey(): { readonly signer: NoteSigner; readonly publicKey: KeyObject; readonly key: PublicKey } {
  const pair = generateKeyPairSync('ed25519');
  const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const admission = admitEd25519(raw);
  if (!admission.ok) throw new Error(admission.detail);
  return {
    signer: { publicKey: raw, sign: (bytes) => sign(null, bytes, pair.privateKey) },
    publicKey: pair.publicKey,
    key: admission.key,
  };
}

describe('a signed note', () => {
  // The example of golang.org/x/mod/sumdb/note.
  const published =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
  const raw = Buffer.from('ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW', 'base64').subarray(1);

  it('is read, and the published signature verifies', () => {
    const read = readNote(published);
    const admission = admitEd25519(raw);
    if (read === undefined || !admission.ok) throw new Error('not read');
    expect(keyId('PeterNeumann', ED25519, raw).toString('hex')).toBe('c74f20a3');
    const [signature] = signaturesOf(read, 'PeterNeumann', ED25519, raw);
    expect(verifySignature(admission.key, Buffer.from(read.text), signature ?? Buffer.alloc(0))).toBe(true);
    expect(writeNote(read)).toBe(published);
  });

  it.each([
    ['without a signature', published.slice(0, published.indexOf('—'))],
    ['without its last newline', published.slice(0, -1)],
    ['with a control character', published.replace('think', 'thi\tnk')],
    ['with a carriage return', published.replaceAll('\n', '\r\n')],
    ['with half of a surrogate pair', published.replace('think', '\ud800')],
    ['with a name that has a plus sign', published.replace('— PeterNeumann', '— Peter+Neumann')],
    ['with a name that has a space beyond ASCII', published.replace('— PeterNeumann', '— Peter\u2003Neumann')],
    ['with stray bits in its base64', published.replace('JnAM=', 'JnAN=')],
    ['with a signature that is only a key id', published.replace(/x08go.*=/, 'x08gow==')],
    ['with 65 signatures', published + (published.split('\n').at(-2) ?? '').concat('\n').repeat(64)],
    ['of more than 32 KiB', 'x'.repeat(33_000) + published],
  ])('is refused %s', (_, text) => {
    expect(readNote(text)).toBeUndefined();
  });
});

describe('a checkpoint', () => {
  it('says what was signed, verifiable with another library', () => {
    expect(note.split('\n').slice(0, 3)).toEqual([ORIGIN, '7', root.toString('base64')]);
    const read = readCheckpoint(note);
    expect(read).toMatchObject({ origin: ORIGIN, size: 7, root });
    expect(read?.key.fingerprint).toBe(key.fingerprint);
    const [, base64 = ''] = /^— \S+ (.*)$/m.exec(note) ?? [];
    const text = note.slice(0, note.indexOf('\n\n') + 1);
    expect(verify(null, Buffer.from(text), publicKey, Buffer.from(base64, 'base64').subarray(4))).toBe(true);
  });

  it('is refused after a change of any character', () => {
    for (let at = 0; at < note.length; at += 1) {
      const changed = `${note.slice(0, at)}${note[at] === 'A' ? 'B' : 'A'}${note.slice(at + 1)}`;
      expect(readCheckpoint(changed), changed).toBeUndefined();
    }
  });

  it('ignores signatures of unknown keys', () => {
    const other = cosign(readNote(note)?.text ?? '', 'witness.example/1', newKey().signer, new Date());
    expect(readCheckpoint(note + writeNote({ text: '', signatures: [other] }).slice(1))?.size).toBe(7);
  });

  it('is refused if a second signature by its key is not valid', () => {
    const line = note.split('\n').at(-2) ?? '';
    const [, name = '', base64 = ''] = line.split(' ');
    const bytes = Buffer.from(base64, 'base64');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect(readCheckpoint(`${note}— ${name} ${bytes.toString('base64')}\n`)).toBeUndefined();
  });

  it.each([
    ['a size with a leading zero', (text: string) => text.replace('\n7\n', '\n07\n')],
    ['a size beyond exact integers', (text: string) => text.replace('\n7\n', '\n9007199254740993\n')],
    ['a root of 31 bytes', (text: string) => text.replace(root.toString('base64'), root.subarray(1).toString('base64'))],
    ['two keys', (text: string) => `${text}ed25519 ${Buffer.from(newKey().signer.publicKey).toString('base64')}\n`],
    ['no key', (text: string) => text.replace(/^ed25519 .*\n/m, '')],
    ['an empty line', (text: string) => text.replace('\n7\n', '\n7\n\n')],
  ])('with %s is refused although it is signed', (_, change) => {
    const text = change(readNote(note)?.text ?? '');
    const bytes = Buffer.concat([keyId(ORIGIN, ED25519, signer.publicKey), signer.sign(Buffer.from(text))]);
    expect(readCheckpoint(writeNote({ text, signatures: [{ name: ORIGIN, bytes }] }))).toBeUndefined();
  });
});

describe('a cosignature', () => {
  const witness = newKey();
  const now = new Date('2026-11-23T10:20:30.400Z');
  const read = readNote(note);
  if (read === undefined) throw new Error('not read');
  const made = cosign(read.text, 'witness.example/1', witness.signer, now);
  const cosigned = { ...read, signatures: [...read.signatures, made] };

  it('states the moment, in the form of cosignature/v1', () => {
    expect(cosignedAt(cosigned, 'witness.example/1', witness.key)).toEqual(new Date('2026-11-23T10:20:30Z'));
    const seconds = Math.floor(now.getTime() / 1000);
    expect(made.bytes.readBigUInt64BE(4)).toBe(BigInt(seconds));
    const message = Buffer.from(`cosignature/v1\ntime ${seconds}\n${read.text}`);
    expect(verify(null, message, witness.publicKey, made.bytes.subarray(12))).toBe(true);
  });

  it('counts for its own witness, name and checkpoint only', () => {
    expect(cosignedAt(cosigned, 'witness.example/1', newKey().key)).toBeUndefined();
    expect(cosignedAt(cosigned, 'witness.example/2', witness.key)).toBeUndefined();
    const other = readNote(signCheckpoint({ origin: ORIGIN, size: 8, root }, signer));
    expect(other && cosignedAt({ ...other, signatures: [made] }, 'witness.example/1', witness.key)).toBeUndefined();
  });

  it('is not valid with another moment', () => {
    const bytes = Buffer.from(made.bytes);
    bytes[11] = (bytes[11] ?? 0) ^ 1;
    expect(cosignedAt({ ...read, signatures: [{ ...made, bytes }] }, 'witness.example/1', witness.key)).toBeUndefined();
  });
});

describe('a request to a witness', () => {
  it('carries the proof in front of the checkpoint', () => {
    const text = writeRequest({ from: 5, proof: [root, root], note });
    expect(text.split('\n').slice(0, 5)).toEqual(['old 5', root.toString('base64'), root.toString('base64'), '', ORIGIN]);
    expect(readRequest(text)).toEqual({ from: 5, proof: [root, root], note });
    expect(readRequest(writeRequest({ from: 0, proof: [], note }))).toEqual({ from: 0, proof: [], note });
    expect(readRequest(note)).toEqual({ from: 0, proof: [], note });
  });

  it.each([
    ['a size with a leading zero', `old 05\n\n${note}`],
    ['a hash of 31 bytes', `old 5\n${root.subarray(1).toString('base64')}\n\n${note}`],
    ['a line that is no base64', `old 5\n${root.toString('base64')}!\n\n${note}`],
    ['64 hashes', writeRequest({ from: 5, proof: Array(64).fill(root), note })],
    ['no empty line', 'old 5\n'],
  ])('with %s is refused', (_, text) => {
    expect(readRequest(text)).toBeUndefined();
  });
});
