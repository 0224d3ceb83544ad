// Parses the limits of an issuer in `desk trust add`: its product scope and the claims that it never hides.

import { isObject, type Json } from '../../domain/json/json.ts';
import type { AlwaysDisclosed, IssuerScope } from '../../domain/trust/vouching.ts';
import { note } from '../../lib/terminal.ts';
import { UsageFault } from '../input/usage.ts';
import { objectOf } from './draft.ts';
import type { Values } from './options.ts';

const FORM = '--scope takes gs1=PREFIX, gtin=GTIN, gtin=FROM-TO and category=NAME, with commas between them';

export function scopeOf(text: string): IssuerScope {
  const parts = text.split(',').map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()] as const;
  });
  const of = (kind: string) => parts.flatMap(([name, value]) => (name === kind ? [value] : []));
  if (!parts.every(([name, value]) => ['gs1', 'gtin', 'category'].includes(name) && value !== '')) throw new UsageFault(FORM);
  const gtins = of('gtin').map((range) => {
    const [from = '', to = from, ...more] = range.split('-');
    if (more.length > 0) throw new UsageFault(FORM);
    return { from: from.padStart(14, '0'), to: to.padStart(14, '0') };
  });
  const [gs1Prefixes, categories] = [of('gs1'), of('category')];
  return {
    ...(gs1Prefixes.length === 0 ? {} : { gs1Prefixes }),
    ...(gtins.length === 0 ? {} : { gtins }),
    ...(categories.length === 0 ? {} : { categories }),
  };
}

/** `--always-disclosed TYPE=claim,claim` and `--type-metadata FILE`. Merges the claims of one type. */
export function alwaysDisclosedOf(values: Values): readonly AlwaysDisclosed[] {
  const given = [...values['always-disclosed'].map(stated), ...values['type-metadata'].map(inMetadata)];
  const all = new Map<string, Set<string>>();
  for (const { type, claims } of given) all.set(type, new Set([...(all.get(type) ?? []), ...claims]));
  return [...all].map(([type, claims]) => ({ type, claims: [...claims] }));
}

/** A type may be a URL with a query, so the last equals sign separates it from its claims. */
function stated(text: string): AlwaysDisclosed {
  const at = text.lastIndexOf('=');
  const claims = text
    .slice(at + 1)
    .split(',')
    .map((claim) => claim.trim());
  if (at <= 0 || claims.includes('')) throw new UsageFault('--always-disclosed takes TYPE=CLAIM,CLAIM');
  return { type: text.slice(0, at), claims };
}

/**
 * SD-JWT VC Type Metadata: the claims that the type forbids to make selectively disclosable (`sd: never`). Paths through list elements
 * cannot be named here and are skipped.
 */
function inMetadata(file: string): AlwaysDisclosed {
  const { vct, claims, extends: parent } = objectOf(file);
  if (typeof vct !== 'string') throw new UsageFault(`'${file}' is no type metadata: 'vct' is missing`);
  const never = (Array.isArray(claims) ? claims : []).flatMap((claim) =>
    isObject(claim) && claim.sd === 'never' ? nameOf(claim.path) : [],
  );
  if (typeof parent === 'string') note(`'${file}' extends '${parent}': what that one says is not in this file`);
  if (never.length === 0) throw new UsageFault(`'${file}' names no claim that is never selectively disclosable ("sd": "never")`);
  note(`never hidden in ${vct}: ${never.join(', ')}`);
  return { type: vct, claims: never };
}

const nameOf = (path: Json | undefined): string[] =>
  Array.isArray(path) && path.length > 0 && path.every((part) => typeof part === 'string' && part !== '' && !part.includes('.'))
    ? [path.join('.')]
    : [];
