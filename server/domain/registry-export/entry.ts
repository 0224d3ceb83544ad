// Turns a published passport into an entry for the registry of the EU, or says why it cannot be registered.
import type { RegistryRefusalCode } from '../../contract/index.ts';
import { linksOf } from '../formats/links.ts';
import { defined } from '../json/defined.ts';
import { isObject, type Json } from '../json/json.ts';
import type { Passport } from '../passport/model.ts';

export interface RegistryEntry {
  readonly uniqueProductIdentifier: string;
  readonly granularity: 'model' | 'batch' | 'item';
  readonly commodityCode?: { readonly nomenclature: 'TARIC' | 'CN' | 'HS'; readonly code: string };
  readonly operator: { readonly name: string; readonly identifier?: string };
  /** The signed passport, as served to the public. */
  readonly passport: { readonly address: string; readonly mediaType: string };
  readonly backup?: { readonly provider?: string; readonly address: string };
  /** Hash of the bytes at the address of `passport`, so that anyone can compare them. */
  readonly contentHash: { readonly algorithm: 'SHA-256'; readonly value: string };
}

export type Registrable =
  | { readonly entry: RegistryEntry }
  | { readonly refused: { readonly code: RegistryRefusalCode; readonly detail: string } };

export interface Published {
  readonly passport: Passport;
  /** SHA-256 of the signed bytes, in hex. */
  readonly sha256: string;
  readonly baseUrl: string;
}

const VC = 'application/vc+ld+json';

/** Practice of the registry: identifiers and addresses must be https URLs. Samples are never registered. */
export function registrable({ passport, sha256, baseUrl }: Published): Registrable {
  const { vc } = linksOf(passport, baseUrl);
  const { uniqueProductIdentifier: identifier = '' } = passport;
  const refuse = (code: RegistryRefusalCode, detail: string): Registrable => ({ refused: { code, detail } });
  if (passport.sample === true) return refuse('sample', 'it is a sample');
  if (!isHttps(identifier))
    return refuse('identifier-not-https', `its identifier is ${identifier === '' ? 'missing' : `'${identifier}'`}, not an https address`);
  if (!isHttps(vc)) return refuse('address-not-https', `it is served at '${vc}', not at an https address`);
  if ([identifier, vc].some((url) => /^(?:.+\.)?localhost$/i.test(new URL(url).hostname)))
    return refuse('this-computer-only', 'its address names this computer only');
  const { name, operatorId } = passport.manufacturer;
  return {
    entry: {
      uniqueProductIdentifier: identifier,
      granularity: passport.granularity,
      ...defined({ commodityCode: commodityCode(passport) }),
      operator: { name, ...defined({ identifier: operatorId }) },
      passport: { address: vc, mediaType: VC },
      ...defined({ backup: backup(passport.backupCopy) }),
      contentHash: { algorithm: 'SHA-256', value: sha256 },
    },
  };
}

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';

/** Returns the code in the most detailed nomenclature that is stated. Without a stated one, it follows from the number of digits. */
function commodityCode({ hsCode, commodityCodes }: Passport): RegistryEntry['commodityCode'] {
  const listed = (Array.isArray(commodityCodes) ? commodityCodes : []).filter(isObject);
  for (const nomenclature of ['TARIC', 'CN', 'HS'] as const) {
    const code = listed.find(({ scheme }) => scheme === nomenclature)?.code;
    if (typeof code === 'string') return { nomenclature, code };
  }
  if (typeof hsCode !== 'string') return undefined;
  return { nomenclature: hsCode.length === 10 ? 'TARIC' : hsCode.length === 8 ? 'CN' : 'HS', code: hsCode };
}

function backup(copy: Json | undefined): RegistryEntry['backup'] {
  if (!isObject(copy) || typeof copy.url !== 'string') return undefined;
  return { address: copy.url, ...(typeof copy.provider === 'string' ? { provider: copy.provider } : {}) };
}
