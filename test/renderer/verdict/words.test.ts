// The one sentence and the order of the rungs: what an officer reads first.
import { describe, expect, it } from 'vitest';
import { formatIn } from '../../../renderer/i18n/format.ts';
import { headlineOf, wasValid } from '../../../renderer/verdict/as-of-words.ts';
import { nameOf, sentenceOf, serialOf } from '../../../renderer/verdict/words.ts';
import { altered, cannotCheck, valid } from '../../fixtures/inspections.ts';

const t = (id: string, values?: Readonly<Record<string, string | number>>) => (values ? `${id} ${JSON.stringify(values)}` : id);

describe('the words of an inspection', () => {
  it('name the deciding code first, the others after it', () => {
    expect(sentenceOf(altered, t)).toEqual({
      code: 'DPP-SIG-02',
      reason: 'reason.DPP-SIG-02',
      next: 'next.DPP-SIG-02',
      also: ['DPP-PRD-03'],
    });
  });

  it('name the issuer of a valid passport from the trust data only', () => {
    const issuer = { id: 'did:web:cells.example', name: 'Nordlicht Zellen GmbH', origin: 'list' } as const;
    expect(sentenceOf({ ...valid, issuer }, t).reason).toBe('inspect.validBy {"issuer":"Nordlicht Zellen GmbH"}');
    const { name: _name, ...nameless } = issuer;
    expect(sentenceOf({ ...valid, issuer: nameless }, t).reason).toBe('inspect.valid');
  });

  it('V15: says of a valid document with nothing scanned that it is about no item, as large as the reason', () => {
    const given = { ...valid, reasons: ['DPP-PRD-02', 'DPP-STA-02'] } as const;
    expect(sentenceOf(given, t)).toMatchObject({ more: 'reason.DPP-PRD-02', next: 'next.DPP-PRD-02', also: ['DPP-STA-02'] });
    expect(sentenceOf(valid, t).more).toBeUndefined();
  });

  it('say of a passport of this computer that its own key signed it, whatever the service is called', () => {
    expect(valid.issuer?.origin).toBe('own');
    expect(sentenceOf(valid, t).reason).toBe('inspect.validOwn');
  });

  it('tell the items of a batch by their serial numbers', () => {
    const product = { name: 'VeloPack 520', gtin: '09520123456788', serial: 'ABC123', groups: [], materials: [] };
    const { gtin: _gtin, serial: _serial, ...recognised } = valid.recognised;
    const read = { ...valid, recognised, product };
    expect(serialOf(read)).toBe('ABC123');
    expect(nameOf(read)).toBe('VeloPack 520');
  });

  it('do not call a pasted document by its first characters, which all have in common', () => {
    const { gtin: _gtin, serial: _serial, link: _link, ...recognised } = valid.recognised;
    const { product: _product, ...rest } = valid;
    const pasted = (text: string) => nameOf({ ...rest, recognised, input: { ...valid.input, text } });
    expect(pasted('{"@context":["https://www.w3.org/ns/credentials/v2"]}')).toBeUndefined();
    expect(pasted('eyJhbGciOiJFZERTQSJ9.e30.AA')).toBeUndefined();
    expect(pasted('shelf 4')).toBe('shelf 4');
  });

  it('never call a text without any code a link or a number', () => {
    const text = { ...cannotCheck, recognised: { kind: 'other', flags: [] }, reasons: ['DPP-SIG-21'] } as const;
    expect(sentenceOf(text, t)).toMatchObject({ code: 'DPP-SIG-21', reason: 'reason.DPP-SIG-21', next: 'next.DPP-SIG-21' });
  });

  it('say of a refused input what was wrong with it', () => {
    const refused = { ...cannotCheck, recognised: { kind: 'invalid', flags: [], inputCode: 'DPP-INP-02' } } as const;
    expect(sentenceOf(refused, t)).toMatchObject({ code: 'DPP-INP-02', reason: 'reason.DPP-INP-02' });
  });

  it('never stay empty: without a reason the first check that did not pass speaks', () => {
    expect(sentenceOf({ ...cannotCheck, reasons: [] }, t).code).toBe('DPP-SIG-13');
    expect(sentenceOf({ ...cannotCheck, reasons: [], checks: [] }, t).reason).toBe('inspect.noReason');
  });

  it('call an item by its verified name, else by what was scanned', () => {
    expect(nameOf(valid)).toBe('Traction battery 48 V 2.4 kWh');
    expect(nameOf(altered)).toBe('09520123456788');
  });

  it('never say of a past moment what they say of now', () => {
    const format = formatIn('en');
    const asOf = '2025-03-01T23:59:59.999Z';
    const then = { ...valid, headline: 'valid-not-current', asOf, reasons: ['DPP-CLK-03', 'DPP-STA-09', 'DPP-PRD-02'] } as const;
    expect(wasValid(then)).toBe(true);
    expect(headlineOf(then, t, format)).toBe('asOf.valid {"date":"1 Mar 2025"}');
    // What has happened since speaks before anything else.
    expect(sentenceOf(then, t)).toEqual({
      code: 'DPP-STA-09',
      reason: 'reason.DPP-STA-09',
      next: 'next.DPP-CLK-03',
      also: ['DPP-CLK-03', 'DPP-PRD-02'],
    });
    const open = { ...then, reasons: ['DPP-KEY-08', 'DPP-CLK-03'] } as const;
    expect(headlineOf(open, t, format)).toBe('asOf.open {"date":"1 Mar 2025"}');
    const bad = { ...then, headline: 'invalid', reasons: ['DPP-KEY-04'], asOf: '2025-03-01T12:00:00.000Z' } as const;
    expect(headlineOf(bad, t, format)).toBe('asOf.headline {"headline":"headline.invalid","date":"2025-03-01T12:00:00Z"}');
    // The same reasons without a moment are a verdict of now.
    const { asOf: _, ...now } = then;
    expect(wasValid(now)).toBe(false);
    expect(headlineOf(now, t, format)).toBe('headline.valid-not-current');
  });

  it('send nobody to the clock because a credential came later than the moment that was asked about', () => {
    const early = { ...altered, reasons: ['DPP-DAT-04'] } as const;
    expect(sentenceOf(early, t).next).toBe('next.DPP-DAT-04');
    expect(sentenceOf({ ...early, asOf: '2025-03-01T23:59:59.999Z' }, t)).toMatchObject({
      reason: 'reason.DPP-DAT-04',
      next: 'asOf.notYetNext',
    });
  });
});
