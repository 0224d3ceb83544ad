// Defines the API types for the history of a passport and for what each reader sees of it.

import type { Foreign } from '../../domain/foreign/index.ts';
import type { SignedIn } from '../inspections/signed-in.ts';
import type { Difference, Differences } from './editing.ts';

/** GET /workbench/passports/{dppCode}/history: the latest versions and changes of state, the latest first. */
export interface PassportHistory {
  readonly versions: readonly PassportVersion[];
  /** True if there are older ones. */
  readonly more: boolean;
  readonly states: readonly StateChange[];
  /** Who edited and published it, the latest first. Absent names were neither signed in nor set under *Settings*. */
  readonly acts: readonly PassportAct[];
}

/** A stored content of the passport. A version that differs from the next one only in what publishing filled in is left out. */
export interface PassportVersion {
  /** `present`, or the number of an earlier version. */
  readonly id: string;
  /** When it was stored. Absent for the first version: that is not recorded. */
  readonly from?: string;
  /** When it was replaced. Absent for the present version. */
  readonly until?: string;
  /** `public`: what others read now. `published`: what others read until then. `draft`: no one else has read it. */
  readonly state: 'public' | 'published' | 'draft';
}

export interface PassportAct {
  readonly at: string;
  readonly action: 'edit' | 'publish';
  readonly who: Foreign;
  /** Absent: the name was typed. */
  readonly signedIn?: SignedIn;
}

export interface StateChange {
  readonly at: string;
  readonly action: 'revoke' | 'suspend' | 'reinstate';
  readonly who: Foreign;
  readonly reason?: Foreign;
}

// GET /workbench/passports/{dppCode}/differences?before=&after= (ids of versions) → Differences

/**
 * GET /workbench/passports/{dppCode}/comparison?before=&after=&with= → a version of this passport, field by field, compared with another
 * version of it or with a version of the passport `with`. Labels and values are in the language of Accept-Language.
 */
export interface Comparison extends Differences {
  /** The values that are equal in both. */
  readonly same: { readonly total: number; readonly items: readonly SameValue[] };
}

export interface SameValue extends Pick<Difference, 'place' | 'label'> {
  readonly value: Foreign;
}

/** GET /workbench/passports/{dppCode}/readers, with labels and values in the language of Accept-Language. */
export interface PassportReaders {
  readonly roles: readonly string[];
  readonly total: number;
  /** The first rows, at most as many as one page shows. */
  readonly rows: readonly ReaderRow[];
}

/** A value, and the roles of `PassportReaders.roles` to which the public interface shows it. */
export interface ReaderRow extends Omit<Difference, 'before' | 'after'> {
  readonly value: Foreign;
  readonly roles: readonly string[];
}
