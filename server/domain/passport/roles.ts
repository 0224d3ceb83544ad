// The role matrix: the reader groups of each role, their legal basis, and thus which role may read which field.
import type { Role } from '../../contract/index.ts';
import type { FieldType, Tier } from './fields/field.ts';
import { BATTERY, ESPR, SURVEILLANCE } from './fields/laws.ts';
import { FIELDS } from './fields.ts';
import { ANYONE, mayRead, type Reader } from './visible.ts';

interface Grant {
  readonly tier: Tier;
  /** The legal basis on which this role may read what the group may. */
  readonly legalBasis: string;
}

const EVERYBODY: Grant = { tier: 'public', legalBasis: ESPR('Article 11') };
const CUSTOMS: readonly Grant[] = [EVERYBODY, { tier: 'authorities', legalBasis: ESPR('Articles 11, 13 and 15') }];

/** No role alone confers a legitimate interest: Regulation (EU) 2023/1542 Article 77(2)(c) requires a purpose. */
export const ROLES: Readonly<Record<Role, readonly Grant[]>> = {
  consumer: [EVERYBODY],
  retailer: [EVERYBODY, { tier: 'dealers', legalBasis: ESPR('Article 11') }],
  customs: CUSTOMS,
  msa: [...CUSTOMS, { tier: 'market-surveillance', legalBasis: `${SURVEILLANCE('Articles 11 and 14')}; ${BATTERY('Article 77(2)(b)')}` }],
  notified_body: [EVERYBODY, { tier: 'notified-body', legalBasis: BATTERY('Article 77(2)(b)') }],
};

export const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];

const READERS: ReadonlyMap<Role, Reader> = new Map(ROLE_NAMES.map((role) => [role, new Set(ROLES[role].map(({ tier }) => tier))]));

/** Returns the reader groups of a role. */
export const readerOfRole = (role: Role): Reader => READERS.get(role) ?? ANYONE;

export interface MatrixRow {
  /** A field, or a member with its own readers: `importer.eori`. */
  readonly place: string;
  readonly roles: readonly Role[];
  readonly legalBasis: string;
}

/**
 * Returns one row per field, in table order, followed by its members with other readers. A field that no role may read is only for the
 * delegate.
 */
export const roleMatrix = (): readonly MatrixRow[] =>
  FIELDS.flatMap(({ name, type, tiers, legalBasis }) => [
    { place: name, roles: rolesOf(tiers), legalBasis },
    ...membersOf(type, name).map((member) => ({
      ...member,
      roles: rolesOf(tiers).filter((role) => member.roles.includes(role)),
      legalBasis,
    })),
  ]);

const rolesOf = (tiers: readonly Tier[]): readonly Role[] => ROLE_NAMES.filter((role) => mayRead(tiers, readerOfRole(role)));

function membersOf(type: FieldType, place: string): readonly Omit<MatrixRow, 'legalBasis'>[] {
  if (type.kind === 'list') return membersOf(type.of, place);
  if (type.kind !== 'object') return [];
  return Object.entries(type.members).flatMap(([name, member]) => {
    const at = `${place}.${name}`;
    return [...(member.tiers === undefined ? [] : [{ place: at, roles: rolesOf(member.tiers) }]), ...membersOf(member.type, at)];
  });
}
