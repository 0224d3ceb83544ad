// Derives the addresses of a passport's representations from its identifiers and the service's base URLs.
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
  /** The list of all credentials about the passport. The address of each credential is below this one. */
  readonly credentials: string;
  readonly qr: string;
  readonly verify: string;
  /** The view for customs, with the verification. */
  readonly customs: string;
  /** The events of the passport as an EPCIS document. */
  readonly events: string;
  /** The passport as an Asset Administration Shell. */
  readonly aas: string;
  /** Content of the QR code: the GS1 Digital Link, or the page if there is no GTIN. */
  readonly digitalLink: string;
}

/** Base URLs must not end in a slash. */
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
    // A serial number is unique within its GTIN (AI 21), so the batch is redundant.
    digitalLink:
      gtin === undefined ? page : toDigitalLink({ gtin, ...(serial === undefined ? { batch } : { serial }) }, `${baseUrl}/api/v1/public`),
  };
}

/** Returns the address of the JSON Schema with which an editor validates import files. */
export const schemaAddress = (baseUrl: string, category?: string): string =>
  `${baseUrl}/public/schemas/json/${category ?? 'passport'}.json`;
