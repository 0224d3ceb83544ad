// An issuer that is vouched for in some types of credentials only: a credential of two kinds is one of both.
import { expect, it } from 'vitest';
import { UNTP_CONTEXT } from '../../../server/domain/credential/contexts.ts';
import { codesOf, headlineOf, issuer, passport, secure, trusting, verify } from '../../fixtures/issuing.ts';

const CONTEXT = ['https://www.w3.org/ns/credentials/v2', UNTP_CONTEXT];

it.each<[types: readonly string[], vouchedFor: readonly string[], code: string, headline: string]>([
  [['DigitalProductPassport'], ['DigitalProductPassport'], 'DPP-ISS-01', 'valid'],
  [['DigitalProductPassport'], ['DigitalConformityCredential'], 'DPP-ISS-14', 'unknown-issuer'],
  [['DigitalConformityCredential', 'DigitalProductPassport'], ['DigitalConformityCredential'], 'DPP-ISS-14', 'unknown-issuer'],
  [['DigitalConformityCredential', 'DigitalProductPassport'], ['DigitalProductPassport'], 'DPP-ISS-14', 'unknown-issuer'],
  [['Certificate', 'DigitalProductPassport'], ['Certificate'], 'DPP-ISS-14', 'unknown-issuer'],
  [
    ['DigitalConformityCredential', 'DigitalProductPassport'],
    ['DigitalProductPassport', 'DigitalConformityCredential'],
    'DPP-ISS-01',
    'valid',
  ],
  [['DigitalConformityCredential', 'DigitalProductPassport'], ['VerifiableCredential'], 'DPP-ISS-01', 'valid'],
])('%j by one who is vouched for in %j: %s', (types, credentialTypes, code, headline) => {
  const credential = secure(passport({ '@context': CONTEXT, type: ['VerifiableCredential', ...types] }));
  const found = verify(credential, { trust: trusting(issuer({ credentialTypes })) });
  expect(codesOf(found)).toContain(code);
  expect(headlineOf(found)).toBe(headline);
});
