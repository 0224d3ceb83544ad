// Judges the content of a verified document: the W3C data model, the UNTP schema of its type, and unknown contexts.

import { type Evidence, evidence } from '../evidence/evidence.ts';
import { asList, asText, isObject, type JsonObject } from '../json/json.ts';
import type { CredentialInput } from '../recognise/recognised.ts';
import { contextsInside, insideFaults, isOlderModel, UNTP_CONTEXT, unknownContexts } from './contexts.ts';
import { olderFaults } from './older-model.ts';
import { UNTP_TYPES, untpFaults } from './untp.ts';
import { credentialFaults } from './vcdm.ts';

type Signed = CredentialInput['kind'];

const SHOWN = 3;

const summary = (faults: readonly string[]): string =>
  `${faults.slice(0, SHOWN).join('; ')}${faults.length > SHOWN ? `; and ${faults.length - SHOWN} more` : ''}`;

/**
 * Returns evidence with codes DPP-CON-01 to DPP-CON-05. Details name at most three faults. `asGraph`: the contexts were processed and are
 * known by their content.
 */
export function judgeContent(document: JsonObject, format: Signed = 'vc', asGraph = false): readonly Evidence[] {
  const inside = contextsInside(document);
  const faults = isOlderModel(document) ? olderFaults(document) : [...credentialFaults(document), ...insideFaults(document, inside)];
  const found = [
    ...(faults.length > 0 ? [evidence('DPP-CON-02', summary(faults))] : []),
    ...judgeTypes(format === 'vc' ? document : withoutW3cStatus(document)),
  ];
  const unknown = asGraph ? [] : unknownContexts(document, inside);
  if (unknown.length > 0) found.push(evidence('DPP-CON-05', summary(unknown)));
  return found.length > 0 ? found : [evidence('DPP-CON-01')];
}

/**
 * Removes status entries in the W3C form before the check against the UNTP 0.7.0 schemas, which allow one entry with an integer as its
 * index.
 *
 * A token can contain several entries in the W3C form (VCDM 2.0 section 4.10; Bitstring Status List 1.0 section 2.1), as this program's own
 * tokens do. The status check judges them.
 */
function withoutW3cStatus(document: JsonObject): JsonObject {
  const { credentialStatus } = document;
  const isW3c =
    Array.isArray(credentialStatus) && credentialStatus.every((entry) => isObject(entry) && typeof entry.statusListIndex === 'string');
  if (!isW3c) return document;
  const { credentialStatus: _, ...rest } = document;
  return rest;
}

/** A credential without a UNTP type, or of another release of UNTP, is not checked against the 0.7.0 schemas. */
function judgeTypes(document: JsonObject): readonly Evidence[] {
  const types = typesOf(document);
  const schemas = UNTP_TYPES.filter((type) => types.includes(type));
  const contexts = document['@context'];
  const other = Array.isArray(contexts)
    ? contexts.find((context) => typeof context === 'string' && context.includes('/untp/') && context !== UNTP_CONTEXT)
    : undefined;
  if (schemas.length === 0) return [evidence('DPP-CON-04', summary(types.filter((type) => type !== 'VerifiableCredential')))];
  if (other !== undefined) return [evidence('DPP-CON-04', `another release of UNTP: ${asText(other).slice(0, 200)}`)];
  const faults = schemas.flatMap((type) => untpFaults(document, type));
  return faults.length > 0 ? [evidence('DPP-CON-03', summary(faults.map(({ pointer, detail }) => `${pointer || '/'} ${detail}`)))] : [];
}

export function typesOf({ type }: JsonObject): readonly string[] {
  return asList(type).filter((one): one is string => typeof one === 'string');
}
