// The closed list of reasons why an input is refused before anything can be checked.

/** Why an input was refused before anything could be checked. */
export const INPUT_CODES = {
  'DPP-INP-01': 'empty input',
  'DPP-INP-02': 'wrong check digit',
  'DPP-INP-03': 'not a valid GS1 Digital Link',
  'DPP-INP-04': 'not a valid GS1 element string',
  'DPP-INP-05': 'scheme of the link is not allowed',
  'DPP-INP-06': 'link hides its true host (user information in the address)',
  'DPP-INP-07': 'malformed percent-encoding',
  'DPP-INP-08': 'serial number too long or with a character that is not allowed',
  'DPP-INP-09': 'not valid JSON',
  'DPP-INP-10': 'input too large',
  'DPP-INP-11': 'nested too deeply',
  'DPP-INP-12': 'a name occurs twice in one JSON object',
  'DPP-INP-13': 'a number cannot be represented exactly',
  'DPP-INP-14': 'not valid UTF-8 text',
  'DPP-INP-15': 'token is truncated or malformed',
  'DPP-INP-16': 'scanner uses another keyboard layout',
  'DPP-INP-17': 'file type is not supported',
  'DPP-INP-18': 'no code found in the picture',
  'DPP-INP-19': 'picture is damaged or too large',
  'DPP-INP-20': 'not a valid dppCode',
  'DPP-INP-21': 'malformed EPC URN',
  'DPP-INP-22': 'fingerprint of a key, not of a product',
  'DPP-INP-23': 'one part of a code that is spread over several symbols',
  'DPP-INP-24': 'malformed verify link',
  'DPP-INP-25': 'the address names two products',
  'DPP-INP-26': 'the hand scanner sent a key that stands for no character',
  'DPP-INP-27': 'an error answer of a service',
} as const;
export type InputCode = keyof typeof INPUT_CODES;
