// Validates credentials and presentations against the W3C Verifiable Credentials Data Model 2.0.
// Checks the data only, without JSON-LD processing.

import { parseAnyDateTime } from '../dates/dates.ts';
import { isAbsoluteIri } from '../encoding/url.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { contextFaults, VCDM_CONTEXT } from './contexts.ts';

/** VCDM 2.0 section 4. Each fault is one English sentence that names the member. */
export function credentialFaults(credential: JsonObject): readonly string[] {
  const faults: string[] = [...contextFaults(credential), ...commonFaults(credential)];
  judgeTexts(credential, '', faults);
  judgePeriod(credential, faults);
  judgeResources(credential.relatedResource, faults);
  return faults;
}

/** The rules that the Data Models 1.1 and 2.0 share. */
export function commonFaults(credential: JsonObject): readonly string[] {
  const faults: string[] = [];
  judgeType(credential.type, 'VerifiableCredential', faults);
  judgeId(credential, 'id', faults);
  judgeIssuer(credential.issuer, faults);
  judgeSubject(credential.credentialSubject, faults);
  for (const rule of EXTENSIONS) judgeExtension(credential[rule.member], rule, faults);
  return faults;
}

/** VCDM 2.0 section 4.13. Checks the credentials inside too. Tokens must be enveloped. */
export function presentationFaults(presentation: JsonObject): readonly string[] {
  const faults: string[] = [...contextFaults(presentation)];
  const { holder, verifiableCredential } = presentation;
  judgeType(presentation.type, 'VerifiablePresentation', faults);
  judgeId(presentation, 'id', faults);
  if (holder !== undefined && !isUrl(isObject(holder) ? holder.id : holder)) {
    faults.push("'holder' is not a URL or an object with a URL as 'id'");
  }
  for (const member of ['proof', 'termsOfUse']) judgeExtension(presentation[member], { member, id: 'url' }, faults);
  if (isEmptyList(verifiableCredential)) faults.push("'verifiableCredential' is an empty list");
  for (const [index, credential] of asList(verifiableCredential).entries()) {
    faults.push(...heldFaults(credential).map((fault) => `verifiableCredential ${index}: ${fault}`));
  }
  return faults;
}

function heldFaults(credential: Json): readonly string[] {
  if (!isObject(credential)) return ['is not an object (a token has to be enveloped)'];
  if (!asList(credential.type).includes('EnvelopedVerifiableCredential')) return credentialFaults(credential);
  const [first] = asList(credential['@context']);
  return [
    ...(first === VCDM_CONTEXT ? [] : [`'@context' does not begin with '${VCDM_CONTEXT}'`]),
    ...(typeof credential.id === 'string' && /^data:[^,]+,./.test(credential.id) ? [] : ["'id' of the envelope is not a data: URL"]),
  ];
}

/** A member with one or more values must not be empty. */
const isEmptyList = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0;

const isUrl = (value: Json | undefined): value is string => typeof value === 'string' && isAbsoluteIri(value);

/** Section 4.5: one or more terms or URLs. */
function judgeType(type: Json | undefined, wanted: string, faults: string[]): void {
  const types = asList(type);
  if (types.length === 0) faults.push("'type' is missing");
  else if (!types.every(isTypeName)) faults.push("'type' holds something that is neither a term nor a URL");
  else if (!types.includes(wanted)) faults.push(`'type' does not hold '${wanted}'`);
}

const isTypeName = (type: Json): boolean =>
  typeof type === 'string' && (/^[A-Za-z0-9]+$/.test(type) || /^[^\s\p{Cc}<>"{}|\\^`]+$/u.test(type));

/** Section 4.4: a single URL. */
function judgeId(holder: JsonObject, name: string, faults: string[]): void {
  if (Object.hasOwn(holder, 'id') && !isUrl(holder.id)) faults.push(`'${name}' is not a single URL`);
}

/** Section 4.7: a URL, or an object with a URL as its id. */
function judgeIssuer(issuer: Json | undefined, faults: string[]): void {
  if (issuer === undefined) faults.push("'issuer' is missing");
  else if (isObject(issuer)) {
    if (!isUrl(issuer.id)) faults.push("'issuer.id' is not a URL");
    judgeTexts(issuer, 'issuer.', faults);
  } else if (!isUrl(issuer)) faults.push("'issuer' is not a URL or an object with a URL as 'id'");
}

/** Sections 4.6 and 11.1: a string, or language value objects without other members. */
function judgeTexts(holder: JsonObject, prefix: string, faults: string[]): void {
  for (const name of ['name', 'description']) {
    const value = holder[name];
    if (value === undefined || typeof value === 'string') continue;
    if (!asList(value).every((one) => typeof one === 'string' || isLanguageValue(one))) {
      faults.push(`'${prefix}${name}' is not text in a language`);
    }
  }
}

/** RFC 5646 2.1, a well-formed tag: a language, then script, region, variants and extensions; or a private-use or irregular tag. */
const LANGUAGE_TAG = new RegExp(
  `^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*${'(?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?|x(?:-[a-z0-9]{1,8})+|en-gb-oed|sgn-(?:be-fr|be-nl|ch-de)'}|i-(?:ami|bnn|default|enochian|hak|klingon|lux|mingo|navajo|pwn|tao|tay|tsu))$`,
  'i',
);

const LANGUAGE_MEMBERS: ReadonlySet<string> = new Set(['@value', '@language', '@direction']);

function isLanguageValue(value: Json): boolean {
  if (!isObject(value) || typeof value['@value'] !== 'string') return false;
  const direction = value['@direction'];
  if (direction !== undefined && direction !== null && direction !== 'ltr' && direction !== 'rtl') return false;
  const language = value['@language'];
  if (language !== undefined && language !== null && !(typeof language === 'string' && LANGUAGE_TAG.test(language))) return false;
  return Object.keys(value).every((name) => LANGUAGE_MEMBERS.has(name));
}

/** Section 4.8: one or more objects, none of them empty. */
function judgeSubject(subject: Json | undefined, faults: string[]): void {
  if (subject === undefined) faults.push("'credentialSubject' is missing");
  else if (isEmptyList(subject)) faults.push("'credentialSubject' is an empty list");
  else {
    for (const one of asList(subject)) {
      if (!isObject(one)) faults.push("'credentialSubject' is not an object");
      else if (Object.keys(one).length === 0) faults.push("'credentialSubject' says nothing");
      else judgeId(one, 'credentialSubject.id', faults);
    }
  }
}

/** Section 4.9: date-times with a time zone, in the right order. */
function judgePeriod(credential: JsonObject, faults: string[]): void {
  const [from, until] = [parseAnyDateTime(credential.validFrom), parseAnyDateTime(credential.validUntil)];
  if (from === undefined && Object.hasOwn(credential, 'validFrom')) faults.push("'validFrom' is not a date-time with a time zone");
  if (until === undefined && Object.hasOwn(credential, 'validUntil')) faults.push("'validUntil' is not a date-time with a time zone");
  if (from !== undefined && until !== undefined && from > until) faults.push("'validFrom' is later than 'validUntil'");
}

interface Extension {
  readonly member: string;
  /** `required` means that the id must be present; `url` means that it must be a URL if present. */
  readonly id: 'required' | 'url';
}

/** Sections 4.10, 4.11, 4.12, 5.4 to 5.7: each object states its type. */
const EXTENSIONS: readonly Extension[] = [
  { member: 'credentialStatus', id: 'url' },
  { member: 'credentialSchema', id: 'required' },
  { member: 'refreshService', id: 'url' },
  { member: 'termsOfUse', id: 'url' },
  { member: 'evidence', id: 'url' },
  { member: 'confidenceMethod', id: 'url' },
  { member: 'renderMethod', id: 'url' },
  { member: 'proof', id: 'url' },
];

function judgeExtension(value: Json | undefined, { member, id }: Extension, faults: string[]): void {
  if (value === undefined) return;
  if (isEmptyList(value)) faults.push(`'${member}' is an empty list`);
  for (const one of asList(value)) {
    if (!isObject(one)) {
      faults.push(`'${member}' is not an object`);
      continue;
    }
    const types = asList(one.type);
    if (types.length === 0 || !types.every(isTypeName)) faults.push(`'${member}' has no type`);
    if (Object.hasOwn(one, 'id') ? !isUrl(one.id) : id === 'required') faults.push(`'${member}.id' is not a URL`);
  }
}

/** Section 5.3: each resource once, with its digest. */
function judgeResources(value: Json | undefined, faults: string[]): void {
  if (value === undefined) return;
  if (isEmptyList(value)) faults.push("'relatedResource' is an empty list");
  const seen = new Set<string>();
  for (const one of asList(value)) {
    if (!isObject(one) || !isUrl(one.id)) {
      faults.push("'relatedResource' has no URL as 'id'");
      continue;
    }
    if (seen.has(one.id)) faults.push(`'relatedResource' names '${one.id.slice(0, 200)}' twice`);
    seen.add(one.id);
    const { digestSRI, digestMultibase } = one;
    if (digestSRI === undefined && digestMultibase === undefined) faults.push("'relatedResource' has no digest");
    if (digestSRI !== undefined && !areTexts(digestSRI, SRI)) faults.push("'relatedResource.digestSRI' is not a digest");
    if (digestMultibase !== undefined && !areTexts(digestMultibase, MULTIBASE)) {
      faults.push("'relatedResource.digestMultibase' is not a digest");
    }
  }
}

/** One or more digests as in Subresource Integrity 3.5. */
const SRI = /^sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}(?:\?\S*)?(?: sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}(?:\?\S*)?)*$/;
/** Multibase as in Controlled Identifiers 2.4, which defines the alphabets of `z` and `u`. */
const MULTIBASE = /^(?:z[1-9A-HJ-NP-Za-km-z]+|u[A-Za-z0-9_-]+|[079A-Za-tv-y][A-Za-z0-9+/_-]+=*)$/;

function areTexts(value: Json, pattern: RegExp): boolean {
  const texts = asList(value);
  return texts.length > 0 && texts.every((one) => typeof one === 'string' && one.length <= MAX_DIGEST && pattern.test(one));
}

const MAX_DIGEST = 1024;
