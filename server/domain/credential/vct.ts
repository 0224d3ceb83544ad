// A `vct` in; whether it names a type of credential that is known here out.
import { UNTP_TYPES } from './untp.ts';

/** The types of UNTP, which are ours too, under any address, and passports by their common short name. */
const KNOWN: ReadonlySet<string> = new Set([...UNTP_TYPES, 'dpp']);

/** A version may follow the name. */
const VERSION = /\/v?[0-9]+(?:\.[0-9]+)*$/i;

/** `https://maker.example/vct/DigitalProductPassport`, `https://maker.example/vct/dpp/1`, `DigitalProductPassport`. */
export const isPassportType = (vct: string): boolean => KNOWN.has(vct.replace(VERSION, '').split(/[/:#]/).at(-1) ?? '');
