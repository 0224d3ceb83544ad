// Tests whether a `vct` names a known type of passport or credential.
import { UNTP_TYPES } from './untp.ts';

/** The UNTP types, which this program also issues, and the common short name for passports. Any address may precede them. */
const KNOWN: ReadonlySet<string> = new Set([...UNTP_TYPES, 'dpp']);

/** A version may follow the name. */
const VERSION = /\/v?[0-9]+(?:\.[0-9]+)*$/i;

/** The part after the last `/`, `:` or `#`. */
const lastName = (vct: string): string => vct.slice(Math.max(vct.lastIndexOf('/'), vct.lastIndexOf(':'), vct.lastIndexOf('#')) + 1);

/** True for `https://maker.example/vct/DigitalProductPassport`, `https://maker.example/vct/dpp/1`, `DigitalProductPassport`. */
export const isPassportType = (vct: string): boolean => KNOWN.has(lastName(vct)) || KNOWN.has(lastName(vct.replace(VERSION, '')));
