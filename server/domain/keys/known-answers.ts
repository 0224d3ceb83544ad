// Lists known answers for Ed25519: signatures that every engine must accept, and others that it must refuse.

/** Test vectors of RFC 8032, 7.1. */
export const RFC_8032 = [
  {
    name: 'TEST 1',
    key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    name: 'TEST 2',
    key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
] as const;

/** Signatures by the holder of the key 31337·B, on which libraries disagree. The messages are exactly these texts. */
export const REFUSED_SIGNATURES = [
  {
    message: '2b: R the identity, clean key 0',
    signature:
      '0100000000000000000000000000000000000000000000000000000000000000604c6342811885a6a17b5dcc7c40177fbebacd623b1c303c3abd7232ddbb950f',
  },
  {
    message: '5b: mixed R, clean key 0',
    signature:
      '8c5d1b813f9cc1ecb1a9ba251ffe8e9690839cc3bbb98372ced8e58e5b5b03e6cbf0d4ffa0d1b00b61dede08add5aef02d801a1a04ab6940ee0a60d3771c9f0e',
  },
  {
    message: '6: S + L',
    signature:
      '5df5f337d636989dcb87e37c79ee83059d6574e17fa913186e6430419c9e2714240a9236691d768e6a253029744ddc4bfb65a7a39cb7093f2771d42863e8c81f',
  },
  {
    message: '9: R with x = −0',
    signature:
      '01000000000000000000000000000000000000000000000000000000000000804ca1bfd5bd8635b7b1b4f784aa2c38fb94513343318580427705303ebf391b05',
  },
  {
    message: 'R the identity, written as y = p + 1',
    signature:
      'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7fe822c5162082dd765d9a173975f7a2419672e602edf3f64fa13642f6ed160d07',
  },
] as const;
export const REFUSED_SIGNATURES_KEY = '6c1245816cd5f18e8801c891242e138cfcaae57703718e507c7f379c91be3bc3';

/** R is the base point and S is 1. With a key of small order, the equation holds for these messages, so a lax engine accepts. */
const ANYBODYS_SIGNATURE =
  '58666666666666666666666666666666666666666666666666666666666666660100000000000000000000000000000000000000000000000000000000000000';

/** Signatures that anyone can make, with keys that are not admitted. Every engine must refuse them. */
export const WEAK_KEYS = [
  { name: 'the identity', message: '0', key: '0100000000000000000000000000000000000000000000000000000000000000' },
  { name: 'a point of order 2', message: '0', key: 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f' },
  { name: 'a point of order 4', message: '7', key: '0000000000000000000000000000000000000000000000000000000000000000' },
  { name: 'a point of order 8', message: '11', key: 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a' },
  { name: 'the identity as y = p + 1', message: '0', key: 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f' },
] as const;

/** Verifies 64 bytes of signature under 32 bytes of key. */
export type Ed25519Function = (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

/** Returns the names of the known answers that the function gets wrong. An empty list means that it is as strict as needed. */
export function missedAnswers(verify: Ed25519Function): readonly string[] {
  const hex = (text: string): Buffer => Buffer.from(text, 'hex');
  const asked = [
    ...RFC_8032.map((one) => ({ ...one, message: hex(one.message), expected: true })),
    ...RFC_8032.map((one) => ({ ...one, name: `${one.name}, altered`, message: hex(`${one.message}00`), expected: false })),
    ...REFUSED_SIGNATURES.map(({ message, signature }) => ({
      name: message,
      key: REFUSED_SIGNATURES_KEY,
      message: Buffer.from(message),
      signature,
      expected: false,
    })),
    ...WEAK_KEYS.map((one) => ({ ...one, message: Buffer.from(one.message), signature: ANYBODYS_SIGNATURE, expected: false })),
  ];
  return asked
    .filter(({ key, message, signature, expected }) => verify(hex(key), message, hex(signature)) !== expected)
    .map(({ name }) => name);
}
