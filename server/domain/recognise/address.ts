// Reads an http(s) address as product, passport, verify link or plain link, without accessing the network.

import { findAi } from '../gs1/ai.ts';
import { parseDigitalLink, SCAN_OPTIONS } from '../gs1/digital-link.ts';
import { LEGACY_WORDS } from '../gs1/digital-link-path.ts';
import { parseDppCode } from '../gs1/dpp-code.ts';
import { percentDecode } from '../gs1/percent.ts';
import { MAX_URI } from '../gs1/uri.ts';
import { defined } from '../json/defined.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { identified, invalid, refused } from './make.ts';
import type { InvalidInput, Link, Recognised, VerifyLink } from './recognised.ts';

export const isWebAddress = (text: string): boolean => /^https?:/i.test(text);

/**
 * Returns a product, key, passport, verify link or plain link. Refuses with DPP-INP-03, -05, -06, -07, -10, -20, -24 or -25, or with the
 * code of the faulty JSON or GS1 data inside the address.
 */
export function readAddress(address: string): Recognised {
  const link = trueLink(address);
  if ('kind' in link) return link;
  const { path, query } = pathAndQuery(address);
  const segments = path.split('/').slice(1);
  const named = readNamed(address, link, segments);
  const verify = readVerifyLink(link, path, query);
  if (verify === undefined) return named ?? { kind: 'link', link, flags: [] };
  // Policy: the product on the label always counts. A parameter of its address may lead to a credential, but never to one for another
  // product.
  if (named === undefined || verify.kind === 'invalid') return verify;
  return named.kind === 'gs1' || named.kind === 'dpp-code' ? { ...verify, carrier: named } : named;
}

/** Reads the path. A path that is both a passport page and a Digital Link must name the same item in both. */
function readNamed(address: string, link: Link, segments: readonly string[]): Recognised | undefined {
  const page = readPassportPage(link, segments);
  const product = readDigitalLink(address, link, segments);
  if (page?.kind !== 'dpp-code' || product?.kind !== 'gs1') return page ?? product;
  return page.gtin === product.gtin && page.serial === (product.serial ?? undefined)
    ? page
    : invalid('DPP-INP-25', `the address names the passport ${page.dppCode} and GTIN ${product.gtin}`);
}

/** Characters such as bidirectional overrides, which make an address look like another one. */
const MISLEADING = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * Returns the address with its actual host, or a refusal. Every check uses the raw string.
 * `new URL` only provides the host, resolved as in a browser (IDN in ASCII form, numbers as IPv4).
 */
function trueLink(address: string): Link | InvalidInput {
  if (address.length > MAX_URI) return invalid('DPP-INP-10', `the address is longer than ${MAX_URI} characters`);
  const authority = /^https?:\/\/([^/?#\\]*)/i.exec(address)?.[1];
  if (authority === undefined || authority === '') return invalid('DPP-INP-05', 'the address names no host behind http:// or https://');
  let host: string;
  try {
    ({ host } = new URL(address));
  } catch {
    return invalid('DPP-INP-03', 'the address is not a valid web address');
  }
  if (authority.includes('@')) return invalid('DPP-INP-06', `the address shows a name before @, its true host is ${host}`);
  const misleading = MISLEADING.exec(address)?.[0];
  if (misleading !== undefined)
    return invalid('DPP-INP-03', `the address has a character that no address may have: ${codePoint(misleading)}`);
  return { url: address, host };
}

const codePoint = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function pathAndQuery(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]*([^?#]*)(?:\?([^#]*))?/i.exec(address) ?? [];
  return { path, query };
}

/**
 * Reads the verify link of the UNTP reference implementation: `…/verify?q={"payload":{"uri":…,"hash":…}}`, with the JSON percent-encoded.
 */
function readVerifyLink(link: Link, path: string, query: string): VerifyLink | InvalidInput | undefined {
  const meant = /verif/i.test(path);
  const read = query
    .split('&')
    .filter((parameter) => parameter.startsWith('q='))
    .flatMap((parameter) => payloadOf(parameter.slice(2), meant) ?? []);
  const [first] = read;
  if (first === undefined) return undefined;
  // With several links, two programs could follow different ones.
  if (read.length > 1) return invalid('DPP-INP-24', 'the address holds more than one verify link');
  if ('refused' in first) return first.refused;
  const { payload } = first;
  const { uri, hash } = payload;
  if (typeof uri !== 'string') return meant ? invalid('DPP-INP-24', "'uri' of the verify link is not a text") : undefined;
  if (isWebAddress(uri)) {
    const target = trueLink(uri);
    if ('kind' in target) return target;
  } else if (!/^(?:did|urn):/.test(uri)) {
    return invalid('DPP-INP-05', 'the verify link leads to an address that is not http or https');
  }
  // Policy: never ignore the digest. Without it, any credential at that address would be accepted.
  if (!Object.hasOwn(payload, 'hash')) return { kind: 'verify-link', uri, flags: [], link };
  if (typeof hash !== 'string' || hash === '') return invalid('DPP-INP-24', "'hash' of the verify link is not a text");
  return { kind: 'verify-link', uri, hash, flags: [], link };
}

type Payload = { readonly payload: JsonObject } | { readonly refused: InvalidInput };

/** `meant`: the path shows that the address is a verify link, so a malformed payload is an error. */
function payloadOf(raw: string, meant: boolean): Payload | undefined {
  const { text, malformed } = decodeUtf8(raw);
  if (!text.startsWith('{')) return undefined;
  if (malformed) return meant ? { refused: invalid('DPP-INP-07', 'the verify link has a malformed percent-encoding') } : undefined;
  const json = parseStrictJson(text, { maxBytes: MAX_URI, maxDepth: 8 });
  if (!json.ok) return meant ? { refused: invalid(json.code, `the verify link is damaged: ${json.detail}`) } : undefined;
  const payload = isObject(json.value) ? json.value.payload : undefined;
  return isObject(payload) ? { payload } : undefined;
}

function decodeUtf8(parameter: string): { text: string; malformed: boolean } {
  try {
    return { text: decodeURIComponent(parameter.replaceAll('+', ' ')), malformed: false };
  } catch {
    return { text: percentDecode(parameter, 'query').text, malformed: true };
  }
}

/** The resources below a passport, and one trailing slash. */
const RESOURCES = /^(?:(?:vc|vc\.jwt|vc\.sd-jwt|qr\.png|aas\.json|events\/document|credentials(?:\/[^/]+)?)\/?)?$/;

/** Reads `…/dpp/{code}`, `…/dpp/{code}/vc` and `…/verify/{code}`: the page and the resources of a passport, on any host. */
function readPassportPage(link: Link, segments: readonly string[]): Recognised | undefined {
  const at = segments.findIndex((segment, index) => (segments[index - 1] === 'dpp' || segments[index - 1] === 'verify') && segment !== '');
  if (at < 0) return undefined;
  const { text, malformed } = percentDecode(segments[at] ?? '');
  const meant = text.startsWith('DPP-');
  if (malformed) return meant ? invalid('DPP-INP-07', 'the passport code in the address has a malformed percent-encoding') : undefined;
  const code = parseDppCode(text);
  if (!code.ok) return meant ? refused(code.fault, 'DPP-INP-20') : undefined;
  const { dppCode, gtin, serial } = code.value;
  const rest = segments.slice(at + 1).join('/');
  // A serial number may contain slashes. An unencoded slash would truncate it here, and the remainder would name another item.
  if (serial !== undefined && !RESOURCES.test(rest))
    return invalid('DPP-INP-20', 'the address goes on behind the passport code: a slash in a serial number has to be written %2F');
  return {
    kind: 'dpp-code',
    dppCode,
    ...defined({ gtin, serial }),
    flags: [],
    link,
  };
}

function readDigitalLink(address: string, link: Link, segments: readonly string[]): Recognised | undefined {
  const read = parseDigitalLink(withoutTrailingSlash(address), SCAN_OPTIONS);
  if (read.ok) {
    const { elements, key, qualifiers, attributes, legacy } = read.value;
    // The key in the path is what the link names, even when the attributes include a GTIN.
    const named = key[0] === '01' ? elements : [key, ...qualifiers, ...attributes.filter(([ai]) => ai !== '01')];
    return identified({ form: 'digital-link', elements: named, flags: legacy ? ['legacy'] : [], link });
  }
  return isMeantAsDigitalLink(link, segments) ? refused(read.fault, 'DPP-INP-03') : undefined;
}

/** Removes one trailing slash. The resolver standard (2.13) tolerates it, the grammar does not. */
function withoutTrailingSlash(address: string): string {
  const end = /[?#]|$/.exec(address)?.index ?? address.length;
  return address[end - 1] === '/' && address[end - 2] !== '/' ? address.slice(0, end - 1) + address.slice(end) : address;
}

/**
 * Distinguishes a malformed Digital Link from any other page: a key segment followed by eight digits in a row or by a qualifier, or the
 * host of the GS1 resolver.
 */
function isMeantAsDigitalLink({ host }: Link, segments: readonly string[]): boolean {
  return segments.some((segment, at) => {
    const ai = Object.hasOwn(LEGACY_WORDS, segment) ? LEGACY_WORDS[segment] : segment;
    const alternatives = findAi(ai ?? '')?.qualifiers;
    if (!alternatives || at + 1 === segments.length) return false;
    if (host === 'id.gs1.org' || /[0-9]{8}/.test(segments[at + 1] ?? '')) return true;
    return alternatives.some((sequence) => sequence.includes(segments[at + 2] ?? ''));
  });
}
