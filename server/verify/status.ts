// A verified credential in, evidence of its status out: what it offers, and whether it can be looked up here.
import { asList, isObject, type Json, type JsonObject } from '../recognise/json.ts';
import { type Evidence, evidence } from '../verdict/evidence.ts';
import { isAbsoluteIri } from './url.ts';

/** Bitstring Status List 1.0: these purposes say nothing about whether the credential still holds. */
const HARMLESS = new Set(['refresh', 'message']);

/** One line for the whole credential: the entry that tells least is the one that counts. */
export function judgeStatus(credential: JsonObject): Evidence {
  if (Object.hasOwn(credential, 'status')) return evidence('DPP-STA-05', 'an entry of an IETF token status list');
  const { credentialStatus } = credential;
  if (credentialStatus === undefined) return evidence('DPP-STA-02');
  const entries = asList(credentialStatus);
  if (entries.length === 0) return evidence('DPP-STA-02', "'credentialStatus' is an empty list");
  const found = entries.map(judgeEntry).filter((one) => one !== undefined);
  return (
    found.find(({ code }) => code === 'DPP-STA-06') ?? found.find(({ code }) => code === 'DPP-STA-05') ?? found[0] ?? evidence('DPP-STA-02')
  );
}

function judgeEntry(entry: Json): Evidence | undefined {
  if (!isObject(entry)) return evidence('DPP-STA-06', "'credentialStatus' is not an object");
  const { type, statusPurpose, statusListIndex, statusListCredential } = entry;
  if (!asList(type).includes('BitstringStatusListEntry')) return evidence('DPP-STA-05', `status of type '${String(type).slice(0, 80)}'`);
  if (typeof statusPurpose !== 'string' || statusPurpose === '') return evidence('DPP-STA-06', "'statusPurpose' is missing");
  if (!isIndex(statusListIndex)) return evidence('DPP-STA-06', "'statusListIndex' is not a whole number");
  if (typeof statusListCredential !== 'string' || !isAbsoluteIri(statusListCredential)) {
    return evidence('DPP-STA-06', "'statusListCredential' is not a URL");
  }
  return HARMLESS.has(statusPurpose) ? undefined : evidence('DPP-STA-03', `${statusPurpose}: ${statusListCredential}`);
}

/** Policy: W3C wants a decimal string, UNTP 0.7.0 an integer; both are read. */
const isIndex = (value: Json | undefined): boolean =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) ||
  (typeof value === 'string' && /^(?:0|[1-9][0-9]{0,15})$/.test(value) && Number.isSafeInteger(Number(value)));
