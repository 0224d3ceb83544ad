// A declaration against a snapshot of the registry: the answers, what stays open, and files that are refused whole.
import { describe, expect, it } from 'vitest';
import { askRegistry, LARGEST_SNAPSHOT, readSnapshot, type Snapshot } from '../../../server/domain/declaration/registry.ts';
import { LIMITS } from '../../../server/lib/limits.ts';

const GTIN = '09520123456788';
const NOW = new Date('2026-11-23T10:00:00Z');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (rows: string): Snapshot => {
  const found = readSnapshot(bytes(`registrationId;operator;product;commodityCode\n${rows}`), 'post.csv', '2026-11-20');
  if (!found.ok) throw new Error(found.detail);
  return found.snapshot;
};
const snapshot = read(
  `REG-1;DE123;${GTIN};85076000\nREG-2;Some Company;urn:x;850760\nREG-3;;;\nREG-4;DE1;;850760\nREG-4;DE2;;850760\nREG-4;DE1;;850760\n`,
);
const ask = (goods: Parameters<typeof askRegistry>[1], gtin: string | undefined = GTIN) => {
  const { state, differs, open } = askRegistry(snapshot, goods, gtin, NOW);
  return [state, differs, open];
};

describe('the registry', () => {
  it.each([
    ['all three agree', { registrationId: 'REG-1', commodityCode: '850760', eori: 'DE 123' }, ['registered-as-declared', [], []]],
    ['another code', { registrationId: 'REG-1', commodityCode: '850780', eori: 'DE123' }, ['registered-otherwise', ['commodityCode'], []]],
    ['another operator', { registrationId: 'REG-1', commodityCode: '850760', eori: 'DE124' }, ['registered-otherwise', ['operator'], []]],
    [
      'a difference counts before what is open',
      { registrationId: 'REG-1', eori: 'DE124' },
      ['registered-otherwise', ['operator'], ['commodityCode']],
    ],
    ['no code is declared', { registrationId: 'REG-1' }, ['not-compared', [], ['commodityCode', 'operator']]],
    ['a code in no known form', { registrationId: 'REG-1', commodityCode: 'x' }, ['not-compared', [], ['commodityCode', 'operator']]],
    [
      'other identifiers',
      { registrationId: 'REG-2', commodityCode: '850760', eori: 'DE123' },
      ['registered-as-declared', [], ['operator', 'product']],
    ],
    [
      'no code is registered',
      { registrationId: 'REG-3', commodityCode: '850760' },
      ['not-compared', [], ['commodityCode', 'operator', 'product']],
    ],
    ['rows that contradict each other', { registrationId: 'REG-4', commodityCode: '850760' }, ['not-compared', [], ['registrationId']]],
    ['another spelling', { registrationId: 'reg 1', commodityCode: '850760' }, ['not-compared', [], ['registrationId']]],
    ['no such registration', { registrationId: 'REG-9', commodityCode: '850760' }, ['not-in-snapshot', [], []]],
    ['no registration is declared', { commodityCode: '850760' }, ['not-compared', [], ['registrationId']]],
  ] as const)('%s', (_, goods, wanted) => {
    expect(ask(goods)).toEqual(wanted);
  });
  it('tells another product', () => {
    expect(ask({ registrationId: 'REG-1', commodityCode: '850760' }, '09520123000110')[0]).toBe('registered-otherwise');
  });
  it('says how old the snapshot is', () => {
    expect(askRegistry(snapshot, {}, undefined, NOW).snapshot).toEqual({ name: 'post.csv', date: '2026-11-20', days: 3 });
  });
  it.each([
    ['a row without a registration', 'registrationId,commodityCode\nA,850760\n,850760\n', 'line 3'],
    ['a row that cannot be read', 'registrationId,commodityCode\nA,"850760\n', 'line 2'],
    ['a column that is missing', 'registrationId,operator\nA,B\n', 'commodityCode'],
    ['two columns for one', 'registrationId,commodityCode,hsCode\n', "two columns hold 'commodityCode'"],
    ['nothing', '', 'no columns'],
  ])('refuses %s, and with it the file', (_, text, detail) => {
    expect(readSnapshot(bytes(text), 'x', '2026-11-20')).toEqual({ ok: false, detail: expect.stringContaining(detail) });
  });
});

it('has no larger file than the desktop app passes to the workbench', () => {
  expect(LARGEST_SNAPSHOT).toBeLessThanOrEqual(LIMITS.workbenchBody);
});
