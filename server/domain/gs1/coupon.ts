// Validates North American coupon codes (AI 8110) and positive offers (AI 8112) and reports the first format error.
import { date } from './dates.ts';

class Mistake extends Error {}

/** Reads a value from left to right. Throws `Mistake` at the first error. */
class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get done(): boolean {
    return this.at === this.text.length;
  }

  digits(count: number, what: string): string {
    const part = this.text.slice(this.at, this.at + count);
    if (part.length < count) throw new Mistake(`the coupon ends before or within its ${what}`);
    if (!/^[0-9]+$/.test(part)) throw new Mistake(`the ${what} of the coupon has a character that is no digit`);
    this.at += count;
    return part;
  }

  /** Reads one of the allowed digits. */
  choice(allowed: string, what: string): string {
    const digit = this.digits(1, what);
    if (!allowed.includes(digit)) throw new Mistake(`the ${what} of the coupon is ${digit}, not one of ${[...allowed].join(', ')}`);
    return digit;
  }

  /** Reads a length indicator, then that many digits plus `extra`. */
  variable(allowed: string, extra: number, what: string): string {
    const indicator = Number(this.choice(allowed, `length of the ${what}`));
    return this.digits(indicator + extra, what);
  }
}

const LENGTHS = '12345';
const PREFIX_LENGTHS = '0123456';
const REQUIREMENT_CODES = '012349';

function requirement(read: Reader, which: string): void {
  read.variable(LENGTHS, 0, `${which} purchase requirement`);
  read.choice(REQUIREMENT_CODES, `code of the ${which} purchase requirement`);
  read.digits(3, `family code of the ${which} purchase`);
}

/** Reads the company prefix of a further purchase. Indicator 9 means the same prefix as the first purchase. */
function furtherPrefix(read: Reader, which: string): void {
  const indicator = read.choice(`${PREFIX_LENGTHS}9`, `length of the ${which} purchase company prefix`);
  if (indicator !== '9') read.digits(Number(indicator) + 6, `${which} purchase company prefix`);
}

function couponDate(read: Reader, what: string): string {
  const value = read.digits(6, what);
  const mistake = date(value);
  if (mistake !== undefined) throw new Mistake(`in the ${what} of the coupon ${mistake}`);
  return value;
}

function attempt(value: string, parse: (read: Reader) => void): string | undefined {
  const read = new Reader(value);
  try {
    parse(read);
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
  return read.done ? undefined : 'the coupon has more characters than its fields';
}

/** GS1 General Specifications 3.9, AI 8110: fixed start, then optional fields in ascending order of their numbers. */
export function couponCode(value: string): string | undefined {
  return attempt(value, (read) => {
    read.variable(PREFIX_LENGTHS, 6, 'company prefix');
    read.digits(6, 'offer code');
    read.variable(LENGTHS, 0, 'save value');
    requirement(read, 'first');
    let last = 0;
    let expires = '';
    while (!read.done) {
      const field = Number(read.choice('1234569', 'number of an optional field'));
      if (field <= last) throw new Mistake(`the optional field ${field} of the coupon is out of order`);
      last = field;
      if (field === 1) {
        read.choice('0123', 'rule for additional purchases');
        requirement(read, 'second');
        furtherPrefix(read, 'second');
      } else if (field === 2) {
        requirement(read, 'third');
        furtherPrefix(read, 'third');
      } else if (field === 3) {
        expires = couponDate(read, 'expiry date');
      } else if (field === 4) {
        if (couponDate(read, 'start date') > expires && expires !== '') throw new Mistake('the coupon expires before it starts');
      } else if (field === 5) {
        read.variable('0123456789', 6, 'serial number');
      } else if (field === 6) {
        read.variable('1234567', 6, 'retailer');
      } else {
        read.choice('01256', 'code of the save value');
        read.choice('012', 'item that the save value applies to');
        read.digits(1, 'store coupon flag');
        read.choice('01', 'flag against multiplication');
      }
    }
  });
}

/** GS1 General Specifications 3.9, AI 8112: a sequence of fields, two of them with a length indicator. */
export function positiveOffer(value: string): string | undefined {
  return attempt(value, (read) => {
    read.choice('01', 'format');
    read.variable(PREFIX_LENGTHS, 6, 'funder');
    read.digits(6, 'offer code');
    read.variable('0123456789', 6, 'serial number');
  });
}
