// The role matrix: who reads what, printed and compared; and that the views of the roles nest, for any passport.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../server/contract/index.ts';
import { isObject, type Json } from '../../../server/domain/json/json.ts';
import type { FieldType } from '../../../server/domain/passport/fields/field.ts';
import { FIELDS } from '../../../server/domain/passport/fields.ts';
import type { Passport } from '../../../server/domain/passport/model.ts';
import { ROLE_NAMES, ROLES, readerOfRole } from '../../../server/domain/passport/roles.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { ANYONE, KEEPER, visible } from '../../../server/domain/passport/visible.ts';
import { roleMatrix } from '../../fixtures/role-matrix.ts';

const samples = sampleSet().map(({ passport }) => passport);

/** Every value that can be reached in a JSON value, as `place = text`; list entries in order. */
function leaves(value: Json, place = ''): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((entry, at) => leaves(entry, `${place}[${at}]`));
  if (isObject(value)) return Object.entries(value).flatMap(([name, entry]) => leaves(entry, `${place}.${name}`));
  return [`${place} = ${JSON.stringify(value)}`];
}

const missingFrom = (wider: Json, narrower: Json): readonly string[] => {
  const there = new Set(leaves(wider));
  return leaves(narrower).filter((leaf) => !there.has(leaf));
};

/** A value of this type, filled in as far as may be: what counts here is where values stand, not what they say. */
function anyOf(type: FieldType): fc.Arbitrary<Json> {
  switch (type.kind) {
    case 'list':
      // Entries without a readable member vanish from a list and move the others up: lists of one keep their places.
      return anyOf(type.of).map((entry) => [entry]);
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(type.members).map(([name, member]) => [name, fc.option(anyOf(member.type))])))
        .map((members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as Json);
    case 'number':
      return fc.integer({ min: 0, max: 100 });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.string({ minLength: 1, maxLength: 8 });
  }
}

const anyPassport = fc
  .record(Object.fromEntries(FIELDS.map(({ name, type }) => [name, fc.option(anyOf(type))])))
  .map((members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as unknown as Passport);

const WITHIN: readonly (readonly [Role, Role])[] = [
  ['consumer', 'retailer'],
  ['consumer', 'customs'],
  ['customs', 'msa'],
  ['consumer', 'notified_body'],
];

describe('the views of the roles', () => {
  const see = (passport: Passport, role: Role) => visible(passport, readerOfRole(role));

  it('nest, for any passport: public in retailer; public in customs in msa; public in notified body; consumer is the public', () => {
    fc.assert(
      fc.property(anyPassport, (passport) => {
        for (const [inner, outer] of WITHIN) expect(missingFrom(see(passport, outer), see(passport, inner))).toEqual([]);
        expect(see(passport, 'consumer')).toEqual(visible(passport, ANYONE));
        for (const role of ROLE_NAMES) expect(missingFrom(visible(passport, KEEPER), see(passport, role))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it.each(samples)('nest for $dppCode', (passport) => {
    for (const [inner, outer] of WITHIN) expect(missingFrom(see(passport, outer), see(passport, inner))).toEqual([]);
  });

  it('differ from one another on the sample set', () => {
    const views = ROLE_NAMES.map((role) => JSON.stringify(samples.map((passport) => see(passport, role))));
    expect(new Set(views).size).toBe(ROLE_NAMES.length);
  });
});

describe('the role matrix', () => {
  it('has a row for every field, each with its legal basis, and every grant has one', () => {
    const rows = roleMatrix();
    expect(FIELDS.map(({ name }) => name).filter((name) => !rows.some(({ place }) => place === name))).toEqual([]);
    expect(rows.filter(({ legalBasis }) => legalBasis === '')).toEqual([]);
    expect(
      Object.values(ROLES)
        .flat()
        .filter(({ legalBasis }) => legalBasis === ''),
    ).toEqual([]);
  });

  it('closes to the public exactly this, and opens it to exactly these roles', () => {
    const closed = roleMatrix().filter(({ roles }) => !roles.includes('consumer'));
    expect(closed.map(({ place, roles }) => `${place}: ${roles.join(' ') || '-'}`)).toEqual(CLOSED);
  });
});

/** Points 2 and 3 of Annex XIII (batteries) are not for customs, point 4 for nobody's role: Regulation (EU) 2023/1542 Article 77(2). */
const CLOSED: readonly string[] = [
  'facilityId: msa',
  'registryHash: customs msa',
  'hsCode: customs msa',
  'commodityCodes: customs msa',
  'grossMassKg: retailer customs msa',
  'originEvidence: customs msa',
  'piecesPerBatch: retailer customs msa notified_body',
  'producerLei: customs msa',
  'importer.eori: customs msa',
  'authorisedRepresentative: customs msa',
  'otherOperators: customs msa',
  'facilities.name: msa',
  'facilities.facilityId: msa',
  'materials.origin: customs msa',
  'substancesOfConcern.cas: msa',
  'substancesOfConcern.ec: msa',
  'substancesOfConcern.concentrationPercent: msa',
  'substancesOfConcern.location: msa',
  'disassembly: msa',
  'conformityCertificates.sha256: msa notified_body',
  'technicalDocumentation: msa notified_body',
  'testReports: msa notified_body',
  'detailedComposition: msa notified_body',
  'componentPartNumbers: msa notified_body',
  'sparePartContacts: msa notified_body',
  'dismantlingInfoUrl: msa notified_body',
  'safetyMeasures: msa notified_body',
  'ratedCapacityNow: -',
  'capacityFade: -',
  'powerNowW: -',
  'powerFade: -',
  'internalResistanceNow: -',
  'resistanceIncrease: -',
  'roundTripEfficiencyNow: -',
  'roundTripEfficiencyFade: -',
  'expectedLifetimeYears: -',
  'expectedLifetimeCyclesNow: -',
  'stateOfCertifiedEnergy: -',
  'remainingCapacity: -',
  'remainingPower: -',
  'remainingRoundTripEfficiency: -',
  'selfDischargeRate: -',
  'ohmicResistance: -',
  'batteryStatus: -',
  'cycleCount: -',
  'negativeEvents: -',
  'operatingConditions: -',
  'stateOfCharge: -',
  'batteryTestResults: msa notified_body',
  'weeeRegistrationNumber: retailer customs msa',
  'components.partNumber: msa',
  'components.passport: msa',
  'materialDeclarationUrl: msa',
  'recycledContent.chainOfCustody: msa',
  'productionSteps: msa',
  'hazardousFinishes: msa',
  'castNumber: retailer customs msa',
  'coilNumber: retailer customs msa',
  'steelDimensions: retailer customs msa',
  'mechanicalProperties: msa',
  'chemicalAnalysis: customs msa',
  'carbonEquivalent: msa',
  'radiometricControl: msa',
  'cbam: customs msa',
  'cbam.installationId: -',
  'cbam.reportId: -',
  'upstreamPassports: msa',
  'technicalAssessmentBody: msa notified_body',
  'validationReports: msa notified_body',
];
