// Defines the reader groups of each role with their legal basis, and thus what each role may read.
import type { Role } from '../../contract/index.ts';
import type { Tier } from './fields/field.ts';
import { BATTERY, ESPR, SURVEILLANCE } from './fields/laws.ts';
import { ANYONE, type Reader } from './visible.ts';

interface Grant {
  readonly tier: Tier;
  /** The legal basis on which this role may read the values of the group. */
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
