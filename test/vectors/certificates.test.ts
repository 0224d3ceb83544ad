// Tokens that name their key by a certificate (x5c): chains, names, purposes and encodings, and a credential of the EU's reference issuer.
import { runFormats } from './formats.ts';

runFormats('sd-jwt-x5c/derived', () => 'sd-jwt', 50);
runFormats('vc-jwt-x5c/derived', () => 'vc-jwt', 2);
runFormats('real-issuers/eudi-pid', () => 'sd-jwt', 1);
