// The role matrix: who reads what, printed and compared; which views of roles hold another one, for any passport; and the access tiers of the battery law, which do not nest.
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../server/contract/index.ts';
import { isObject, type Json } from '../../../server/domain/json/json.ts';
import { BATTERY_FIELDS } from '../../../server/domain/passport/fields/battery.ts';
import type { FieldType, Tier } from '../../../server/domain/passport/fields/field.ts';
import { FIELD_BY_NAME, FIELDS } from '../../../server/domain/passport/fields.ts';
import type { Passport } from '../../../server/domain/passport/model.ts';
import { ROLE_NAMES, ROLES, readerOfRole } from '../../../server/domain/passport/roles.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { ANYONE, KEEPER, mayRead, type Reader, visible } from '../../../server/domain/passport/visible.ts';
import { readRows } from '../../../server/domain/tables/csv.ts';
import { roleMatrix } from '../../fixtures/role-matrix.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

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

/**
 * Views of the public interface. The interface names the roles and not what each sees; what follows is the choice of this service. No other
 * view is within another one.
 */
const WITHIN: readonly (readonly [Role, Role])[] = [
  ['consumer', 'retailer'],
  ['consumer', 'customs'],
  ['consumer', 'msa'],
  ['consumer', 'notified_body'],
  ['retailer', 'customs'],
  ['retailer', 'msa'],
  ['customs', 'msa'],
  ['notified_body', 'msa'],
];

describe('the views of the roles', () => {
  const see = (passport: Passport, role: Role) => visible(passport, readerOfRole(role));

  it('hold the public view and each other as printed here, for any passport', () => {
    fc.assert(
      fc.property(anyPassport, fc.boolean(), (any, isBattery) => {
        const passport: Passport = isBattery ? { ...any, category: 'battery' } : any;
        for (const [inner, outer] of WITHIN) expect(missingFrom(see(passport, outer), see(passport, inner))).toEqual([]);
        expect(see(passport, 'consumer')).toEqual(visible(passport, ANYONE));
        for (const role of ROLE_NAMES) expect(missingFrom(visible(passport, KEEPER), see(passport, role))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('are no ladder: no other view is within another one', () => {
    const rows = roleMatrix();
    const isWithin = (inner: Role, outer: Role) => rows.every(({ roles }) => !roles.includes(inner) || roles.includes(outer));
    const found = ROLE_NAMES.flatMap((inner) =>
      ROLE_NAMES.flatMap((outer) => (inner !== outer && isWithin(inner, outer) ? [[inner, outer]] : [])),
    );
    expect(found.toSorted()).toEqual(WITHIN.toSorted());
  });

  it.each(samples)('hold each other for $dppCode', (passport) => {
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

describe('the access tiers of Regulation (EU) 2023/1542 Annex XIII', () => {
  /** Article 77(2)(a), (b) and (c). Whoever reads a later point need not read an earlier one, so the tiers do not nest. */
  const READERS: readonly (readonly [reader: Tier, points: string])[] = [
    ['public', '1'],
    ['market-surveillance', '2 3'],
    ['notified-body', '2 3'],
    ['legitimate-interest', '2 4'],
    ['authorities', ''],
    ['dealers', ''],
  ];
  const pointOf = ({ legalBasis }: { readonly legalBasis: string }): string | undefined => /Annex XIII \((\d)\)/.exec(legalBasis)?.[1];
  const points = BATTERY_FIELDS.flatMap((field) => {
    const point = pointOf(field);
    return point === undefined ? [] : [{ ...field, point }];
  });

  it('are these, for each field of each point', () => {
    expect([...new Set(points.map(({ point }) => point))].toSorted()).toEqual(['1', '2', '3', '4']);
    for (const { name, point, tiers } of points)
      expect([name, READERS.flatMap(([reader]) => (mayRead(tiers, new Set([reader])) ? [reader] : []))]).toEqual([
        name,
        READERS.flatMap(([reader, read]) => (read.split(' ').includes(point) ? [reader] : [])),
      ]);
  });

  it('do not nest: examiners read point 3 and persons with a legitimate interest point 4, and neither the other', () => {
    const isRead = (tier: Tier, { tiers }: { readonly tiers: readonly Tier[] }) => mayRead(tiers, new Set([tier]));
    for (const examiner of ['notified-body', 'market-surveillance'] as const) {
      const only = points.filter((field) => isRead(examiner, field) && !isRead('legitimate-interest', field));
      expect(only.map(({ name }) => name)).toEqual(['batteryTestResults']);
      const not = points.filter((field) => !isRead(examiner, field) && isRead('legitimate-interest', field));
      expect(not.map(({ name }) => name)).toEqual(points.flatMap(({ name, point }) => (point === '4' ? [name] : [])));
      expect(not.length).toBeGreaterThan(10);
    }
  });

  it('open point 4 to no role, because a role alone is no legitimate interest, and points 2 and 3 to no customs officer', () => {
    const rolesOf = (name: string) => roleMatrix().find(({ place }) => place === name)?.roles;
    const OPENED: Readonly<Record<string, readonly Role[]>> = {
      1: ROLE_NAMES,
      2: ['msa', 'notified_body'],
      3: ['msa', 'notified_body'],
      4: [],
    };
    for (const { name, point } of points) expect([name, rolesOf(name)]).toEqual([name, OPENED[point]]);
  });

  it('hold for the lifetime of a battery under either of its two names, and for batteries only', () => {
    const durability = { expectedLifetimeYears: 8, cycles: 800 };
    const seen = (category: string, reader: Reader) =>
      visible({ category, expectedLifetimeYears: 8, durability } as unknown as Passport, reader, FIELDS);
    for (const role of ROLE_NAMES)
      expect(seen('battery', readerOfRole(role))).toEqual({ category: 'battery', durability: { cycles: 800 } });
    expect(seen('battery', new Set<Tier>(['public', 'legitimate-interest']))).toMatchObject({ expectedLifetimeYears: 8, durability });
    expect(seen('textile', ANYONE)).toEqual({ category: 'textile', durability });
  });

  const guidance = vectors === undefined ? undefined : `${vectors}../data/battery-71.csv`;
  it.skipIf(guidance === undefined || !existsSync(guidance))(
    `are those of the 71 data points of the guidance of August 2026 (skipped when ${skipReason})`,
    () => {
      const POINTS: Readonly<Record<string, string>> = {
        public: '1',
        'legitimate interest + notified bodies/MSA/Commission': '2',
        'notified bodies/MSA/Commission': '3',
        'legitimate interest': '4',
      };
      const rows = readRows(readFileSync(guidance ?? '', 'utf8'), ',')
        .flatMap((row) => ('cells' in row ? [row.cells] : []))
        .slice(1);
      expect(rows).toHaveLength(71);
      const told = rows.map(([number = '', , , , , , tier = '', , ours = '']) => {
        const name = ours === 'MISSING' ? 'expectedLifetimeCyclesNow' : (/^\w+/.exec(ours)?.[0] ?? '');
        return { number, name, point: POINTS[tier] };
      });
      const found = told.map(({ number, name }) => {
        const tiers = FIELD_BY_NAME.get(name)?.tiers ?? [];
        const read = READERS.flatMap(([reader]) => (mayRead(tiers, new Set([reader])) ? [reader] : [])).join(' ');
        const point = ['1', '2', '3', '4'].find(
          (one) => READERS.flatMap(([reader, readable]) => (readable.split(' ').includes(one) ? [reader] : [])).join(' ') === read,
        );
        return { number, name, point };
      });
      expect(found).toEqual(told);
    },
  );
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
  'durability.expectedLifetimeYears (battery): -',
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
