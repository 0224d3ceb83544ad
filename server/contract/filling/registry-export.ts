// Defines the API types for the export of passports for the registry of the EU.

import type { Foreign } from '../../domain/foreign/index.ts';

export type RegistryFormat = 'json' | 'xml';

/**
 * GET /workbench/registry-export?format=&after= → RegistryFile: the next file of at most 100 passports, in the order of their codes. Without
 * `after`, the first one.
 */
export interface RegistryFile {
  readonly name: string;
  readonly mediaType: string;
  /** Absent if no passport is left that can be registered. */
  readonly text?: string;
  readonly entries: number;
  /** Entries without a commodity code, or without the address of a back-up copy. They are exported all the same. */
  readonly withoutCommodityCode: number;
  readonly withoutBackup: number;
  readonly refused: readonly RegistryRefusal[];
  /** For the next file. Absent after the last one. */
  readonly next?: string;
}

export interface RegistryRefusal {
  readonly dppCode: Foreign;
  readonly code: RegistryRefusalCode;
  /** In English. */
  readonly detail: Foreign;
}

export type RegistryRefusalCode = 'identifier-not-https' | 'address-not-https' | 'this-computer-only' | 'sample' | 'not-published';
