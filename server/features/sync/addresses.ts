// Builds the addresses of a service's public interface. Addresses in responses are never followed.
import { Refusal } from '../../lib/problem.ts';

/** A segment of dots would lead up the path (RFC 3986, 5.2.4), however it is encoded. */
const segment = (text: string): string => {
  if (/^\.{1,2}$/.test(text) || !text.isWellFormed()) throw new Refusal('bad-parameter', `'${text}' cannot be written in an address`);
  return encodeURIComponent(text);
};

export const ADDRESSES = {
  item: (service: string, gtin: string, serial: string) => `${service}/api/v1/public/01/${segment(gtin)}/21/${segment(serial)}`,
  product: (service: string, gtin: string) => `${service}/api/v1/public/01/${segment(gtin)}`,
  batch: (service: string, gtin: string, batch: string) => `${service}/api/v1/public/01/${segment(gtin)}/10/${segment(batch)}`,
  vc: (service: string, code: string) => `${service}/api/v1/public/dpp/${segment(code)}/vc`,
  vcJwt: (service: string, code: string) => `${service}/api/v1/public/dpp/${segment(code)}/vc.jwt`,
  sdJwt: (service: string, code: string) => `${service}/api/v1/public/dpp/${segment(code)}/vc.sd-jwt`,
  credentials: (service: string, code: string) => `${service}/api/v1/public/dpp/${segment(code)}/credentials`,
  credential: (service: string, code: string, id: string) => `${service}/api/v1/public/dpp/${segment(code)}/credentials/${segment(id)}`,
  events: (service: string, code: string) => `${service}/api/v1/dpp/${segment(code)}/events/document`,
} as const;
