// Validates a certification path from a leaf to a trust anchor (RFC 5280 section 6), except for dates and revocation.
//
// The result carries the period in which every certificate of the path is valid; the caller compares it with its clock. The constraints of
// the anchor itself apply too (RFC 5937). Revocation of certificates is not checked.

import type { Certificate } from './certificate.ts';
import { KEY_USAGE, maySign } from './extensions.ts';
import { forbiddenName, type NameConstraints, uncoveredHost } from './name-constraints.ts';
import { sameName } from './names.ts';
import { verifyLink } from './public-key.ts';

export interface ValidPath {
  readonly kind: 'valid';
  readonly anchor: Certificate;
  /** In milliseconds since the Unix epoch, both inclusive. */
  readonly notBefore: number;
  readonly notAfter: number;
}

export type Path =
  | ValidPath
  /** The chain leads to a known anchor, but breaks a rule or uses a feature that is not supported. */
  | { readonly kind: 'broken' | 'unsupported'; readonly anchor: Certificate; readonly detail: string }
  | { readonly kind: 'no-anchor' };

/** Looks up the anchors whose subject is this name. */
export type AnchorSource = (subject: string) => readonly Certificate[];

/** The key of a name in an `AnchorSource`. */
export const subjectKey = ({ parts }: Certificate['subject']): string => JSON.stringify(parts);

/** Several anchors have the same name after renewals. An operator lists a few of them. */
const MAX_ANCHORS_OF_A_NAME = 16;

/**
 * `chain`: the leaf first, each certificate certified by the next. Anchors come only from `anchors`, never from the chain; a copy of an
 * anchor in the chain is ignored. Of several possible paths, the one that is valid longest is returned.
 */
export function validatePath(chain: readonly [Certificate, ...Certificate[]], anchors: AnchorSource): Path {
  const [leaf] = chain;
  const held = (certificate: Certificate): readonly Certificate[] =>
    anchors(subjectKey(certificate.subject)).slice(0, MAX_ANCHORS_OF_A_NAME);
  // Direct trust: the operator lists this very certificate, so it certifies itself and nothing else.
  const itself = held(leaf).find(({ sha256 }) => sha256 === leaf.sha256);
  if (itself !== undefined) {
    const fault = faultOfUse(leaf) ?? faultOfExtensions(leaf);
    return fault === undefined
      ? { kind: 'valid', anchor: itself, notBefore: leaf.notBefore, notAfter: leaf.notAfter }
      : { ...fault, anchor: itself };
  }
  const paths = chain.flatMap((last, index) =>
    anchors(subjectKey(last.issuer))
      .slice(0, MAX_ANCHORS_OF_A_NAME)
      .filter((anchor) => anchor.sha256 !== last.sha256 && link(last, anchor) === true)
      .map((anchor) => judge([...chain.slice(0, index + 1), anchor], anchor)),
  );
  const valid = paths.filter((path) => path.kind === 'valid');
  const [best] = valid.toSorted((one, other) => other.notAfter - one.notAfter);
  return best ?? paths.find(({ kind }) => kind === 'broken') ?? paths[0] ?? { kind: 'no-anchor' };
}

interface Fault {
  readonly kind: 'broken' | 'unsupported';
  readonly detail: string;
}
const broken = (detail: string): Fault => ({ kind: 'broken', detail });
const unsupported = (detail: string): Fault => ({ kind: 'unsupported', detail });

/** `path`: the leaf first, the anchor last. Faults that prove a breach come before unsupported features. */
function judge(path: readonly Certificate[], anchor: Certificate): Path {
  const faults = [...chainFaults(path), ...path.map(faultOfExtensions)].filter((fault) => fault !== undefined);
  const fault = faults.find(({ kind }) => kind === 'broken') ?? faults[0];
  if (fault !== undefined) return { ...fault, anchor };
  return {
    kind: 'valid',
    anchor,
    notBefore: Math.max(...path.map(({ notBefore }) => notBefore)),
    notAfter: Math.min(...path.map(({ notAfter }) => notAfter)),
  };
}

/** Applies RFC 5280 6.1.3 and 6.1.4 to each link, from the anchor down to the leaf. */
function chainFaults(path: readonly Certificate[]): readonly (Fault | undefined)[] {
  const faults: (Fault | undefined)[] = [];
  const constraints: NameConstraints[] = [];
  let room = Number.POSITIVE_INFINITY;
  for (let at = path.length - 1; at > 0; at--) {
    const [ca, certified] = [path[at], path[at - 1]];
    if (ca === undefined || certified === undefined) continue;
    const isAnchor = at === path.length - 1;
    faults.push(faultOfCa(ca), linkFault(certified, ca));
    // 6.1.4 (l): a CA that certifies its own new key does not use up the path length.
    if (!isAnchor && !isSelfIssued(ca)) {
      if (room <= 0) faults.push(broken(`${shown(ca)} exceeds the path length of a CA above it`));
      room--;
    }
    room = Math.min(room, ca.pathLength ?? Number.POSITIVE_INFINITY);
    if (ca.constraints) constraints.push(ca.constraints);
    // 6.1.3 (b): a self-issued certificate is exempt, unless it is the last.
    if (at - 1 > 0 && isSelfIssued(certified)) continue;
    for (const one of constraints) {
      const name = forbiddenName(one, certified);
      if (name !== undefined) faults.push(broken(`${shown(certified)} has the name '${name}', which a CA above it excludes`));
      const host = uncoveredHost(one, certified);
      if (host !== undefined)
        faults.push(
          unsupported(`${shown(certified)} names the host '${host}' in a form that the constraints of a CA above it do not cover`),
        );
    }
  }
  const [leaf] = path;
  return [...faults, leaf && faultOfUse(leaf), leaf?.isCa ? broken(`${shown(leaf)} is a CA, which signs no credentials`) : undefined];
}

function faultOfCa(ca: Certificate): Fault | undefined {
  if (!ca.isCa) return broken(`${shown(ca)} is no CA, and certifies another`);
  return ca.keyUsage === undefined || ca.keyUsage.has(KEY_USAGE.keyCertSign)
    ? undefined
    : broken(`${shown(ca)} may not sign certificates (keyUsage)`);
}

function linkFault(certified: Certificate, ca: Certificate): Fault | undefined {
  const signed = link(certified, ca);
  if (typeof signed === 'object') return unsupported(signed.unsupported);
  return signed ? undefined : broken(`the signature of ${shown(certified)} is not that of ${shown(ca)}`);
}

/**
 * Policy: purposes under which a credential may be signed. Without the extension, any purpose is allowed (RFC 5280 4.2.1.12). A certificate
 * of a web server, or of a reader of mobile documents, is issued for something else.
 */
const PURPOSES: ReadonlySet<string> = new Set([
  // Signer of mobile documents (ISO/IEC 18013-5 B.1.4).
  '1.0.18013.5.1.2',
  // Document signing (RFC 9336).
  '1.3.6.1.5.5.7.3.36',
  // anyExtendedKeyUsage: the CA restricts nothing.
  '2.5.29.37.0',
]);

function faultOfUse(leaf: Certificate): Fault | undefined {
  const { purposes } = leaf;
  if (!maySign(leaf)) return broken(`${shown(leaf)} is not for signatures (keyUsage)`);
  return purposes === undefined || purposes.some((purpose) => PURPOSES.has(purpose))
    ? undefined
    : broken(`${shown(leaf)} is for another purpose (extendedKeyUsage ${purposes.join(', ').slice(0, 200)})`);
}

/** RFC 5280 4.2: a certificate with a critical extension that is not processed must be rejected. */
const faultOfExtensions = (certificate: Certificate): Fault | undefined =>
  certificate.unprocessed.length === 0
    ? undefined
    : unsupported(`${shown(certificate)} has the critical extension ${certificate.unprocessed.join(', ').slice(0, 200)}`);

const isSelfIssued = ({ subject, issuer }: Certificate): boolean => sameName(subject, issuer);

const shown = ({ subject }: Certificate): string => `'${subject.text.slice(0, 200)}'`;

const links = new Map<string, boolean>();
const MAX_LINKS = 2000;

/** Verifies the signature of a link, and caches the result, because an issuer sends the same certificates with each of its credentials. */
function link(certified: Certificate, ca: Certificate): boolean | { readonly unsupported: string } {
  if (!sameName(certified.issuer, ca.subject)) return false;
  const name = `${certified.sha256} ${ca.sha256}`;
  const known = links.get(name);
  if (known !== undefined) return known;
  const result = verifyLink(ca.key, certified);
  if (typeof result === 'boolean') {
    if (links.size >= MAX_LINKS) links.delete(links.keys().next().value ?? '');
    links.set(name, result);
  }
  return result;
}
