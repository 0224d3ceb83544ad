// Relates the certificate behind a signature to the issuer that the credential names and to the known anchors.

import { anchorId, anchorIn, anchorKeyId, isAnchorId } from '../certificates/anchor.ts';
import type { Certificate } from '../certificates/certificate.ts';
import { namesIssuer } from '../certificates/issuer-name.ts';
import { type AnchorSource, subjectKey, validatePath } from '../certificates/path.ts';
import type { Trust } from '../trust/trust.ts';
import type { ChainSource, KeySource, Proven } from './proof.ts';

/**
 * Validates the path of a chain to the anchors that any admitted list ever named. If the path is valid, the signature is judged like one
 * with the key of the anchor, by all entries for and against the anchor.
 */
export const chainsOf =
  (trust: Trust, keys: KeySource): ChainSource =>
  (chain) => {
    const [leaf] = chain;
    const path = validatePath(chain, anchorsOf(trust));
    if (path.kind === 'no-anchor') return { certified: { leaf, path } };
    const controller = anchorId(path.anchor);
    const certified = { leaf, path, anchor: controller };
    if (path.kind !== 'valid') return { certified };
    const [method, methodId] = [{ controller, fragment: 'key' }, anchorKeyId(controller)];
    return { certified, method, methodId, finding: keys(method, methodId) };
  };

const anchors = new WeakMap<Trust['issuers'], ReadonlyMap<string, readonly Certificate[]>>();

/** Indexes the anchors once for each set of issuers. */
function anchorsOf({ issuers, records }: Trust): AnchorSource {
  let known = anchors.get(issuers);
  if (known === undefined) {
    const documents = [
      ...[...issuers].flatMap(([id, { didDocument }]) => (isAnchorId(id) ? [didDocument] : [])),
      ...[...(records ?? [])].flatMap(([id, { former }]) => (isAnchorId(id) ? former.slice(0, 1).map((word) => word.didDocument) : [])),
    ];
    const certificates = new Map(documents.flatMap((document) => anchorIn(document) ?? []).map((one) => [one.sha256, one]));
    known = Map.groupBy(certificates.values(), ({ subject }) => subjectKey(subject));
    anchors.set(issuers, known);
  }
  const found = known;
  return (subject) => found.get(subject) ?? [];
}

/** Returns the identifier under which the trust data list the key: that of the anchor of its certificate, or that of the issuer. */
export const entryOf = (issuerId: string | undefined, { certified }: Proven): string | undefined =>
  certified === undefined ? issuerId : certified.anchor;

/** Names the issuer of a credential that states none: the subject of the certificate, with the anchor that makes the name unique. */
export const issuerByCertificate = ({ certified }: Proven): string | undefined =>
  certified === undefined || certified.leaf.subject.parts.length === 0
    ? undefined
    : `${certified.leaf.subject.text} (${certified.anchor ?? 'unknown anchor'})`;

/** True if the key of the proof belongs to this issuer: its document holds the key, or the certificate of the key names it. */
export function isKeyOf(issuerId: string, proof: Proven): boolean {
  const { certified, method } = proof;
  if (certified === undefined) return method?.controller === issuerId;
  return namesIssuer(certified.leaf, issuerId) || issuerByCertificate(proof) === issuerId;
}
