// What a file is by its bytes, whatever it is called.
import { describe, expect, it } from 'vitest';
import { sniff } from '../../../renderer/scan/sniff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the kind of a file', () => {
  it('is a picture by its signature', () => {
    expect(sniff(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toEqual({ kind: 'picture', type: 'image/png' });
    expect(sniff(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toEqual({ kind: 'picture', type: 'image/jpeg' });
    expect(sniff(bytes('RIFF\0\0\0\0WEBPVP8 '))).toEqual({ kind: 'picture', type: 'image/webp' });
  });

  it('is a PDF document, an archive, or unsupported, however it is named', () => {
    expect(sniff(bytes('%PDF-1.7')).kind).toBe('pdf');
    expect(sniff(bytes('\uFEFF\n%PDF-1.7')).kind).toBe('pdf');
    expect(sniff(bytes('{"name":"%PDF-1.7"}')).kind).toBe('document');
    expect(sniff(Uint8Array.of(0x50, 0x4b, 3, 4)).kind).toBe('archive');
    expect(sniff(bytes('\0\0\0\u001cftypheic')).kind).toBe('unsupported');
  });

  it('is a pack by what its first line says it is', () => {
    const line = (header: object) => bytes(`${Buffer.from(JSON.stringify(header)).toString('base64url')}.e30.AAAA\n`);
    expect(sniff(line({ alg: 'EdDSA', typ: 'dpp-pack+jwt', kid: 'did:key:z6Mk~?>' })).kind).toBe('pack');
    expect(sniff(line({ alg: 'EdDSA', typ: 'dpp-trust+jwt' })).kind).toBe('document');
    expect(sniff(line(['dpp-pack+jwt'])).kind).toBe('document');
    expect(sniff(bytes('ey.not-json.x')).kind).toBe('document');
    expect(sniff(bytes('eyJ'.repeat(2000))).kind).toBe('document');
  });

  it('is left to the workbench to judge for everything else, an empty file included', () => {
    expect(sniff(bytes('{"@context":[]}')).kind).toBe('document');
    expect(sniff(bytes('eyJhbGciOiJFZERTQSJ9.e30.x')).kind).toBe('document');
    expect(sniff(new Uint8Array()).kind).toBe('document');
    expect(sniff(bytes('RIFF but no picture')).kind).toBe('document');
  });
});
