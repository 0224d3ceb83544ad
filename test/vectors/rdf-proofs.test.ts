// Data Integrity proofs: every case of the suites, its signature and its verdict.
import { type FormatCase, runFormats } from './formats.ts';

const kindOf = ({ token }: FormatCase): 'vc' | 'vc-jwt' => (token === undefined ? 'vc' : 'vc-jwt');

runFormats('eddsa-rdfc-2022/derived', kindOf, 16);
runFormats('ecdsa-rdfc-2019/derived', kindOf, 72);
runFormats('ecdsa-jcs-2019/derived', kindOf, 83);
runFormats('json-ld/derived', kindOf, 33);
runFormats('ed25519signature2020/derived', kindOf, 13);
runFormats('real-issuers/gs1-ed25519signature2020', kindOf, 15);
runFormats('real-issuers/eecc', kindOf, 14);
runFormats('untp-later/cases', kindOf, 6);
