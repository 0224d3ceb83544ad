// Recognises one scan or one line of input.
import { parseDppCode } from '../gs1/dpp-code.ts';
import { parseEpcUrn } from '../gs1/epc/urn.ts';
import { defined } from '../json/defined.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { isFingerprint, isGroupedFingerprint } from '../keys/fingerprint-text.ts';
import { isSlip } from '../slip/is-slip.ts';
import { isWebAddress, readAddress } from './address.ts';
import { readDocument, readTokenItems } from './documents.ts';
import { readGs1Symbol, readGs1Text } from './gs1-text.ts';
import { isGarbledAddress, retyped } from './keyboard.ts';
import { identified, invalid, other, refused } from './make.ts';
import type { Channel, RawInput, Recognised } from './recognised.ts';
import { carries, leadingIdentifier } from './symbology.ts';
import { beginsLikeToken, readToken } from './token.ts';

/** Policy: no symbol holds more characters. Longer lines are only read as JSON or as a token. */
const MAX_CODE = 8192;

/** White space, byte order marks, invisible characters, and the STX, ETX and EOT of serial readers. */
const isEdge = (character: string): boolean => /[\s\p{Cf}]/u.test(character) || '\u0002\u0003\u0004'.includes(character);

/**
 * Returns one item for a code, or all items of a token or a JSON text. A leading symbology identifier in the text overrides `symbology`.
 */
export function readLine({ text: raw, channel, symbology }: RawInput): readonly Recognised[] {
  const whole = trimmed(raw);
  const leading = leadingIdentifier(whole);
  const identifier = leading ?? symbology;
  const text = leading === undefined ? whole : trimmed(whole.slice(leading.length));
  if (text === '' && (identifier === undefined || carries(identifier) === 'text')) return [{ kind: 'empty', flags: [] }];

  if (beginsLikeToken(text)) {
    const token = readToken(text);
    return token.kind === 'invalid' ? [token] : readTokenItems(token, readText(channel));
  }
  if (/^[{["]/.test(text) && !text.startsWith('[)>')) {
    const json = parseStrictJson(text);
    if (json.ok && (typeof json.value !== 'string' || text.length <= MAX_CODE)) return readDocument(json.value, text, readText(channel));
    if (!json.ok && text.startsWith('{')) return [invalid(json.code, json.detail)];
  }
  if (text.length > MAX_CODE) return [other(text)];

  const promised = identifier === undefined ? undefined : readGs1Symbol({ text, channel, symbology: identifier });
  if (promised === undefined && isGroupedFingerprint(text)) return [FINGERPRINT];
  const found = promised ?? readCode(text, channel);
  if (found.kind === 'other' && isFingerprint(text)) return [FINGERPRINT];
  const doubtful = found.kind === 'other' || found.kind === 'invalid';
  return [(doubtful && isTyped(channel) && otherLayout(text, channel)) || found];
}

const FINGERPRINT = invalid('DPP-INP-22', 'the text is the fingerprint of a key, as people compare it');

function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isEdge(text.charAt(from))) from++;
  while (to > from && isEdge(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/** Reads a string found in JSON as a token or a code, never as nested JSON. */
export const readText =
  (channel: Channel) =>
  (text: string): readonly Recognised[] =>
    /^\s*[{["]/.test(text) ? [other(text)] : readLine({ text, channel });

const isTyped = (channel: Channel): boolean => channel === 'wedge' || channel === 'manual' || channel === 'paste';

function readCode(text: string, channel: Channel): Recognised {
  if (isSlip(text)) return { kind: 'slip', text, flags: [] };
  // Phone keyboards capitalise the first letter of a line.
  if (isWebAddress(text)) return readAddress(channel === 'manual' ? text.replace(/^Http/, 'http') : text);
  const did = /^(did:[a-z0-9]+:[A-Za-z0-9._:%-]*[A-Za-z0-9._%-])(?:[/?#]\S*)?$/.exec(text)?.[1];
  if (did !== undefined) return { kind: 'did', did, flags: [] };
  if (/^urn:epc:/i.test(text)) {
    const urn = parseEpcUrn(text);
    return urn.ok ? (identified({ form: 'epc-urn', elements: urn.value }) ?? other(text)) : refused(urn.fault, 'DPP-INP-21');
  }
  return readDppCode(text) ?? readGs1Text({ text, channel }) ?? readScheme(text) ?? readWithoutScheme(text) ?? other(text);
}

function readDppCode(text: string): Recognised | undefined {
  const named = /^DPP-/i.test(text);
  const spelled = named ? `DPP-${text.slice(4)}` : text;
  const code = parseDppCode(spelled);
  if (!code.ok) return named ? refused(code.fault, 'DPP-INP-20') : undefined;
  const { dppCode, gtin, serial } = code.value;
  const assumed = !text.startsWith('DPP-');
  return {
    kind: 'dpp-code',
    dppCode,
    ...defined({ gtin, serial }),
    flags: assumed ? ['assumed'] : [],
  };
}

/**
 * Policy: http and https are the only schemes of links. Browsers skip white space and control characters inside a scheme, so this function
 * does too.
 */
function readScheme(text: string): Recognised | undefined {
  const compact = text.replace(/[\s\p{Cc}\p{Cf}]/gu, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]{0,40}):/.exec(compact)?.[1];
  if (scheme === undefined) return undefined;
  const refusedScheme = OTHER_SCHEMES.has(scheme) || compact.startsWith('//', scheme.length + 1);
  return refusedScheme ? invalid('DPP-INP-05', `links of the scheme “${scheme}:” are not opened or shown as links`) : undefined;
}

/** Schemes that a browser or an operating system acts on even without two slashes. */
const OTHER_SCHEMES: ReadonlySet<string> = new Set(
  `about blob chrome data file filesystem ftp geo http https intent jar javascript livescript mailto market mhtml ms-settings news resource search-ms
  sms smsto ssh steam tel telnet vbscript view-source wifi ws wss`.split(/\s+/),
);

/** Reads a Digital Link or passport page typed without https://. A bare host name remains text. */
function readWithoutScheme(text: string): Recognised | undefined {
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::[0-9]{1,5})?\/\S+$/i.test(text)) return undefined;
  const found = readAddress(`https://${text}`);
  if (found.kind !== 'gs1' && found.kind !== 'gs1-other-key' && found.kind !== 'dpp-code') return undefined;
  const { link: _, ...named } = found;
  return { ...named, flags: [...found.flags, 'assumed'] };
}

/** Detects text that becomes meaningful when mapped from another keyboard layout. Policy: report it, never correct it silently. */
function otherLayout(text: string, channel: Channel): Recognised | undefined {
  const MEANT: ReadonlySet<Recognised['kind']> = new Set(['gs1', 'gs1-other-key', 'dpp-code', 'verify-link', 'did', 'link', 'slip']);
  const meant = retyped(text).find((reading) => {
    const [, withoutIdentifier = reading.text] = /^\][A-Za-z][0-9](.*)$/.exec(reading.text) ?? [];
    return isFingerprint(withoutIdentifier) || MEANT.has(readCode(withoutIdentifier, channel).kind);
  });
  if (!meant && !isGarbledAddress(text)) return undefined;
  const layouts = meant ? `a US keyboard, the computer for a ${meant.layout} one` : 'another keyboard than the computer';
  return invalid('DPP-INP-16', `the text is garbled: the reader seems to be set for ${layouts}`, 'keyboard-layout');
}
