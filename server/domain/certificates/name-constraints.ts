// Applies the name constraints of CAs (RFC 5280 4.2.1.10) to the certificates below them.

import { type Element, elementsOf } from '../keys/der.ts';
import { inside, TAG, Unreadable } from './der-values.ts';
import { type DistinguishedName, type GeneralNames, generalNames } from './names.ts';

export interface NameConstraints {
  readonly permitted?: GeneralNames;
  readonly excluded?: GeneralNames;
}

export function readNameConstraints(element: Element): NameConstraints {
  const fields = inside(element, TAG.sequence, 'nameConstraints');
  const subtrees = (tag: number): GeneralNames | undefined => {
    const field = fields.find((one) => one.tag === tag);
    return field && generalNames(basesOf(field), 'nameConstraints');
  };
  if (fields.length === 0 || fields.some(({ tag }) => tag !== 0xa0 && tag !== 0xa1)) throw new Unreadable('nameConstraints is malformed');
  const [permitted, excluded] = [subtrees(0xa0), subtrees(0xa1)];
  return { ...(permitted ? { permitted } : {}), ...(excluded ? { excluded } : {}) };
}

/** RFC 5280 4.2.1.10: `minimum` is 0, which DER omits, and `maximum` is absent. */
const basesOf = (field: Element): readonly Element[] =>
  (elementsOf(field.content) ?? []).map((subtree) => {
    const [base, ...bounds] = inside(subtree, TAG.sequence, 'nameConstraints');
    if (base === undefined || bounds.length > 0) throw new Unreadable('nameConstraints is malformed');
    return base;
  });

/** The part of a certificate to which the constraints are applied. */
export interface Named {
  readonly subject: DistinguishedName;
  readonly names: GeneralNames;
}

/** Returns a name that the constraints forbid, or whose form they limit in a way that is not processed. Undefined if all are allowed. */
export function forbiddenName({ permitted, excluded }: NameConstraints, { subject, names }: Named): string | undefined {
  const forms: readonly Form[] = [
    form(
      (given) => given.dns,
      names.dns,
      isInDomain,
      (name) => name,
    ),
    form(
      (given) => given.uris,
      names.uris,
      isInHost,
      (name) => name,
    ),
    form(
      (given) => given.emails,
      names.emails,
      isInMailbox,
      (name) => name,
    ),
    form(
      (given) => given.directories,
      [...(subject.parts.length === 0 ? [] : [subject]), ...names.directories],
      isBelow,
      ({ text }) => text,
    ),
    form(
      (given) => given.others,
      names.others,
      () => undefined,
      (tag) => `a name of form ${tag}`,
    ),
  ];
  for (const one of forms) {
    const found = one(permitted, excluded);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns a host that the names of the certificate and the constraints write in different forms, so that the constraint does not reach it.
 * RFC 5280 has separate constraints for DNS names and URIs, but both name the issuer of a credential by its host.
 */
export function uncoveredHost({ permitted, excluded }: NameConstraints, { names }: Pick<Named, 'names'>): string | undefined {
  const host = (name: string): string => name;
  return (
    form(({ dns }) => dns, names.uris.flatMap(hostOf), isInDomain, host)(permitted, excluded) ??
    form(({ uris }) => uris, names.dns, isHostIn, host)(permitted, excluded)
  );
}

type Form = (permitted: GeneralNames | undefined, excluded: GeneralNames | undefined) => string | undefined;

/**
 * `isInside` returns undefined for names that it cannot compare. Such a name is forbidden if any constraint has its
 * form (RFC 5280 4.2.1.10: process the constraint or reject the certificate).
 */
const form =
  <Base, Name>(
    basesIn: (names: GeneralNames) => readonly Base[],
    names: readonly Name[],
    isInside: (name: Name, base: Base) => boolean | undefined,
    shown: (name: Name) => string,
  ): Form =>
  (permitted, excluded) => {
    const [allowed, barred] = [permitted ? basesIn(permitted) : [], excluded ? basesIn(excluded) : []];
    const bad = names.find(
      (name) =>
        (allowed.length > 0 && !allowed.some((base) => isInside(name, base) === true)) ||
        barred.some((base) => isInside(name, base) !== false),
    );
    return bad === undefined ? undefined : shown(bad);
  };

/** A name that adds labels on the left is inside. A leading dot, which some CAs write, excludes the domain itself. */
function isInDomain(name: string, base: string): boolean {
  const [inner, outer] = [name.toLowerCase(), base.toLowerCase()];
  if (outer === '') return true;
  return outer.startsWith('.') ? inner.endsWith(outer) : inner === outer || inner.endsWith(`.${outer}`);
}

/** Constraints on URIs name a host, or a domain of hosts if they begin with a dot. A URI without a host cannot be compared. */
function isInHost(uri: string, base: string): boolean | undefined {
  const [host] = hostOf(uri);
  return host === undefined ? undefined : isHostIn(host, base);
}

const hostOf = (uri: string): readonly string[] => {
  const host = URL.parse(uri)?.hostname.toLowerCase().replace(/\.$/, '') ?? '';
  return host === '' ? [] : [host];
};

const isHostIn = (host: string, base: string): boolean =>
  base.startsWith('.') ? host.toLowerCase().endsWith(base.toLowerCase()) : host.toLowerCase() === base.toLowerCase();

/** A mailbox, a host, or a domain of hosts if the constraint begins with a dot. */
function isInMailbox(email: string, base: string): boolean | undefined {
  const at = email.lastIndexOf('@');
  if (at <= 0) return undefined;
  const host = email.slice(at + 1).toLowerCase();
  if (base.includes('@')) return email.slice(0, at) === base.slice(0, base.lastIndexOf('@')) && base.toLowerCase().endsWith(`@${host}`);
  return isHostIn(host, base);
}

const isBelow = (name: DistinguishedName, base: DistinguishedName): boolean =>
  base.parts.every((part, index) => part === name.parts[index]);
