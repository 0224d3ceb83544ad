// Which of two status lists is the later one: a suspension that was seen is not taken back by an older list, by a clock that was set back, or by both together.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { DID, didDocument, proofOptions, secure } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, signed } from '../../fixtures/office.ts';
import { passportAt, statusList } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const DAY = 86_400_000;
const START = Date.parse('2027-06-01T12:00:00Z');
const at = (day: number): string => new Date(START + day * DAY).toISOString();
const CREDENTIAL = passportAt(7, { statusPurpose: 'suspension' });

interface Dates {
  /** From when it counts; it does not say so without. */
  readonly from?: number;
  readonly created: number;
}

function list(set: readonly number[], { from, created }: Dates, purpose = 'suspension'): string {
  const { validFrom: _, ...document } = statusList(set, {}, { statusPurpose: purpose, ttl: 60 * DAY });
  const dated: JsonObject = from === undefined ? document : { ...document, validFrom: at(from) };
  return JSON.stringify(secure(dated, proofOptions({ created: at(created) })));
}

let context: AppContext;
let close: () => void;
let today: number;
beforeEach(() => {
  today = 0;
  ({ context, close } = freshApp({ now: () => new Date(START + today * DAY) }));
});
afterEach(() => close());

/** What is inspected is logged, and with it the day. */
function look(day: number, text = CREDENTIAL, asOf?: number): string {
  today = day;
  const [found] = inspect({ channel: 'file', text, ...(asOf === undefined ? {} : { asOf: at(asOf) }) }, context).inspections;
  return `${found?.headline} ${found?.checks.find(({ check }) => check === 'status')?.code}`;
}

const vouch = () => {
  putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: at(-30) });
};

function fetched(day: number, text: string, own = true): string {
  today = day;
  const taken = takeList(context, text, { url: LIST_URL, issuerId: DID, own });
  return 'code' in taken ? taken.code : taken.kind;
}

describe('a list that was fetched', () => {
  beforeEach(vouch);

  it.each([true, false])('is not followed by an older one because the clock was set back (from its own address: %s)', (own) => {
    expect(fetched(10, list([7], { from: 9, created: 9 }), own)).toBe('stored');
    expect(look(10)).toBe('invalid DPP-STA-21');
    expect(fetched(5, list([], { from: 4, created: 4 }), own)).toBe('list-older');
    expect(look(10.5)).toBe('invalid DPP-STA-21');
  });

  it('is followed by one that counts from the same moment and was signed later, not by one that was signed before', () => {
    expect(fetched(0, list([], { from: -5, created: -5 }), false)).toBe('stored');
    expect(fetched(1, list([7], { from: -5, created: 0.5 }), false)).toBe('stored');
    expect(look(1)).toBe('invalid DPP-STA-21');
    expect(fetched(2, list([], { from: -5, created: -4 }))).toBe('list-older');
    expect(look(2)).toBe('invalid DPP-STA-21');
    expect(fetched(3, list([], { from: -5, created: 2.5 }))).toBe('stored');
    expect(look(3)).toBe('valid DPP-STA-01');
  });

  it('of the same dates suspends, through whichever door it came', () => {
    const [one, other] = [list([], { from: -1, created: -1 }), list([7], { from: -1, created: -1 })];
    expect(fetched(0, one)).toBe('stored');
    expect(fetched(1, other, false)).toBe('stored');
    expect(look(1)).toBe('invalid DPP-STA-21');
  });

  it('and is older than the one that is held says how it stood on its days', () => {
    const revocable = passportAt(7);
    expect(fetched(5, list([], { from: 5, created: 5 }, 'revocation'))).toBe('stored');
    expect(fetched(6, list([7], { from: 1, created: 1 }, 'revocation'))).toBe('list-older');
    // It came on the sixth day, and its own word says that it stood since the first.
    expect(look(7, revocable, 5.5)).toBe('invalid DPP-STA-20');
    // Of a day on which no list had been fetched, what is known today is reported as such.
    expect(look(7, revocable, 2)).toBe('valid-not-current DPP-STA-10');
  });
});

it('a list that was brought as a file is not followed by an older one because the clock was set back', () => {
  vouch();
  today = 10;
  importText(list([7], { from: 9, created: 9 }), context);
  expect(look(10)).toBe('invalid DPP-STA-21');
  today = 5;
  importText(list([], { from: 4, created: 4 }), context);
  expect(look(10.5)).toBe('invalid DPP-STA-21');
});

describe('a list out of a trust list', () => {
  const take = (sequence: number, day: number, credential: string, retrieved = day): void => {
    today = day;
    bringList(
      context.store,
      signed(sequence, [entry({ statusLists: [{ url: LIST_URL, credential, retrievedAt: at(retrieved) }] })], {
        issuedAt: at(day),
        nextUpdate: at(day + 30),
      }),
      context.now(),
    );
  };

  it('does not give way to an earlier one by an undo on a clock that was set back', () => {
    take(1, 0, list([], { from: 0, created: 0 }));
    take(2, 10, list([7], { from: 9, created: 9 }));
    expect(look(10)).toBe('invalid DPP-STA-21');
    today = 5;
    expect(undoTrustList(context.store, { who: 'Ana', reason: 'by mistake' }, { twoPersons: false }, context.now()).ok).toBe(true);
    expect(look(11)).toBe('invalid DPP-STA-21');
  });

  it('takes the place of one that says itself that it is older, also where that was fetched later', () => {
    take(1, 5, list([], { from: 1, created: 1 }));
    take(2, 6, list([7], { from: 4, created: 4 }), 4);
    expect(look(6)).toBe('invalid DPP-STA-21');
    take(3, 7, list([], { from: 5, created: 5 }), 5);
    expect(look(7)).toBe('valid DPP-STA-01');
  });

  it('that does not say from when it counts is not followed by one that was signed before it, whenever that was fetched', () => {
    take(1, 0, list([7], { created: -1 }));
    take(2, 1, list([], { created: -20 }));
    expect(look(1)).toBe('invalid DPP-STA-21');
    take(3, 2, list([], { created: 1 }));
    expect(look(2)).toBe('valid DPP-STA-01');
  });
});
