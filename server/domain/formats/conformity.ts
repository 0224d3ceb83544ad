// Converts the declaration of conformity and the certificates of a passport to UNTP conformity attestations.
import { defined } from '../json/defined.ts';

import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { textIn } from '../language/language.ts';
import type { LocalText, Passport } from '../passport/model.ts';
import { ANYONE, visible } from '../passport/visible.ts';
import type { About } from './about.ts';
import { partyReference, productReference } from './references.ts';
import type { Envelope } from './vc.ts';

/** Annex III of Decision No 768/2008/EC is the model for every EU declaration of conformity. */
const EU_DECLARATION = {
  type: ['ConformityScheme'],
  id: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32008D0768',
  name: 'EU declaration of conformity (Decision No 768/2008/EC)',
};

/**
 * UNTP codes for a manufacturer's own declaration. Conformity assessment bodies issue their own credentials; the attestations issued here
 * never claim an endorsement.
 */
const DECLARED = { assessorLevel: 'self', assessmentLevel: 'no-endorsement', attestationType: 'declaration' } as const;

/** Returns one attestation per document. Omits certificates that have expired at the time of signing. */
export function toConformity(passport: Passport, about: About): readonly Envelope[] {
  const open = visible(passport, ANYONE);
  const declaration = isObject(open.declarationOfConformity) ? [declared(open.declarationOfConformity, passport, about)] : [];
  const certificates = asList(open.conformityCertificates)
    .filter(isObject)
    .flatMap((certificate) => certified(certificate, open, passport, about) ?? []);
  return [...declaration, ...certificates];
}

function declared(declaration: JsonObject, passport: Passport, about: About): Envelope {
  const number = String(declaration.number);
  const id = about.idOf('declaration', number);
  const name = `EU declaration of conformity ${number}`;
  const acts = asList(declaration.acts).map(String);
  const links = linkTo(declaration.url, name);
  return {
    type: 'DigitalConformityCredential',
    id,
    name,
    validFrom: about.validFrom,
    subject: attestation(
      id,
      name,
      `${passport.manufacturer.name} declares the conformity of the product on its own responsibility. ${signedFor(about)}`,
      {
        passport,
        about,
        more: { certificateNumber: number },
        scheme: EU_DECLARATION,
        links,
        assessment: {
          criteria: acts.map((act, at) => criterion(`${id}#criterion-${at + 1}`, act)),
          date: typeof declaration.date === 'string' ? declaration.date : about.validFrom.slice(0, 10),
          more: {
            ...(acts.length === 0
              ? {}
              : { referenceRegulation: acts.map((act, at) => ({ type: ['Regulation'], id: `${id}#act-${at + 1}`, name: act })) }),
            // A declaration of conformity states conformance by definition (Decision No 768/2008/EC, Annex III (5)).
            conformance: true,
          },
        },
      },
    ),
  };
}

function certified(certificate: JsonObject, open: JsonObject, passport: Passport, about: About): Envelope | undefined {
  const until = typeof certificate.validUntil === 'string' ? `${certificate.validUntil}T23:59:59Z` : undefined;
  if (until !== undefined && Date.parse(until) <= Math.max(Date.parse(about.validFrom), about.now.getTime())) return undefined;
  const number = String(certificate.number);
  const id = about.idOf('certificate', number);
  const title = textIn(certificate.name as LocalText, [], passport.defaultLanguage) ?? number;
  const name = title.includes(number) ? title : `${title}, ${number}`;
  const body = bodyOf(certificate.notifiedBodyNumber, open.notifiedBody);
  return {
    type: 'DigitalConformityCredential',
    id,
    name,
    validFrom: about.validFrom,
    ...defined({ validUntil: until }),
    subject: attestation(
      id,
      name,
      `${passport.manufacturer.name} declares that the product has the certificate ${number}${body === undefined ? '' : ` of ${body}`}. This is the declaration, not the certificate. ${signedFor(about)}`,
      {
        passport,
        about,
        more: {
          certificateNumber: number,
          ...defined({ notifiedBodyNumber: certificate.notifiedBodyNumber }),
        },
        scheme: { type: ['ConformityScheme'], id: `${id}#scheme`, name: title },
        links: linkTo(certificate.url, name),
        // The date of this declaration, because the issue date of the certificate is unknown.
        assessment: { criteria: [criterion(`${id}#criterion`, title)], date: about.validFrom.slice(0, 10), more: {} },
      },
    ),
  };
}

const signedFor = ({ issuer }: About): string => `Signed by ${issuer.name} on the maker’s behalf, without an assessment of its own.`;

interface Content {
  readonly passport: Passport;
  readonly about: About;
  /** Additional members of ours: the attestation is an open object. */
  readonly more: JsonObject;
  readonly scheme: JsonObject;
  readonly links: readonly JsonObject[];
  readonly assessment: { readonly criteria: readonly Json[]; readonly date: string; readonly more: JsonObject };
}

function attestation(id: string, name: string, description: string, content: Content): JsonObject {
  const { passport, about, more, scheme, links, assessment } = content;
  const [document] = links;
  const { idGranularity: _, ...product } = productReference(passport, about.links);
  return {
    type: ['ConformityAttestation'],
    id: `${id}#attestation`,
    name,
    description,
    ...DECLARED,
    issuedToParty: partyReference('manufacturer', passport.manufacturer, about.links),
    referenceScheme: scheme,
    ...defined({ conformityCertificate: document }),
    ...more,
    conformityAssessment: [
      {
        type: ['ConformityAssessment'],
        id: `${id}#assessment`,
        name,
        assessmentCriteria: [...assessment.criteria],
        assessmentDate: assessment.date,
        assessedPerformance: [],
        assessedProduct: [{ product, idVerifiedByCAB: false }],
        ...(links.length === 0 ? {} : { evidence: [...links] }),
        conformityTopic: [],
        ...assessment.more,
      },
    ],
  };
}

const criterion = (id: string, name: string): JsonObject => ({ type: ['Criterion'], id, name });

const linkTo = (url: Json | undefined, name: string): readonly JsonObject[] =>
  typeof url === 'string' ? [{ linkURL: url, linkName: name }] : [];

function bodyOf(number: Json | undefined, known: Json | undefined): string | undefined {
  if (typeof number !== 'string') return undefined;
  const name = isObject(known) && known.number === number ? ` (${String(known.name)})` : '';
  return `notified body ${number}${name}`;
}
