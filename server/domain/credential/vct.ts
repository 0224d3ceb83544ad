// Tests whether a `vct` names a known type of passport or credential.
import { UNTP_TYPES } from './untp.ts';

/** The UNTP types, which this program also issues, and the common short name for passports. Any address may precede them. */
const KNOWN: ReadonlySet<string> = new Set([...UNTP_TYPES, 'dpp']);

const PASSPORTS: ReadonlySet<string> = new Set(['DigitalProductPassport', 'dpp']);

/** A version may follow the name. */
const VERSION = /\/v?[0-9]+(?:\.[0-9]+)*$/i;

/** The part after the last `/`, `:` or `#`. */
const lastName = (vct: string): string => vct.slice(Math.max(vct.lastIndexOf('/'), vct.lastIndexOf(':'), vct.lastIndexOf('#')) + 1);

const names = (vct: string, known: ReadonlySet<string>): boolean =>
  known.has(lastName(vct)) || known.has(lastName(vct.replace(VERSION, '')));

/** True for `https://maker.example/vct/DigitalProductPassport`, `https://maker.example/vct/dpp/1`, `DigitalProductPassport`. */
export const isPassportType = (vct: string): boolean => names(vct, KNOWN);

/** The same for product passports alone. The types of W3C credentials are such names too. */
export const isProductPassport = (type: string): boolean => names(type, PASSPORTS);
