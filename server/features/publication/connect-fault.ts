// Explains failed TLS connections to PostgreSQL where the message of the library or of the server leaves the cause open.
import type { Address } from './address.ts';

/** OpenSSL codes for a certificate chain that ends with an unknown authority. */
const UNKNOWN_AUTHORITY: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_SIGNATURE_FAILURE',
  'INVALID_CA',
]);

/** `invalid_authorization_specification`: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const NOT_ADMITTED = '28000';

type Fault = Error & { readonly code?: string; readonly cert?: { readonly subjectaltname?: string } };

/** Returns an error that names the cause, or the given error if the cause is unknown. */
export function explained(error: Fault, address: Address): Error {
  const why = reason(error, address);
  return why === undefined ? error : Object.assign(new Error(why, { cause: error }), { code: error.code ?? 'tls' });
}

function reason({ code = '', message, cert }: Fault, { host, tls }: Address): string | undefined {
  if (message === 'The server does not support SSL connections')
    return `${host} offers no TLS: switch it on there (ssl = on). sslmode=disable is for connections that nobody else can read or change`;
  if (UNKNOWN_AUTHORITY.has(code))
    return tls?.authority === undefined
      ? `no authority that is known here has issued the certificate of ${host}: name the file of its authority with sslrootcert (${message})`
      : `no authority in '${tls.authority}' has issued the certificate of ${host} (${message})`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `the certificate of the server is for ${cert?.subjectaltname || 'no host'}, not for ${host}: use a name that it carries`;
  if (code === 'CERT_HAS_EXPIRED') return `the certificate of ${host}, or of its authority, has expired`;
  if (code === 'CERT_NOT_YET_VALID')
    return `the certificate of ${host}, or of its authority, is not valid yet: compare the clocks of both computers`;
  if (/^ERR_SSL_.*ALERT/.test(code) && tls?.certificate !== undefined)
    return `${host} refuses the client certificate in '${tls.certificate}' (${message})`;
  if (code !== NOT_ADMITTED) return undefined;
  if (tls === undefined && /no encryption|SSL off/.test(message))
    return `${host} refuses a connection without TLS: add sslmode=verify-full to the address (${message})`;
  if (tls !== undefined && tls.certificate === undefined && /client certificate|certificate authentication/.test(message))
    return `${host} asks for a client certificate: name it with sslcert, and its key with sslkey (${message})`;
  return undefined;
}
