// The role matrix: which groups of readers a role belongs to and by what right; with the field table, which role may read which field.
import type { Role } from '../contract.ts';
import type { Tier } from './field.ts';
import { BATTERY, ESPR } from './laws.ts';
import type { Reader } from './visible.ts';

interface Grant {
  readonly tier: Tier;
  /** Why this role may read what that group of readers may. */
  readonly legalBasis: string;
}

const EVERYBODY: Grant = { tier: 'public', legalBasis: ESPR('Article 11') };
const CUSTOMS: readonly Grant[] = [EVERYBODY, { tier: 'authorities', legalBasis: ESPR('Articles 11, 13 and 15') }];

export const ROLES: Readonly<Record<Role, readonly Grant[]>> = {
  consumer: [EVERYBODY],
  retailer: [EVERYBODY],
  customs: CUSTOMS,
  msa: CUSTOMS,
  notified_body: [EVERYBODY, { tier: 'notified-body', legalBasis: BATTERY('Article 77(2)(b)') }],
};

export const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];

const READERS = new Map<Role, Reader>(ROLE_NAMES.map((role) => [role, new Set(ROLES[role].map(({ tier }) => tier))]));

/** The groups of readers that a role belongs to; whoever names no role is the public. */
export const readerOfRole = (role: Role): Reader => READERS.get(role) ?? new Set<Tier>(['public']);
