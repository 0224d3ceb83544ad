// Every regular expression of the tree takes time in proportion to its input: strangers choose what it is applied to.
import { parseAst } from 'rolldown/parseAst';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { fromLink } from '../../electron/inbox.ts';
import { eventHash } from '../../server/domain/epcis/event-hash.ts';
import { sources } from './sources.ts';

interface Expression {
  readonly where: string;
  readonly pattern: string;
  readonly flags: string;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Literals of the source, and the patterns of JSON Schemas in it, which Ajv compiles with the flag u. */
function expressionsOf(path: string, text: string): readonly Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node) || Array.isArray(node)) return;
    const { type, regex, key, value } = node;
    if (type === 'Literal' && isNode(regex)) found.push({ where: path, pattern: String(regex.pattern), flags: String(regex.flags) });
    if (type === 'Property' && isNode(key) && key.name === 'pattern' && isNode(value) && typeof value.value === 'string')
      found.push({ where: path, pattern: value.value, flags: 'u' });
    for (const member of Object.values(node)) visit(member);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

const isSlow = ({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): boolean =>
  analyse({ source: pattern, flags }).reports.length > 0;
const tree = ['server', 'electron', 'renderer'].flatMap((folder) => sources(folder));

/** Made of parts when the program runs: each is short, of this program's own, and looked at by hand. */
const MADE = [
  'server/api/http/methods.ts',
  'server/api/public/cache/fast-path.ts',
  'server/domain/credential/vcdm.ts',
  'server/domain/epcis/uri.ts',
  'server/domain/notified-bodies/read-list.ts',
  'server/domain/passport/check.ts',
  'server/domain/passport/fields/formats.ts',
  'server/domain/passport/plain.ts',
];

describe('regular expressions', () => {
  it('grow with their input and no faster', () => {
    const all = tree.flatMap(({ path, text }) => expressionsOf(path, text));
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(isSlow).map(({ where, pattern, flags }) => `${where}: /${pattern}/${flags}`)).toEqual([]);
  }, 60_000);

  it('are written down, but for those of the list', () => {
    expect([...new Set(tree.filter(({ text }) => /\bnew RegExp\(/.test(text)).map(({ path }) => path))]).toEqual(MADE);
  });

  it.each(['/0+$/', '/\\/+$/', '/^(a+)+$/', '/^\\s*([^;]*)\\s*$/'])('that are slow are seen: %s', (text) => {
    expect(expressionsOf('a.ts', `export const a = ${text};`).filter(isSlow)).toHaveLength(1);
    expect(expressionsOf('a.ts', `export const a = { pattern: ${JSON.stringify(text.slice(1, -1))} };`).filter(isSlow)).toHaveLength(1);
  });
});

// Each of these stalled the process once: a slow expression runs into the time limit of the test.
describe('what strangers send', () => {
  it('has its event hash whatever the digits of a value are', () => {
    const value = `0.${'0'.repeat(400_000)}1`;
    expect(eventHash({ type: 'ObjectEvent', 'ext:value': value })).toMatch(/^ni:\/\/\/sha-256;[0-9a-f]{64}\?ver=CBV2\.0$/);
  });

  it('is refused as a link whatever its slashes are', () => {
    expect(fromLink(`dpp:inspect${'/'.repeat(32_700)}x`)).toMatchObject({ kind: 'refused' });
  });
});
