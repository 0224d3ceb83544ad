// Where we answer otherwise than a suite: the case and the reason.

/** The suite's converter takes what no Digital Link allows; we refuse. */
export const NO_URN: Readonly<Record<string, string>> = {
  'digital-link-to-epc-urn-005': 'a “#” that is not escaped ends the path: the link has no key',
  'digital-link-to-epc-urn-010': 'a “/” that is not escaped divides the path: “38” is no identifier',
  'digital-link-to-epc-urn-009': 'the company prefix would hold a hyphen; it has digits only',
  'digital-link-to-epc-urn-054': 'the check digit is wrong, and the URN would hide it',
  'digital-link-to-epc-urn-061': 'the check digit is wrong, and the URN would hide it',
  'digital-link-to-epc-urn-069': 'the check digit is wrong, and the URN would hide it',
  'digital-link-to-epc-urn-072': 'the check digit is wrong, and the URN would hide it',
};

/** The same link: our one canonical spelling escapes what the suite leaves as it is. */
export const SPELLED_OTHERWISE: Readonly<Record<string, string>> = {
  'epc-urn-to-digital-link-004': '“/” within a value is %2F',
  'epc-urn-to-digital-link-020': '“!” is %21',
  'epc-urn-to-digital-link-069': '“!”, “(” and “)” are %21, %28 and %29',
};

/** Scans that the suite refuses and the program reads. */
export const READ_ANYWAY: Readonly<Record<string, string>> = {
  'scan-data-parse-040': 'some readers send the 12 digits of a UPC-A without the zero before them',
};

interface OtherAnswer {
  readonly why: string;
  readonly expect: { readonly signature?: 'valid' | 'invalid' | 'not-evaluated' };
}

/** What real issuers sign. The verdict is never another one; only the answer about the bare signature differs. */
export const FORMATS: Readonly<Record<string, OtherAnswer>> = {
  'vc-jwt-es/derived/neg-kid-hash-fragment': {
    why: 'a relative kid is not completed with the issuer: which document it belongs to would be a guess (VC-JOSE-COSE 3.5)',
    expect: { signature: 'not-evaluated' },
  },
  'eddsa-rdfc-2022/derived/eddsa-rdfc-policy-set-with-one-unsupported': {
    why: 'a set is valid only if each of its proofs is, as the suite of eddsa-jcs-2022 has it for the same case; the verdict tells both',
    expect: { signature: 'not-evaluated' },
  },
  'ecdsa-rdfc-2019/derived/rdfc-p256-neg-key-secret-published': {
    why: 'a JWK with its private part is refused before its key is imported: anyone can sign with it',
    expect: { signature: 'invalid' },
  },
  'ecdsa-jcs-2019/derived/jcs-p256-neg-key-secret-published': {
    why: 'as for ecdsa-rdfc-2019',
    expect: { signature: 'invalid' },
  },
};
