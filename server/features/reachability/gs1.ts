// Checks a running resolver against GS1-Conformant Resolver 1.2 over real requests. Written from the standard.
import { Ajv } from 'ajv';
import type { Gs1Rule, ResolverCheckRow } from '../../contract/index.ts';
import { DESCRIPTION_SCHEMA, LINKSET_SCHEMA } from '../../domain/formats/linkset-schema.ts';
import { checkDigit } from '../../domain/gs1/check-digit.ts';
import { percentEncode } from '../../domain/gs1/percent.ts';
import { type Asked, ask, type Got } from './ask.ts';

type Row = ResolverCheckRow<Gs1Rule>;

export interface Gs1Target {
  /** The address of the listener. */
  readonly origin: string;
  /** The name under which others reach it. Anchors and links begin with this name. */
  readonly baseUrl: string;
  readonly authority?: string;
  /** A published item. */
  readonly item: { readonly gtin: string; readonly serial: string };
}

interface Link {
  readonly href: string;
  readonly title: string;
}
type LinkContext = Readonly<Record<string, unknown>>;

/** What the rules can request from the service. `get` caches responses, so that rules about the same response share it. */
interface Talk extends Gs1Target {
  readonly path: string;
  readonly gtinPath: string;
  readonly get: (path: string, accept?: string, more?: Asked) => Promise<Got>;
}

/** `undefined`: passed. A text describes the unexpected result. */
type Judged = string | undefined;
interface Rule {
  readonly rule: Gs1Rule;
  readonly clause: string;
  readonly level: 'shall' | 'should';
  readonly judge: (talk: Talk) => Promise<Judged> | Judged;
}

const LINKSET = 'application/linkset+json';
const VOC = 'https://ref.gs1.org/voc/';
const ajv = new Ajv({ strict: false });
/** A schema is compiled at its first use, because few starts are followed by a check of the resolver. */
const faultsIn = (text: string, schema: object): Judged => {
  const fits = ajv.compile(schema);
  return fits(JSON.parse(text)) ? undefined : ajv.errorsText(fits.errors);
};

const status = ({ status: got }: Got, ...wanted: number[]): Judged => (wanted.includes(got) ? undefined : `answered with ${got}`);
const first = (...found: readonly Judged[]): Judged => found.find((one) => one !== undefined);

function contexts({ text }: Got): readonly LinkContext[] {
  const { linkset } = JSON.parse(text) as { readonly linkset: readonly LinkContext[] };
  return linkset;
}
const relations = (context: LinkContext): readonly (readonly [string, readonly Link[]])[] =>
  Object.entries(context).filter((entry): entry is [string, Link[]] => Array.isArray(entry[1]));
const linkset = ({ get, path }: Talk): Promise<Got> => get(path, LINKSET);
/** The links by relation, each from the most specific anchor that has it (2.5.9). */
async function allLinks(talk: Talk): Promise<readonly (readonly [string, readonly Link[]])[]> {
  const specificFirst = contexts(await linkset(talk)).toSorted((one, other) => String(other.anchor).length - String(one.anchor).length);
  return [...new Map(specificFirst.toReversed().flatMap(relations))];
}
const defaults = async (talk: Talk): Promise<readonly Link[]> =>
  (await allLinks(talk)).filter(([name]) => name === `${VOC}defaultLink`).flatMap(([, links]) => links);
const withoutQuery = (url = ''): string | undefined => url.split('?')[0];

/** Another GTIN with a correct check digit that is unlikely to be in use: in the range of GS1 for examples. */
const UNKNOWN_GTIN = '09506000134352';

const RULES: readonly Rule[] = [
  {
    rule: 'https',
    clause: '2.2',
    level: 'should',
    judge: ({ baseUrl }) => (baseUrl.startsWith('https:') ? undefined : `the base URL is ${baseUrl}`),
  },
  {
    ...{ rule: 'description', clause: '3', level: 'shall' },
    judge: async ({ get }) => {
      const got = await get('/.well-known/gs1resolver', 'application/json');
      return first(status(got, 200), faultsIn(got.text, DESCRIPTION_SCHEMA));
    },
  },
  {
    ...{ rule: 'cors', clause: '2.2', level: 'shall' },
    judge: async ({ get, path, gtinPath }) => {
      const all = [
        await get(path, LINKSET),
        await get(path),
        await get(`${gtinPath}/foo`),
        await get(`/api/v1/public/01/${UNKNOWN_GTIN}`, LINKSET),
      ];
      return all.every(({ headers }) => headers['access-control-allow-origin'] === '*')
        ? undefined
        : 'Access-Control-Allow-Origin is missing';
    },
  },
  {
    ...{ rule: 'methods', clause: '2.2', level: 'shall' },
    judge: async ({ get, path }) => {
      const { headers } = await get(path, '*/*', {
        method: 'OPTIONS',
        headers: { origin: 'https://reader.example', 'access-control-request-method': 'GET' },
      });
      const offered = headers['access-control-allow-methods'] ?? '';
      return ['GET', 'HEAD', 'OPTIONS'].every((method) => offered.includes(method))
        ? undefined
        : `Access-Control-Allow-Methods: ${offered}`;
    },
  },
  { rule: 'redirect', clause: '2.6.1', level: 'should', judge: async ({ get, path }) => status(await get(path), 307) },
  {
    ...{ rule: 'default-target', clause: '2.6.1', level: 'shall' },
    judge: async (talk) => {
      const [target] = await defaults(talk);
      const { headers } = await talk.get(talk.path);
      return withoutQuery(headers.location) === withoutQuery(target?.href) ? undefined : `redirects to ${headers.location}`;
    },
  },
  {
    ...{ rule: 'head', clause: '2.2', level: 'shall' },
    judge: async ({ get, path }) => {
      const [head, full] = [await get(path, '*/*', { method: 'HEAD' }), await get(path)];
      return first(
        status(head, full.status),
        head.headers.location === full.headers.location ? undefined : 'another Location',
        head.text === '' ? undefined : 'a body',
      );
    },
  },
  {
    ...{ rule: 'query', clause: '2.12', level: 'shall' },
    judge: async ({ get, path }) => {
      const { headers } = await get(`${path}?17=271231`);
      return /[?&]17=271231\b/.test(headers.location ?? '') ? undefined : `redirects to ${headers.location}`;
    },
  },
  {
    ...{ rule: 'link-header', clause: '2.9', level: 'should' },
    judge: async ({ get, path }) => {
      const { headers } = await get(path);
      return /rel="?linkset"?/.test(headers.link ?? '') ? undefined : `Link: ${headers.link ?? 'none'}`;
    },
  },
  {
    ...{ rule: 'slash', clause: '2.13', level: 'should' },
    judge: async ({ get, path }) => {
      const [one, other] = [await get(path), await get(`${path}/`)];
      return one.status === other.status && one.headers.location === other.headers.location ? undefined : `answered with ${other.status}`;
    },
  },
  {
    ...{ rule: 'linkset', clause: '2.10', level: 'shall' },
    judge: async (talk) => {
      const got = await linkset(talk);
      return first(
        status(got, 200),
        got.headers['content-type']?.startsWith(LINKSET) ? undefined : `Content-Type: ${got.headers['content-type']}`,
        faultsIn(got.text, LINKSET_SCHEMA),
      );
    },
  },
  {
    rule: 'linkset-type',
    clause: '2.9',
    level: 'shall',
    judge: async ({ get, path }) => status(await get(`${path}?linkType=linkset`), 200),
  },
  {
    ...{ rule: 'context', clause: '2.10', level: 'should' },
    judge: async (talk) => {
      const { headers } = await linkset(talk);
      return (headers.link ?? '').includes('http://www.w3.org/ns/json-ld#context') ? undefined : `Link: ${headers.link ?? 'none'}`;
    },
  },
  {
    ...{ rule: 'anchor', clause: '2.5.9, 2.10', level: 'shall' },
    judge: async (talk) => {
      const anchors = contexts(await linkset(talk)).map(({ anchor }) => anchor);
      const known = [talk.path, talk.gtinPath].map((path) => `${talk.baseUrl}${path}`);
      return anchors.some((anchor) => known.includes(String(anchor))) ? undefined : `anchors: ${anchors.join(', ')}`;
    },
  },
  {
    ...{ rule: 'default-link', clause: '2.5.8', level: 'shall' },
    judge: async (talk) => {
      const found = await defaults(talk);
      const [only] = found;
      if (only === undefined || found.length > 1) return `${found.length} default links`;
      const members = Object.keys(only).toSorted().join(', ');
      const isListed = (await allLinks(talk)).some(
        ([name, links]) => name !== `${VOC}defaultLink` && links.some(({ href }) => href === only.href),
      );
      return first(
        members === 'href, title' ? undefined : `its members: ${members}`,
        isListed ? undefined : 'not listed under a link type',
      );
    },
  },
  {
    ...{ rule: 'link-types', clause: '2.6.2', level: 'shall' },
    judge: async (talk) => {
      for (const [name, links] of await allLinks(talk)) {
        const [only] = links;
        if (name === `${VOC}defaultLink` || links.length !== 1 || only === undefined || !name.startsWith(VOC)) continue;
        const got = await talk.get(`${talk.path}?linkType=gs1:${name.slice(VOC.length)}`);
        if (withoutQuery(got.headers.location) !== withoutQuery(only.href)) return `${name}: ${got.status} ${got.headers.location ?? ''}`;
      }
      return undefined;
    },
  },
  {
    rule: 'no-such-link-type',
    clause: '2.6.2',
    level: 'shall',
    judge: async ({ get, path }) => status(await get(`${path}?linkType=gs1:recipeInfo`), 404),
  },
  {
    ...{ rule: 'dpp', clause: 'gs1:dpp', level: 'should' },
    judge: async (talk) => ((await allLinks(talk)).some(([name]) => name === `${VOC}dpp`) ? undefined : 'no such link'),
  },
  {
    ...{ rule: 'gtin', clause: '2.9, 2.10', level: 'shall' },
    judge: async ({ get, gtinPath }) => {
      const got = await get(gtinPath, LINKSET);
      return first(status(got, 200), faultsIn(got.text, LINKSET_SCHEMA));
    },
  },
  {
    ...{ rule: 'lot', clause: '2.5.9', level: 'shall' },
    judge: async ({ get, gtinPath }) => {
      const got = await get(`${gtinPath}/10/KL8G-NOT-THERE`);
      return got.status < 400 ? undefined : status(got);
    },
  },
  {
    ...{ rule: 'escaped-slash', clause: '2.4.1', level: 'shall' },
    judge: async ({ get, gtinPath }) => {
      const got = await get(`${gtinPath}/21/A%2FB`);
      return got.status === 400 || got.status >= 500 ? status(got) : undefined;
    },
  },
  {
    ...{ rule: 'check-digit', clause: '2.4.1', level: 'shall' },
    judge: async ({ get, item: { gtin } }) => {
      const body = gtin.slice(0, -1);
      return status(await get(`/api/v1/public/01/${body}${(Number(checkDigit(body)) + 1) % 10}`), 400);
    },
  },
  {
    ...{ rule: 'malformed', clause: '2.4.1', level: 'shall' },
    judge: async ({ get, gtinPath, path }) => {
      for (const wrong of [`${path}/foo`, `${gtinPath}/21/A1/10/B1`, `${gtinPath}/17/271231`, `${gtinPath}/21/${'1'.repeat(21)}`]) {
        const found = status(await get(wrong), 400);
        if (found !== undefined) return `${wrong} is ${found}`;
      }
      return undefined;
    },
  },
  {
    ...{ rule: 'unknown-gtin', clause: '2.4.1', level: 'shall' },
    judge: async ({ get }) => {
      const got = await get(`/api/v1/public/01/${UNKNOWN_GTIN}`, 'text/html');
      return got.status === 404 || (got.status === 307 && /^https:\/\/id\.gs1\.org\//.test(got.headers.location ?? ''))
        ? undefined
        : status(got);
    },
  },
  {
    rule: 'unknown-linkset',
    clause: '2.4.1',
    level: 'shall',
    judge: async ({ get }) => status(await get(`/api/v1/public/01/${UNKNOWN_GTIN}`, LINKSET), 404),
  },
  {
    rule: 'methods-refused',
    clause: '2.2',
    level: 'should',
    judge: async ({ get, path }) => status(await get(path, '*/*', { method: 'DELETE' }), 405),
  },
];

export async function checkGs1(target: Gs1Target): Promise<readonly Row[]> {
  const { origin, baseUrl, authority, item } = target;
  const gtinPath = `/api/v1/public/01/${item.gtin}`;
  const kept = new Map<string, Promise<Got>>();
  const get: Talk['get'] = (path, accept = '*/*', more = {}) => {
    const key = JSON.stringify([path, accept, more]);
    const found =
      kept.get(key) ??
      ask(origin, path, {
        ...more,
        headers: { host: new URL(baseUrl).host, accept, ...more.headers },
        ...(authority === undefined ? {} : { authority }),
      });
    kept.set(key, found);
    return found;
  };
  const talk: Talk = { ...target, baseUrl: new URL(baseUrl).origin, path: `${gtinPath}/21/${percentEncode(item.serial)}`, gtinPath, get };
  const rows: Row[] = [];
  for (const { judge, ...rule } of RULES) rows.push(await judged(rule, () => judge(talk)));
  return rows;
}

/** A rule without a response is not checked. A response that cannot be read violates it. */
async function judged(rule: Omit<Rule, 'judge'>, judge: () => ReturnType<Rule['judge']>): Promise<Row> {
  try {
    const detail = await judge();
    return detail === undefined ? { ...rule, outcome: 'passed' } : { ...rule, outcome: 'failed', detail: detail.slice(0, 300) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      return { ...rule, outcome: 'failed', detail: 'the answer cannot be read' };
    const { code, message } = error as NodeJS.ErrnoException;
    return { ...rule, outcome: 'not-checked', detail: `no answer (${code ?? message})` };
  }
}

export const notAsked = (detail: string): readonly Row[] =>
  RULES.map(({ rule, clause, level }) => ({ rule, clause, level, outcome: 'not-checked', detail }));
