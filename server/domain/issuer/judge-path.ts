// Judges the certification path behind a signature: its form, and its period of validity at this moment.

import type { Certificate } from '../certificates/certificate.ts';
import type { Path, ValidPath } from '../certificates/path.ts';
import { iso } from '../dates/dates.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { dated, say } from '../evidence/particulars.ts';
import type { Proven } from '../proof/proof.ts';

/** Judges an invalid path. */
export function judgePath(path: Exclude<Path, ValidPath>): Evidence {
  switch (path.kind) {
    case 'no-anchor':
      return evidence('DPP-KEY-17');
    case 'broken':
      return evidence('DPP-KEY-15', path.detail);
    case 'unsupported':
      return evidence('DPP-KEY-18', path.detail);
  }
}

/**
 * ETSI EN 319 102-1 5.2.6: outside the period of its certificates, a signature is neither good nor forged, because no trusted time says when
 * it was made. `line`: the evidence on the key of the anchor. `moment`: in milliseconds since the Unix epoch.
 */
export function judgePeriod(
  leaf: Certificate,
  { notBefore, notAfter }: ValidPath,
  line: Evidence,
  { dates }: Proven,
  moment: number,
): Evidence {
  const period = { from: dated(iso(notBefore)), until: dated(iso(notAfter)) };
  if (moment < notBefore || moment > notAfter) return evidence('DPP-KEY-16', say('valid-between', period), line.asOf);
  if (line.code !== 'DPP-KEY-01') return line;
  const signed = dates.signedAt ?? dates.notBefore;
  const certificate = { subject: leaf.subject.text.slice(0, 200), ...period };
  return signed !== undefined && signed < notBefore
    ? evidence('DPP-KEY-19', say('certificate-signed', { ...certificate, date: dated(iso(signed)) }), line.asOf)
    : evidence('DPP-KEY-01', say('certificate', certificate), line.asOf);
}
