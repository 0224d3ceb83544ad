// What identifies a passport, and the addresses of the service in; the addresses of its representations out.
import { toDigitalLink } from '../gs1/digital-link-build.ts';
import { percentEncode } from '../gs1/percent.ts';

export interface Addressed {
  readonly dppCode: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batchOrLot?: string;
}

export interface PassportLinks {
  /** The page for people, `{public_site_url}/dpp/{code}`. */
  readonly page: string;
  readonly api: string;
  readonly vc: string;
  readonly jwt: string;
  readonly sdJwt: string;
  /** Every credential that was issued about it; each lies below. */
  readonly credentials: string;
  readonly qr: string;
  readonly verify: string;
  /** What customs looks at first, with the verification. */
  readonly customs: string;
  /** Its events as an EPCIS document. */
  readonly events: string;
  /** Its Asset Administration Shell. */
  readonly aas: string;
  /** What the QR code holds: the GS1 Digital Link, or the page where there is no GTIN. */
  readonly digitalLink: string;
}

/** Base URLs end without slash. */
export function linksOf(passport: Addressed, baseUrl: string, publicSiteUrl: string = baseUrl): PassportLinks {
  const code = percentEncode(passport.dppCode);
  const api = `${baseUrl}/api/v1/public/dpp/${code}`;
  const page = `${publicSiteUrl}/dpp/${code}`;
  const { gtin, serial, batchOrLot: batch } = passport;
  return {
    page,
    api,
    vc: `${api}/vc`,
    jwt: `${api}/vc.jwt`,
    sdJwt: `${api}/vc.sd-jwt`,
    credentials: `${api}/credentials`,
    qr: `${api}/qr.png`,
    verify: `${baseUrl}/api/v1/verify/${code}`,
    customs: `${baseUrl}/api/v1/public/customs/verify/${code}`,
    events: `${baseUrl}/api/v1/dpp/${code}/events/document`,
    aas: `${api}/aas.json`,
    // A serial number is unique within its GTIN (AI 21): the batch adds nothing to the name.
    digitalLink:
      gtin === undefined ? page : toDigitalLink({ gtin, ...(serial === undefined ? { batch } : { serial }) }, `${baseUrl}/api/v1/public`),
  };
}

/** Of the JSON Schema by which an editor checks what is to be imported. */
export const schemaAddress = (baseUrl: string, category?: string): string =>
  `${baseUrl}/public/schemas/json/${category ?? 'passport'}.json`;
