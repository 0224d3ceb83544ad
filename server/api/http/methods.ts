// Determines the methods that a path allows; a router with one tree per method cannot (RFC 9110 §9.3.7, §15.5.6).

export interface MethodTable {
  add(pattern: string, methods: readonly string[]): void;
  /** All methods of all patterns that the path matches, including OPTIONS. Empty for an unknown path. */
  allowed(path: string): readonly string[];
  /** The methods of every path, for `OPTIONS *`. */
  all(): readonly string[];
}

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Escapes a text for use in a regular expression. */
export const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const toRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : literal(part)))
      .join('/')}$`,
    's',
  );

export function methodTable(): MethodTable {
  const listed = (found: ReadonlySet<string>): readonly string[] =>
    found.size === 0 ? [] : [...ORDER.filter((method) => found.has(method)), 'OPTIONS'];
  const byPattern = new Map<string, { readonly fits: RegExp; readonly methods: Set<string> }>();
  return {
    add(pattern, methods) {
      const entry = byPattern.get(pattern) ?? { fits: toRegExp(pattern), methods: new Set() };
      for (const method of methods) entry.methods.add(method);
      byPattern.set(pattern, entry);
    },
    allowed(path) {
      const found = new Set<string>();
      for (const { fits, methods } of byPattern.values()) if (fits.test(path)) for (const method of methods) found.add(method);
      return listed(found);
    },
    all: () => listed(new Set([...byPattern.values()].flatMap(({ methods }) => [...methods]))),
  };
}
