// Tests whether a `vct` names a known type of passport or credential.
import { UNTP_TYPES } from './untp.ts';

/** The UNTP types, which this program also issues, under any address, and the common short name for passports. */
const KNOWN: ReadonlySet<string> = new Set([...UNTP_TYPES, 'dpp']);

/** A version may follow the name. */
const VERSION = /\/v?[0-9]+(?:\.[0-9]+)*$/i;

/** True for `https://maker.example/vct/DigitalProductPassport`, `https://maker.example/vct/dpp/1`, `DigitalProductPassport`. */
export const isPassportType = (vct: string): boolean => KNOWN.has(vct.replace(VERSION, '').split(/[/:#]/).at(-1) ?? '');
