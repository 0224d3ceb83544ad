// Builds every unsigned credential that follows from a passport and its events, the passport's own first.

import type { About } from '../../domain/formats/about.ts';
import { toConformity } from '../../domain/formats/conformity.ts';
import type { CredentialType } from '../../domain/formats/credential-types.ts';
import { toFacilityRecords } from '../../domain/formats/facility.ts';
import { linksOf, type PassportLinks } from '../../domain/formats/links.ts';
import { toFlatClaims } from '../../domain/formats/sd-jwt/flat.ts';
import { toTraceability } from '../../domain/formats/traceability.ts';
import { enveloped, type StatusOf, timestamp, toCredential } from '../../domain/formats/vc.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Identity } from '../../domain/keys/identity.ts';
import type { Passport } from '../../domain/passport/model.ts';

export interface Unsigned {
  readonly type: CredentialType;
  readonly id: string;
  readonly document: JsonObject;
  /**
   * The same content as flat claims. Absent for the passport itself, whose token contains more than its public document
   * and is built elsewhere.
   */
  readonly claims?: JsonObject;
}

export interface IssueOptions {
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly publicSiteUrl: string;
  readonly now: Date;
  readonly statusOf?: StatusOf;
}

/** Builds no credential for content that the passport does not state. */
export function toCredentials(
  passport: Passport,
  events: readonly JsonObject[],
  issuer: Pick<Identity, 'did' | 'name'>,
  { baseUrl, publicSiteUrl, now, statusOf = () => undefined }: IssueOptions,
): readonly Unsigned[] {
  const links = linksOf(passport, baseUrl, publicSiteUrl);
  const about: About = { links, issuer, now, validFrom: passport.validFrom ?? timestamp(now), idOf: addresses(links) };
  const envelopes = [...toConformity(passport, about), ...toTraceability(passport, events, about), ...toFacilityRecords(passport, about)];
  return [
    { type: 'DigitalProductPassport', id: links.vc, document: toCredential(passport, issuer, baseUrl, now, publicSiteUrl, statusOf) },
    ...envelopes.map((envelope) => ({
      type: envelope.type,
      id: envelope.id,
      document: enveloped(envelope, passport, issuer, statusOf(envelope.id)),
      claims: toFlatClaims(envelope, passport, links),
    })),
  ];
}

const MAX_MARK = 60;

/**
 * Builds the address of a credential: `certificate-12-3` for a certificate numbered "12/3", in letters, digits and
 * hyphens. A second one with the same result gets the suffix `-2`.
 */
function addresses({ credentials }: PassportLinks): About['idOf'] {
  const taken = new Set<string>();
  return (kind, mark) => {
    const plain = mark
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_MARK)
      .replace(/^-|-$/g, '');
    const name = plain === '' ? kind : `${kind}-${plain}`;
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
    taken.add(free);
    return `${credentials}/${free}`;
  };
}
