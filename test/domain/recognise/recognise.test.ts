// What a person brings in, what it is taken for out: each kind, each refusal with its code, nothing guessed.
import { describe, expect, it } from 'vitest';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Channel, Recognised } from '../../../server/domain/recognise/recognised.ts';

const read = (text: string, channel: Channel = 'paste', symbology?: string): readonly Recognised[] =>
  recognise({ text, channel, ...(symbology === undefined ? {} : { symbology }) });

function only(text: string, channel: Channel = 'paste', symbology?: string): Recognised {
  const items = read(text, channel, symbology);
  expect(items).toHaveLength(1);
  return items[0] ?? { kind: 'empty', flags: [] };
}

/** Kind, or the code of a refusal. */
const verdict = (item: Recognised) => (item.kind === 'invalid' ? item.code : item.kind);
const names = (item: Recognised) => (item.kind === 'gs1' ? [item.gtin, item.serial, item.flags] : item);
const candidates = (item: Recognised) => (item.kind === 'ambiguous' ? item.candidates.map(({ serial, batch }) => [serial, batch]) : item);

describe('element strings', () => {
  it('without identifier are read, and the assumption is flagged', () => {
    expect(names(only('010952012345678821A1', 'wedge'))).toEqual(['09520123456788', 'A1', ['assumed']]);
    expect(names(only(']d2010952012345678821A1', 'wedge'))).toEqual(['09520123456788', 'A1', []]);
    expect(names(only('010952012345678821A1', 'camera', ']Q3'))).toEqual(['09520123456788', 'A1', []]);
  });

  it.each(['{GS}', '<GS>', '^]', '␝', '\\x1d', '|', '~', '↔'])('with the separator sent as %s are read as an assumption', (separator) => {
    expect(names(only(`]d2010952012345678810LOT1${separator}21A1`, 'wedge'))).toEqual(['09520123456788', 'A1', ['assumed']]);
  });

  it('that may have lost a separator are asked about, with every honest reading', () => {
    expect(candidates(only('010952012345678810LOT121A1', 'wedge'))).toEqual([
      [null, 'LOT121A1'],
      ['A1', 'LOT1'],
    ]);
  });

  it('of a reader that keeps separators are not doubted', () => {
    expect(names(only(']d2010952012345678821A110B', 'wedge'))).toEqual(['09520123456788', 'A110B', []]);
    expect(names(only('010952012345678810L1\u001d21A110B', 'wedge'))).toEqual(['09520123456788', 'A110B', ['assumed']]);
  });

  it('that make sense only with a lost separator are still asked about', () => {
    expect(candidates(only('01095201234567882112345678901234567817261231', 'wedge'))).toEqual([['123456789012345678', undefined]]);
  });

  it('read by jsQR are asked about where a percent sign may be a separator', () => {
    expect(candidates(only('010952012345678821ABC%10L1', 'camera-jsqr'))).toEqual([
      ['ABC%10L1', undefined],
      ['ABC', 'L1'],
    ]);
    expect(names(only('010952012345678821ABC%10L1', 'camera', ']Q3'))).toEqual(['09520123456788', 'ABC%10L1', []]);
  });

  it('in the envelope of ISO/IEC 15434 are read', () => {
    expect(names(only('[)>\u001e05\u001d010952012345678821A1\u001e\u0004', 'camera', ']d1'))).toEqual(['09520123456788', 'A1', []]);
  });
});

describe('numbers', () => {
  it('of 8, 12, 13 and 14 digits are GTINs, of 8 by assumption unless typed', () => {
    expect(names(only('96385074', 'wedge'))).toEqual(['00000096385074', null, ['assumed']]);
    expect(names(only('96385074', 'manual'))).toEqual(['00000096385074', null, []]);
    expect(names(only('416000336108', 'wedge'))).toEqual(['00416000336108', null, []]);
    expect(names(only('9 520123 456788', 'manual'))).toEqual(['09520123456788', null, []]);
  });

  it('of UPC symbols are read as decoders give them', () => {
    expect(names(only('01234565', 'camera', ']E0'))).toEqual(['00012345000065', null, []]);
    expect(names(only(']E0952012345678800012', 'wedge'))).toMatchObject({ code: 'DPP-INP-04' });
    expect(names(only(']E3952012345678812', 'wedge'))).toEqual(['09520123456788', null, []]);
  });

  it('with a wrong check digit are refused, other numbers name nothing', () => {
    expect(verdict(only('9520123456789'))).toBe('DPP-INP-02');
    expect(verdict(only('1234567'))).toBe('other');
  });
});

describe('addresses', () => {
  it('are given as links with their true host only', () => {
    expect(only('https://münchen.example/')).toMatchObject({ kind: 'link', link: { host: 'xn--mnchen-3ya.example' } });
    expect(only('https://0x7f.1/01/09520123456788')).toMatchObject({ kind: 'gs1', link: { host: '127.0.0.1' } });
    expect(only('https://shop.example/01/news')).toMatchObject({ kind: 'link' });
  });

  it.each([
    ['javascript:alert(1)', 'DPP-INP-05'],
    ['JavaScript:alert(1)', 'DPP-INP-05'],
    ['java\u200bscript:alert(1)', 'DPP-INP-05'],
    ['file:///etc/passwd', 'DPP-INP-05'],
    ['data:text/html,<script>', 'DPP-INP-05'],
    ['vbscript:x', 'DPP-INP-05'],
    ['blob:https://a.example/1', 'DPP-INP-05'],
    ['custom+scheme://x', 'DPP-INP-05'],
    ['https:evil.example', 'DPP-INP-05'],
    ['https://id.gs1.org@evil.example/01/09520123456788', 'DPP-INP-06'],
    ['https://user:password@evil.example/', 'DPP-INP-06'],
    ['https://good.example\\@evil.example/', 'DPP-INP-03'],
    ['https://good.example/\u202egpj', 'DPP-INP-03'],
    ['https://id.gs1.org/01/09520123456789', 'DPP-INP-02'],
    ['https://id.gs1.org/01/09520123456788/21/A%2', 'DPP-INP-07'],
    ['https://id.gs1.org/01/09520123456788/21/123456789012345678901', 'DPP-INP-08'],
    ['https://id.gs1.org/01/09520123456788/21/A%20B', 'DPP-INP-08'],
    ['https://id.gs1.org/01/09520123456788/17/261231', 'DPP-INP-03'],
    [`https://id.gs1.org/01/09520123456788?x=${'y'.repeat(8200)}`, 'other'],
  ])('%s: %s', (address, expected) => {
    const item = only(address);
    expect(verdict(item)).toBe(expected);
    expect(item.link).toBeUndefined();
  });

  it('of release 1.1 are flagged', () => {
    expect(names(only('https://a.example/gtin/9520123456788/ser/A1', 'camera'))).toEqual(['09520123456788', 'A1', ['legacy']]);
  });

  it('may end in one slash', () => {
    expect(names(only('https://a.example/01/09520123456788/21/A1/?linkType=gs1:dpp'))).toEqual(['09520123456788', 'A1', []]);
    expect(verdict(only('https://id.gs1.org/01/09520123456788/21//'))).toBe('DPP-INP-03');
  });

  it('of passport pages and resources give the code', () => {
    const expected = { kind: 'dpp-code', dppCode: 'DPP-09520123456788-A/1', serial: 'A/1' };
    expect(only('http://localhost:8080/dpp/DPP-09520123456788-A%2F1?lang=de')).toMatchObject(expected);
    expect(only('http://localhost:8080/api/v1/public/dpp/DPP-09520123456788-A%2F1/vc.jwt')).toMatchObject(expected);
    expect(only('http://localhost:8080/api/v1/verify/DPP-09520123456788-A%2F1')).toMatchObject(expected);
    for (const rest of ['/', '/credentials/DCC-1', '/vc.sd-jwt'])
      expect(only(`http://localhost:8080/api/v1/public/dpp/DPP-09520123456788-A%2F1${rest}`)).toMatchObject(expected);
    // Cut at the slash it would be the code of another item.
    for (const rest of ['/1', '/1/vc', '//', '/vc/1'])
      expect(only(`http://localhost:8080/dpp/DPP-09520123456788-A${rest}`)).toMatchObject({ kind: 'invalid', code: 'DPP-INP-20' });
    expect(verdict(only('http://localhost:8080/dpp/DPP-952012345678-A'))).toBe('DPP-INP-20');
    expect(verdict(only('http://localhost:8080/dpp/about'))).toBe('link');
  });

  it('of UNTP verifiers give the credential and its digest', () => {
    const link = (payload: object) => `https://v.example/verify?q=${encodeURIComponent(JSON.stringify({ payload }))}`;
    expect(only(link({ uri: 'https://x.example/c.json', hash: 'ab12' }))).toMatchObject({
      kind: 'verify-link',
      uri: 'https://x.example/c.json',
      hash: 'ab12',
    });
    expect(verdict(only(link({ uri: 'javascript:alert(1)' })))).toBe('DPP-INP-05');
    expect(verdict(only(link({ uri: 'https://a@x.example/c.json' })))).toBe('DPP-INP-06');
    expect(verdict(only('https://v.example/verify?q=%7B%22payload%22%3A'))).toBe('DPP-INP-09');
    expect(verdict(only('https://v.example/verify?q=%7B%'))).toBe('DPP-INP-07');
  });

  describe('V9: of UNTP verifiers', () => {
    const query = (payload: object) => `q=${encodeURIComponent(JSON.stringify({ payload }))}`;
    const uri = 'https://x.example/c.json';
    const verify = query({ uri, hash: 'ab12' });
    it.each([
      ['https://id.gs1.org/01/09520123456788/21/A1', { kind: 'gs1', gtin: '09520123456788', serial: 'A1' }],
      ['https://v.example/verify/01/09520123456788/10/L1', { kind: 'gs1', gtin: '09520123456788', batch: 'L1' }],
      ['https://x.example/dpp/DPP-09520123456788-A1', { kind: 'dpp-code', gtin: '09520123456788', serial: 'A1' }],
    ])('the product that %s names stays with the link in its query', (address, carrier) => {
      for (const carried of [`${address}?${verify}`, `${address}?x=1&${verify}`, `${address}/?${verify}`])
        expect(only(carried)).toMatchObject({ kind: 'verify-link', uri, hash: 'ab12', carrier });
    });
    it('what is no product, or a wrong one, is not passed over for the link', () => {
      expect(verdict(only(`https://id.gs1.org/01/09520123456789/21/A1?${verify}`))).toBe('DPP-INP-02');
      expect(verdict(only(`https://id.gs1.org/414/9520123456788?${verify}`))).toBe('gs1-other-key');
      expect(verdict(only(`https://x.example/dpp/DPP-09520123456788-A/1?${verify}`))).toBe('DPP-INP-20');
    });
    it.each([5, null, '', [], {}, true, ['ab12']])('a digest %j is refused, not left out', (hash) => {
      for (const address of ['https://v.example/verify', 'https://id.gs1.org/01/09520123456788/21/A1', 'https://x.example/'])
        expect(verdict(only(`${address}?${query({ uri, hash })}`))).toBe('DPP-INP-24');
    });
    it('that are two in one address, or name no address, are refused', () => {
      expect(verdict(only(`https://v.example/?${verify}&${query({ uri })}`))).toBe('DPP-INP-24');
      for (const wrong of [{}, { uri: 5 }, { uri: null, hash: 'ab12' }])
        expect(verdict(only(`https://v.example/verify?${query(wrong)}`))).toBe('DPP-INP-24');
      expect(only(`https://v.example/verify?${query({ kind: 'invalid', flags: [], code: 'x' })}`)).toMatchObject({ code: 'DPP-INP-24' });
    });
  });

  it('that name a passport and another item are refused, whichever stands first', () => {
    const uuid = '3f1d2c4b-5a69-4788-9b0c-1d2e3f4a5b6c';
    for (const path of [`dpp/${uuid}/01/09520123456788/21/A1`, `verify/${uuid}/01/09520123456788`, `verify/${uuid}/01/09520123456788/10/L`])
      expect(verdict(only(`https://x.example/${path}`))).toBe('DPP-INP-25');
  });
});

describe('codes', () => {
  it('typed in small letters are an assumption, the serial keeps its case', () => {
    expect(only('dpp-09520123456788-Ab', 'manual')).toMatchObject({ dppCode: 'DPP-09520123456788-Ab', serial: 'Ab', flags: ['assumed'] });
  });

  it('that are wrong are refused, with the reason', () => {
    expect(verdict(only('DPP-09520123456789-A'))).toBe('DPP-INP-02');
    expect(verdict(only('DPP-09520123456788-123456789012345678901'))).toBe('DPP-INP-08');
    expect(verdict(only('DPP-123'))).toBe('DPP-INP-20');
    expect(verdict(only('urn:epc:id:sgtin:952.01.A'))).toBe('DPP-INP-21');
  });

  it('of decentralised identifiers lose their fragment', () => {
    expect(only('did:web:example.com%3A8080:issuer#key-1')).toEqual({ kind: 'did', did: 'did:web:example.com%3A8080:issuer', flags: [] });
  });
});

describe('readers on another keyboard layout', () => {
  it.each([
    ['German', 'httpsÖ--id.gs1.org-01-09520123456788-21-A1'],
    ['German', 'DPPß09520123456788ßA1'],
    ['French', 'httpsM!!id:gs&:org!à&!àç(éà&é"\'(-è__!é&!Q&'],
    ['French', 'ç(éà&é"\'(-è__'],
    ['Italian', 'httpsç--id.gs1.org-01-09520123456788'],
    ['Turkish', 'httpsŞ..ıd'],
    ['Greek', 'ηττπσ¨//id.gs1.org'],
    ['unknown', 'httpsж..id.gs1.org.01.09520123456788'],
    ['German, in the middle of a serial', '010952012345678821Aß1'],
  ])('%s: said, not mended', (_, text) => {
    expect(only(text, 'wedge')).toMatchObject({ kind: 'invalid', code: 'DPP-INP-16', hint: 'keyboard-layout' });
  });

  it('are no matter for a camera, nor for ordinary text', () => {
    expect(verdict(only('httpsÖ--id.gs1.org', 'camera'))).toBe('other');
    expect(verdict(only('Grüße aus Köln', 'wedge'))).toBe('other');
  });
});

describe('several lines', () => {
  it('are several scans', () => {
    expect(read('9520123456788\r\nDPP-09520123456788-A\r\n\r\nhello\r\n').map(verdict)).toEqual(['gs1', 'dpp-code', 'other']);
  });

  it('of a printed label are one product', () => {
    expect(read('(01) 09520123456788\n(21) A1\n(01)09520123456788\n(21)A2').map(names)).toEqual([
      ['09520123456788', 'A1', []],
      ['09520123456788', 'A2', []],
    ]);
  });

  it('of mere prose stay one text', () => {
    expect(only('Dear Sir,\nplease see below.\n')).toMatchObject({ kind: 'other', text: 'Dear Sir,\nplease see below.\n' });
  });

  it('are bounded in number', () => {
    expect(verdict(only('9520123456788\n'.repeat(10_001)))).toBe('DPP-INP-10');
  });
});

describe('unreadable input', () => {
  it.each([
    ['', 'empty'],
    [' \u00a0\ufeff\n', 'empty'],
    [']Q1', 'empty'],
    [']d2', 'DPP-INP-04'],
    ['ab\0c', 'DPP-INP-14'],
    ['{"a":"\0"}', 'DPP-INP-14'],
    ['\ud800', 'DPP-INP-14'],
    ['x'.repeat(6 * 1024 * 1024), 'DPP-INP-10'],
    ['é'.repeat(3 * 1024 * 1024), 'DPP-INP-10'],
  ])('case %#: %s', (text, expected) => {
    expect(verdict(only(text))).toBe(expected);
  });
});
