// A passport as it is published, its events and its issuer in; every credential that follows from them out, unsigned, the passport's own first.

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
  /** The same as flat claims; the passport's own token has more than its public document, and so is made elsewhere. */
  readonly claims?: JsonObject;
}

export interface IssueOptions {
  /** Address of the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly publicSiteUrl: string;
  readonly now: Date;
  readonly statusOf?: StatusOf;
}

/** What the passport says nothing of has no credential. */
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

/** `certificate-12-3`: letters, digits and hyphens, for a certificate with the number "12/3"; the second one that comes out the same gets a 2. */
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
