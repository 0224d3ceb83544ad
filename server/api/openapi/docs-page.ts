// Renders an OpenAPI document as a page for people, without script and with all text escaped.
// The page has a table of contents, every operation with an example to copy, and every schema.
import { asList, isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { escapeHtml } from '../../domain/pages/escape-html.ts';
import { ALWAYS, ON_ANY } from './common.ts';
import { deref, schemaName, typeOf } from './docs-schema.ts';

const entries = (value: Json | undefined): readonly (readonly [string, JsonObject])[] =>
  isObject(value) ? Object.entries(value).flatMap(([name, entry]) => (isObject(entry) ? [[name, entry] as const] : [])) : [];
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const tagId = (name: string): string => `tag-${name.replace(/\W/g, '-')}`;

/** Our descriptions use only paragraphs, lists and `code`. */
const inline = (value: Json | undefined): string => escapeHtml(text(value)).replace(/`([^`]+)`/g, '<code>$1</code>');
const blocks = (value: string): string =>
  value
    .split('\n\n')
    .map((block) =>
      block.startsWith('- ')
        ? `<ul>${block
            .split('\n')
            .map((line) => `<li>${inline(line.slice(2))}</li>`)
            .join('')}</ul>`
        : `<p>${inline(block)}</p>`,
    )
    .join('\n');

export function docsPage(document: JsonObject): string {
  const info = isObject(document.info) ? document.info : {};
  const [server] = asList(document.servers).filter(isObject);
  const baseUrl = text(server?.url);
  const tags = asList(document.tags).filter(isObject);
  const operations = entries(document.paths).flatMap(([path, item]) =>
    entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const ofTag = (name: string) => operations.filter(({ operation }) => asList(operation.tags).includes(name));
  const components = isObject(document.components) ? document.components : {};
  const contents = tags.map(
    ({ name }) =>
      `<li><a href="#${tagId(text(name))}">${escapeHtml(text(name))}</a><ul>${ofTag(text(name))
        .map(({ operation }) => `<li><a href="#${escapeHtml(text(operation.operationId))}">${escapeHtml(text(operation.summary))}</a></li>`)
        .join('')}</ul></li>`,
  );
  const sections = tags.map(
    ({ name, description }) => `<section aria-labelledby="${tagId(text(name))}">
<h2 id="${tagId(text(name))}">${escapeHtml(text(name))}</h2>
<p>${inline(description)}</p>
${ofTag(text(name))
  .map(({ path, method, operation }) => operationPart({ document, baseUrl, path, method, operation }))
  .join('\n')}
</section>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(text(info.title))}</title>
<link rel="stylesheet" href="passport.css">
<link rel="stylesheet" href="docs.css">
<link rel="service-desc" type="application/vnd.oai.openapi+json" href="openapi.json">
</head>
<body>
<a class="skip" href="#interface">Skip to the operations</a>
<header class="top"><h1>${escapeHtml(text(info.title))}</h1>
<p class="kind">Version ${escapeHtml(text(info.version))} · base address <code>${escapeHtml(baseUrl)}</code> · <a href="openapi.json">OpenAPI 3.1 document</a></p>
${blocks(text(info.description))}
</header>
<nav aria-label="Contents"><ul>${contents.join('')}<li><a href="#always">Answers of every operation</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main id="interface">
${sections.join('\n')}
<section aria-labelledby="always"><h2 id="always">Answers of every operation</h2>
<p>Whatever is asked, an operation may refuse it with one of these; each is a <a href="#schema-Problem">Problem</a>. Off loopback every answer bears <code>RateLimit</code> and <code>RateLimit-Policy</code>.</p>
${statusTable(document, SHARED)}
</section>
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${entries(components.schemas)
  .map(([name, schema]) => schemaPart(name, schema))
  .join('\n')}
</section>
</main>
<footer><p>${escapeHtml(baseUrl)}/docs</p></footer>
</body>
</html>
`;
}

interface Shown {
  readonly document: JsonObject;
  readonly baseUrl: string;
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
}

const SHARED = Object.entries(ALWAYS).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }] as const);
const isShared = (status: string, reply: JsonObject): boolean => SHARED.some(([one, { $ref }]) => one === status && $ref === reply.$ref);

function operationPart({ document, baseUrl, path, method, operation }: Shown): string {
  const id = escapeHtml(text(operation.operationId));
  const parameters = asList(operation.parameters)
    .filter(isObject)
    .map((one) => deref(document, one));
  const body = isObject(operation.requestBody) ? operation.requestBody : undefined;
  const replies = entries(operation.responses).filter(([status, reply]) => !isShared(status, reply));
  return `<article aria-labelledby="${id}">
<h3 id="${id}">${escapeHtml(text(operation.summary))}</h3>
<p class="address"><strong>${escapeHtml(method.toUpperCase())}</strong> <code>${escapeHtml(path)}</code></p>
${operation.description === undefined ? '' : `<p>${inline(operation.description)}</p>`}
${operation.security === undefined ? '' : '<p>With the header field <code>X-Stakeholder-Key</code>: the view of that role. It may be left out.</p>'}
${parameters.length === 0 ? '' : `<h4>Parameters</h4>${parameterTable(parameters)}`}
${body === undefined ? '' : `<h4>Body</h4><p>${inline(body.description)}</p>${contentList(body.content)}`}
<h4>Answers</h4>
${statusTable(document, replies)}
<h4>Example</h4>
<pre tabindex="0" aria-label="Command line example"><code>${escapeHtml(curl(baseUrl, path, method, parameters, body))}</code></pre>
${example(replies)}
</article>`;
}

const parameterTable = (parameters: readonly JsonObject[]): string =>
  table(
    ['Name', 'Where', 'Type', 'Meaning'],
    parameters.map(({ name, in: where, required, schema, description, example: shown }) => [
      `<code>${escapeHtml(text(name))}</code>${required === true ? ' <em>required</em>' : ''}`,
      escapeHtml(text(where)),
      typeOf(isObject(schema) ? schema : {}),
      `${inline(description)}${shown === undefined ? '' : ` Example: <code>${escapeHtml(String(shown))}</code>`}`,
    ]),
  );

const statusTable = (document: JsonObject, replies: readonly (readonly [string, JsonObject])[]): string =>
  table(
    ['Status', 'Meaning', 'Body', 'Header fields'],
    replies.map(([status, given]) => {
      const reply = deref(document, given);
      return [
        `<code>${escapeHtml(status)}</code>`,
        inline(reply.description),
        contentList(reply.content),
        entries(reply.headers)
          .filter(([name]) => !ON_ANY.includes(name))
          .map(([name]) => `<code>${escapeHtml(name)}</code>`)
          .join(' '),
      ];
    }),
  );

const contentList = (content: Json | undefined): string =>
  entries(content)
    .map(([type, { schema }]) => `<code>${escapeHtml(type)}</code>${isObject(schema) ? ` ${typeOf(schema)}` : ''}`)
    .join('<br>');

/** The first example of a successful response. */
function example(replies: readonly (readonly [string, JsonObject])[]): string {
  const content = replies.find(([status]) => status.startsWith('2'))?.[1].content;
  const shown = entries(content).find(([, one]) => isObject(one.example));
  if (shown === undefined) return '';
  const [type, { example: value = null }] = shown;
  return `<pre tabindex="0" aria-label="Example of an answer"><code>${escapeHtml(`${type}\n\n${JSON.stringify(value, null, 2)}`)}</code></pre>`;
}

const quoted = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;

function curl(baseUrl: string, path: string, method: string, parameters: readonly JsonObject[], body: JsonObject | undefined): string {
  const given = new Map(
    parameters.filter(({ in: where }) => where === 'path').map(({ name, example: shown }) => [text(name), String(shown ?? '')]),
  );
  const address = `${baseUrl}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''))}`;
  if (body === undefined) return `curl -i ${quoted(address)}`;
  const file = path.endsWith('sd-jwt') ? 'token.json' : 'credential.json';
  return `curl -i -X ${method.toUpperCase()} -H 'Content-Type: application/json' --data-binary @${file} ${quoted(address)}`;
}

/** The `dpp:` vocabulary refers to this page: each of its names links to its explanation. */
const anchorOf = (member: string): string => (member.startsWith('dpp:') ? ` id="${escapeHtml(member.slice('dpp:'.length))}"` : '');

function schemaPart(name: string, schema: JsonObject): string {
  const required = new Set(asList(schema.required));
  const members = entries(schema.properties);
  const rows = members.map(([member, { description, title, ...shape }]) => [
    `<code${anchorOf(member)}>${escapeHtml(member)}</code>${required.has(member) ? ' <em>always</em>' : ''}`,
    typeOf(shape),
    inline(description ?? title),
  ]);
  return `<article aria-labelledby="${schemaName(name)}"><h3 id="${schemaName(name)}">${escapeHtml(name)}</h3>
<p>${inline(schema.description)}</p>
${rows.length === 0 ? `<p>${typeOf(schema)}</p>` : table(['Field', 'Type', 'Meaning'], rows)}
</article>`;
}

/** Cells contain HTML. The first cell of a row is its heading. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first = '', ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
