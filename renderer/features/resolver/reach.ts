// Compares where the service listens with the address that codes and passports name.

/** Names that no public DNS resolves (RFC 6761, 6762, 8375, ICANN .internal), or that have one label only. */
const PRIVATE = /^[^.]+$|\.(?:localhost|local|lan|home|intranet|internal|corp|test|home\.arpa)$/i;
const THIS_COMPUTER = /^(?:.+\.)?localhost$/i;

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** Only this computer can reach the address. */
  readonly internal: boolean;
}

export type Difference =
  | { readonly kind: 'port'; readonly named: number }
  | { readonly kind: 'address' }
  /** As it should be behind a reverse proxy, which a public name usually has. */
  | { readonly kind: 'proxy' };

export const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

/** Returns undefined if requests to the base URL arrive at the listener, as far as ports and names tell. */
export function differenceOf(baseUrl: string, { port, internal }: Listening): Difference | undefined {
  const url = new URL(baseUrl);
  const named = portOf(url);
  const isHere = THIS_COMPUTER.test(url.hostname);
  const isOther = internal && !isHere;
  if (named === port && !isOther) return undefined;
  if (!PRIVATE.test(url.hostname)) return { kind: 'proxy' };
  return named === port ? { kind: 'address' } : { kind: 'port', named };
}
