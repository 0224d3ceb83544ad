// Judges the content of a verified document: the W3C data model, the UNTP schema of its type, and unknown contexts.

import { epcisFaults } from '../epcis/schema.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import type { ShapeFault } from '../json/shape.ts';
import type { CredentialInput } from '../recognise/recognised.ts';
import { versionsIn } from '../untp/versions.ts';
import { contextsInside, insideFaults, isOlderModel, unknownContexts } from './contexts.ts';
import { olderFaults } from './older-model.ts';
import { UNTP_TYPES, untpFaults } from './untp.ts';
import { credentialFaults } from './vcdm.ts';

type Signed = CredentialInput['kind'];

const SHOWN = 3;

const summary = (faults: readonly string[]): string =>
  `${faults.slice(0, SHOWN).join('; ')}${faults.length > SHOWN ? `; and ${faults.length - SHOWN} more` : ''}`;

/**
 * Returns evidence with codes DPP-CON-01 to DPP-CON-07. Details name at most three faults. `asGraph`: JSON-LD processing has already
 * verified every context by its content.
 */
export function judgeContent(document: JsonObject, format: Signed = 'vc', asGraph = false): readonly Evidence[] {
  const inside = contextsInside(document);
  const types = typesOf(document);
  const schemas = UNTP_TYPES.filter((type) => types.includes(type));
  const faults = isOlderModel(document) ? olderFaults(document) : [...credentialFaults(document), ...insideFaults(document, inside)];
  const found = [
    ...(faults.length > 0 ? [evidence('DPP-CON-02', summary(faults))] : []),
    ...judgeTypes(format === 'vc' ? document : withoutW3cStatus(document), types, schemas),
  ];
  const unknown = asGraph ? [] : unknownContexts(document, inside, schemas.length > 0);
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

/** Checks UNTP credentials against the schemas of their version. Of a version without schemas, only EPCIS events are checked. */
function judgeTypes(document: JsonObject, types: readonly string[], schemas: typeof UNTP_TYPES): readonly Evidence[] {
  if (schemas.length === 0) return [evidence('DPP-CON-04', summary(types.filter((type) => type !== 'VerifiableCredential')))];
  const versions = versionsIn(document);
  const other = versions.find(({ hasSchemas }) => !hasSchemas);
  if (other !== undefined) {
    const open = evidence('DPP-CON-06', `UNTP ${versions.map(({ version }) => version.slice(0, 200)).join(' and ')}`);
    const faults = versions.length === 1 && other.events === 'epcis' && types.includes(EVENTS) ? eventFaults(document) : [];
    return faults.length === 0 ? [open] : [evidence('DPP-CON-07', summary(faults.map(spell))), open];
  }
  const faults = schemas.flatMap((type) => untpFaults(document, type));
  return faults.length > 0 ? [evidence('DPP-CON-03', summary(faults.map(spell)))] : [];
}

const EVENTS: (typeof UNTP_TYPES)[number] = 'DigitalTraceabilityEvent';
const spell = ({ pointer, detail }: ShapeFault): string => `${pointer || '/'} ${detail}`;

/** Checks the subjects of a traceability event as the events of an EPCIS document. Faults point to places in the credential. */
function eventFaults({ '@context': context = null, credentialSubject, validFrom }: JsonObject): readonly ShapeFault[] {
  const faults = epcisFaults({
    '@context': context,
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: validFrom ?? '2000-01-01T00:00:00Z',
    epcisBody: { eventList: [...asList(credentialSubject ?? [])] },
  });
  const subject = Array.isArray(credentialSubject) ? /^\/epcisBody\/eventList/ : /^\/epcisBody\/eventList(?:\/0)?/;
  return faults.map(({ pointer, detail }) => ({
    pointer: pointer.replace(subject, '/credentialSubject').replace(/^\/creationDate/, '/validFrom'),
    detail,
  }));
}

export function typesOf({ type }: JsonObject): readonly string[] {
  return asList(type).filter((one): one is string => typeof one === 'string');
}
