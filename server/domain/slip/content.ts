// Defines what a slip of version 1 states about an inspection, and how it is encoded in bytes.
import type { Headline } from '../evidence/evidence.ts';
import { isGtin14 } from '../gs1/gtin.ts';

/** `digest`: the `itemDigest` of another identifier. */
export type SlipItem =
  | { readonly kind: 'none' }
  | { readonly kind: 'gtin'; readonly gtin: string; readonly serial?: string }
  | { readonly kind: 'digest'; readonly sha256: string };

/** Contains no name of a person or place, and no text from outside except a GS1 serial number. */
export interface SlipContent {
  /** The number of the inspection in the log of the desk. */
  readonly number: number;
  /** The hash of that line, in hex. With the number, it determines the leaf of the line in the tree. */
  readonly hash: string;
  readonly inspectedAt: string;
  readonly headline: Headline;
  /** True if the verdict is about a date before the inspection. */
  readonly isPast: boolean;
  /** True for demonstration data. */
  readonly sample: boolean;
  readonly item: SlipItem;
  /** The decision in force when the slip was made. */
  readonly decision: SlipDecision;
  readonly madeAt: string;
  /** The tree of the logs when the slip was made: its leaves, and its root in hex. */
  readonly tree: { readonly size: number; readonly root: string };
}

export const SLIP_VERSION = 1;

/** A value is encoded as its position in these lists, so they may only grow at the end. */
const HEADLINES: readonly Headline[] = ['cannot-check', 'unknown-issuer', 'invalid', 'valid-not-current', 'valid'];
const DECISIONS = ['none', 'released', 'held', 'referred'] as const;
export type SlipDecision = (typeof DECISIONS)[number];

/** AI 21: up to 20 characters of GS1's set 82. */
const SERIAL = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;
export const isSlipSerial = (text: string): boolean => SERIAL.test(text);

const SAMPLE = 1;
const PAST = 2;
const NUMBER_BYTES = 6;
const HASH_BYTES = 32;
const GTIN_DIGITS = 14;
/** The fields before the item: flags, two moments, number, hash, headline, decision, size, root. */
const FIXED = 1 + 3 * NUMBER_BYTES + HASH_BYTES + 2 + NUMBER_BYTES + HASH_BYTES;

const numberBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUIntBE(value, 0, NUMBER_BYTES);
  return bytes;
};

const itemBytes = (item: SlipItem): Buffer => {
  if (item.kind === 'none') return Buffer.from([0]);
  if (item.kind === 'digest') return Buffer.concat([Buffer.from([2]), Buffer.from(item.sha256, 'hex')]);
  const serial = Buffer.from(item.serial ?? '', 'latin1');
  return Buffer.concat([Buffer.from([1]), Buffer.from(item.gtin, 'hex'), Buffer.from([serial.length]), serial]);
};

export function contentBytes(content: SlipContent): Buffer {
  const { sample, isPast, madeAt, inspectedAt, number, hash, headline, decision, tree, item } = content;
  return Buffer.concat([
    Buffer.from([(sample ? SAMPLE : 0) | (isPast ? PAST : 0)]),
    ...[Date.parse(madeAt), Date.parse(inspectedAt), number].map(numberBytes),
    Buffer.from(hash, 'hex'),
    Buffer.from([HEADLINES.indexOf(headline), DECISIONS.indexOf(decision)]),
    numberBytes(tree.size),
    Buffer.from(tree.root, 'hex'),
    itemBytes(item),
  ]);
}

/** Returns undefined for any bytes that `contentBytes` cannot produce. */
export function readContent(bytes: Buffer): SlipContent | undefined {
  if (bytes.length <= FIXED) return undefined;
  let at = 0;
  const take = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const takeNumber = (): number => take(NUMBER_BYTES).readUIntBE(0, NUMBER_BYTES);
  const flags = take(1).readUInt8();
  const [madeAt, inspectedAt, number] = [dateTimeOf(takeNumber()), dateTimeOf(takeNumber()), takeNumber()];
  const hash = take(HASH_BYTES).toString('hex');
  const [headline, decision] = [HEADLINES[take(1).readUInt8()], DECISIONS[take(1).readUInt8()]];
  const size = takeNumber();
  const root = take(HASH_BYTES).toString('hex');
  const item = readItem(bytes.subarray(at));
  if (headline === undefined || decision === undefined || item === undefined || number === 0) return undefined;
  const content: SlipContent = {
    ...{ number, hash, inspectedAt, headline, decision, madeAt, item },
    isPast: (flags & PAST) !== 0,
    sample: (flags & SAMPLE) !== 0,
    tree: { size, root },
  };
  return contentBytes(content).equals(bytes) ? content : undefined;
}

const dateTimeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

function readItem(bytes: Buffer): SlipItem | undefined {
  const [kind, rest] = [bytes[0], bytes.subarray(1)];
  if (kind === 0) return { kind: 'none' };
  if (kind === 2) return rest.length === HASH_BYTES ? { kind: 'digest', sha256: rest.toString('hex') } : undefined;
  const gtin = rest.subarray(0, GTIN_DIGITS / 2).toString('hex');
  const serial = rest.subarray(GTIN_DIGITS / 2 + 1).toString('latin1');
  if (kind !== 1 || !isGtin14(gtin) || (serial !== '' && !isSlipSerial(serial))) return undefined;
  return { kind: 'gtin', gtin, ...(serial === '' ? {} : { serial }) };
}
