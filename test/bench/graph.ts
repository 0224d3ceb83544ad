// A passport whose graph is signed, from text to evidence: reported, not gated. Most of the time passes in the RDF thread, so the clock on the wall counts.
import { createPublicKey, hash, type JsonWebKey, verify as nativeVerify, sign } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { encodeBase58 } from '../../server/domain/encoding/base58.ts';
import { rdfHash } from '../../server/domain/rdf/index.ts';
import { verifyCredential } from '../../server/domain/verify/index.ts';
import { issuer, KEY, NOW, proofOptions, trusting } from '../fixtures/issuing.ts';
import { type Measured, print } from './measure.ts';
import { untpPassport } from './verify.ts';

const RUNS = 60;

/** Of a passport that is larger than what answers are kept for, so that each run does the whole work. */
export function measureGraph(): Measured {
  const trust = trusting(issuer());
  const document = untpPassport(12);
  const options = proofOptions({ cryptosuite: 'eddsa-rdfc-2022' });
  const answer = rdfHash({ document, options, digest: 'sha256' });
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer));
  const signed = sign(null, Buffer.from(answer.hash, 'hex'), KEY.privateKey);
  const text = JSON.stringify({ ...document, proof: { ...options, proofValue: `z${encodeBase58(signed)}` } });
  const key = createPublicKey({ key: KEY.jwk as JsonWebKey, format: 'jwk' });
  const real = () => {
    const [integrity] = verifyCredential({ kind: 'vc', text, flags: [] }, { now: NOW, trust }).evidence;
    if (integrity?.outcome !== 'passed') throw new Error(JSON.stringify(integrity));
  };
  const limit = () => {
    const both = Buffer.concat([hash('sha256', text, 'buffer'), hash('sha256', text.slice(-300), 'buffer')]);
    nativeVerify(null, both, key, signed);
  };
  const [limitMicroseconds, realMicroseconds] = [median(limit), median(real)];
  return {
    name: `rdfc: eddsa-rdfc-2022, passport of ${Buffer.byteLength(text)} bytes, text to evidence / SHA-256 ×2 + crypto.verify`,
    ratio: limitMicroseconds / realMicroseconds,
    atLeast: 0,
    limitMicroseconds,
    realMicroseconds,
  };
}

function median(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) * 1000;
  });
  return times.toSorted((one, other) => one - other)[RUNS / 2] ?? Number.NaN;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print([measureGraph()]);
