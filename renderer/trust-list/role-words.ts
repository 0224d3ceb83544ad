// Translates the role of an issuer if it is a known one; otherwise returns it unchanged.
import type { Translate } from '../i18n/index.ts';
import { shown } from '../ui/text/foreign.tsx';

/** The roles named by the Union's product legislation, and others that vouch for goods. */
export const PARTS = [
  'manufacturer',
  'importer',
  'distributor',
  'retailer',
  'economic-operator',
  'authorised-representative',
  'responsible-person',
  'fulfilment-service-provider',
  'service-provider',
  'notified-body',
  'certification-body',
  'laboratory',
  'testing-laboratory',
  'customs',
  'customs-authority',
  'market-surveillance-authority',
  'police',
  'repairer',
  'recycler',
] as const;

type Part = (typeof PARTS)[number];

const ALSO: ReadonlyMap<string, Part> = new Map([
  ['authorized-representative', 'authorised-representative'],
  ['msa', 'market-surveillance-authority'],
]);

/** Roles are free text: economicOperator, economic_operator and “Economic operator” are the same role. */
export function roleWords(role: string, t: Translate): string {
  const written = role
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_-]+/g, '-')
    .toLowerCase();
  const part = ALSO.get(written) ?? PARTS.find((one) => one === written);
  return part === undefined ? shown(role) : t(`trust.role.${part}`);
}
