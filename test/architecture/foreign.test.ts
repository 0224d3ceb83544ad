// Text from outside reaches a screen, a page, a file or a sentence through `server/domain/foreign`, and in no other way. The type checker refuses it wherever a
// string is wanted (`npm run types`); this test asks the same type checker about the places where any type is turned into a string in silence.
import { join, relative } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isTemplateSpan,
} from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { root, sources } from './sources.ts';

/** What makes a text from outside ready, and what takes it as it is because it shows it ready or does not show it. */
const READY = new Set(['shown', 'oneLine', 'oneCell', 'onePage', 'page', 'named', 'parts', 'printable', 'foreignHtml', 'foreignText']);
const UNSEEN_ATTRIBUTES = new Set(['text', 'key', 'params', 'scanned', 'credential', 'rowKey']);
/** What a message selects its words by. */
const UNSEEN_VALUES = new Set(['type', 'step', 'text', 'did', 'name', 'id']);

const api = new API({ cwd: root });
afterAll(() => api.close());

const nameOf = (node: Node): string =>
  isIdentifier(node)
    ? node.text
    : isPropertyAccessExpression(node)
      ? nameOf(node.name)
      : isJsxAttribute(node)
        ? nameOf(node.name as Node)
        : '';

function within(node: Node, wanted: (one: Node) => boolean): boolean {
  for (let one: Node | undefined = node.parent; one !== undefined; one = one.parent) if (wanted(one)) return true;
  return false;
}

const isMadeReady = (node: Node): boolean =>
  within(
    node,
    (one) => (isCallExpression(one) && READY.has(nameOf(one.expression))) || (isJsxAttribute(one) && UNSEEN_ATTRIBUTES.has(nameOf(one))),
  );

/** Each expression that becomes a string whatever its type is. */
function turnedIntoText(node: Node): Node | undefined {
  if (isTemplateSpan(node) || isAsExpression(node)) return node.expression;
  if (isBinaryExpression(node) && node.operatorToken.getText() === '+') return node;
  if (!isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  if (nameOf(expression) === 'String') return given[0];
  return isPropertyAccessExpression(expression) && ['join', 'toString', 'concat'].includes(nameOf(expression))
    ? expression.expression
    : undefined;
}

/** Drawn: a child of an element, an attribute that is read, or a value of a message. */
function isDrawn(node: Node): boolean {
  for (let one: Node | undefined = node; one !== undefined; one = one.parent) {
    const parent: Node | undefined = one.parent;
    if (parent === undefined) return false;
    if (isCallExpression(parent) && parent.expression !== one) return nameOf(parent.expression) === 't';
    if (isPropertyAssignment(parent) && UNSEEN_VALUES.has(parent.name.getText())) return false;
    if (isJsxExpression(parent)) return true;
  }
  return false;
}

const isForeign = (checker: Checker, nodes: readonly Node[]): readonly Node[] => {
  const types = nodes.length === 0 ? [] : checker.getTypeAtLocation(nodes);
  return nodes.filter((_, at) => {
    const type = types[at];
    return type !== undefined && /\b(?:Foreign(?:Text)?|Stranger)\b/.test(checker.typeToString(type));
  });
};

const place = (path: string, node: Node): string => `${relative(root, path)}: ${node.getText().replace(/\s+/g, ' ').slice(0, 120)}`;

/** Modules that make the text ready. */
const MAKERS = /\/(?:domain\/foreign|renderer\/ui\/text\/foreign)/;

describe.each([
  ['the screens', 'renderer/tsconfig.json', '/renderer/'],
  ['the server and its commands', 'tsconfig.json', '/server/'],
])('%s', (_, config, folder) => {
  const project = api.updateSnapshot({ openProjects: [join(root, config)] }).getProject(join(root, config));
  const { program, checker } = project ?? expect.fail(`${config} is no project`);
  const files = program.getSourceFileNames().filter((path) => path.startsWith(join(root, folder)) && !MAKERS.test(path));

  const wrong = files.flatMap((path) => {
    const turned: Node[] = [];
    const drawn: Node[] = [];
    const visit = (node: Node): void => {
      const text = turnedIntoText(node);
      if (text !== undefined && !isMadeReady(node)) turned.push(text);
      if (isCallExpression(node) && nameOf(node.expression) === 'original' && !isMadeReady(node) && isDrawn(node)) drawn.push(node);
      node.forEachChild(visit);
    };
    const source = program.getSourceFile(path);
    if (source !== undefined) visit(source);
    return [...isForeign(checker, turned), ...drawn].map((node) => place(path, node));
  });

  it('turn no text from outside into a string but by the functions that make it ready', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

/** Contract members that name a product, or that an office or a list of bodies brings, and may be plain strings: each with its reason. */
const PLAIN = [
  ['bodies.ts country', 'one of the codes of ISO 3166-1'],
  ['inspection.ts gtin', 'as recognised: 14 digits'],
  ['inspection.ts serial', 'as recognised: parsed by the rules of GS1'],
  ['inspection.ts batch', 'as recognised: parsed by the rules of GS1'],
  ['office.ts operator', 'a request: what the person here typed'],
  ['office.ts name', 'a request: what the person here typed'],
  ['office.ts did', 'a request: which entry the person here means'],
  ['resolver.ts dppCode', 'a request: which passport the person here means'],
  ['status.ts dppCode', 'of an own passport'],
  ['sync.ts gtin', 'a request: checked before it is asked for'],
  ['sync.ts serial', 'a request: checked before it is asked for'],
  ['sync.ts batch', 'a request: checked before it is asked for'],
  ['sync.ts dppCode', 'a request: checked before it is asked for'],
].map(([member]) => member);

it('names of products, of offices and of bodies are text from outside in the contract', () => {
  const member = /readonly (\w+)\??: (?:readonly )?string\b/g;
  const found = sources('server')
    .filter(({ path }) => path.startsWith('server/contract/'))
    .flatMap(({ path, text }) => {
      const file = path.slice('server/contract/'.length);
      const names = /^(?:office|bodies|want-list)\.ts$/.test(file)
        ? ['name', 'did', 'country', 'role', 'types', 'listIssuers', 'operator', 'directives', 'website', 'source', 'link', 'url']
        : [];
      const wanted = new Set(['dppCode', 'gtin', 'serial', 'batch', ...names]);
      return [...text.matchAll(member)].flatMap(([, name = '']) => (wanted.has(name) ? `${file} ${name}` : []));
    });
  expect([...new Set(found)].toSorted()).toEqual(PLAIN.toSorted());
});
