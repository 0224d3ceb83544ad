// The URL of a key reads the same however often it is read, and whatever was read in between.
import { expect, it } from 'vitest';
import { parseMethodUrl } from '../../../server/domain/did/did.ts';

const urlOf = (at: number): string => `did:web:maker${at}.example#key-${at}`;
const methodOf = (at: number) => ({ controller: `did:web:maker${at}.example`, fragment: `key-${at}` });

it('many keys in turn are each their own', () => {
  for (const _ of ['first', 'again']) for (let at = 0; at < 600; at++) expect(parseMethodUrl(urlOf(at))).toEqual(methodOf(at));
});

it('what was refused is refused again', () => {
  for (const url of ['did:web:Maker.example#key', 'did:web:maker.example:443', 'http://maker.example#key', '#key', urlOf(1).slice(0, -5)])
    for (const _ of ['first', 'again']) expect(parseMethodUrl(url), url).toBeUndefined();
});
