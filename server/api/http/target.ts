// Splits a raw request target and percent-decodes each path segment once.
// Routers decode early and lose the difference between `/` and `%2F`.
import { Refusal } from '../../lib/problem.ts';

/**
 * The origin-form of a target. RFC 9112 §3.2.2 lets a client send the absolute form, which a server must accept. The asterisk form is
 * unchanged (§3.2.4).
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/') || target === '*') return target;
  const authority = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  const rest = authority === undefined ? '' : target.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The target relative to a base path: `/lab/dpp/x` under `/lab` is `/dpp/x`, and `/lab` is `/`. */
export function withoutBase(target: string, base = '/'): string {
  if (base === '/' || !target.startsWith(base)) return target;
  const rest = target.slice(base.length);
  if (rest.startsWith('/')) return rest;
  return /^[^?#]/.test(rest) ? target : `/${rest}`;
}

export const rawPath = (target: string): string => originForm(target).replace(/[?#].*/s, '');

/** The unmodified query including its question mark, or an empty text. */
export const rawQuery = (target: string): string => /\?[^#]*/.exec(originForm(target))?.[0] ?? '';

/** Segment `index` of the path (0 is the first), decoded once. Throws a `bad-encoding` Refusal for invalid percent-encoding. */
export function segment(target: string, index: number): string {
  const raw = rawPath(target).split('/')[index + 1] ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new Refusal('bad-encoding', `'${raw.slice(0, 100)}' is not valid UTF-8 percent-encoding`);
  }
}
