// Serves every public representation of a passport over the workbench API.
import type { LightMyRequestResponse } from 'fastify';
import type { Representation, RepresentationList } from '../../../contract/index.ts';
import { percentEncode } from '../../../domain/gs1/percent.ts';
import { defined } from '../../../domain/json/defined.ts';
import { isObject, type JsonObject } from '../../../domain/json/json.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import { Refusal } from '../../../lib/problem.ts';
import { passportByCode } from '../../../store/passports/passports.ts';
import { type Routes, read } from '../../http/routes.ts';
import { segment } from '../../http/target.ts';
import type { AskedOfPublic, AskPublic } from './ask.ts';

interface Wanted extends AskedOfPublic {
  readonly name: string;
  readonly kind: Representation['kind'];
  /** The title of a further credential, from the credential itself. */
  readonly title?: string;
  readonly ending: string;
}

/** File name endings by format of an issued credential. */
const CREDENTIAL_ENDING: Readonly<Record<string, string>> = { vc: 'vc.json', 'vc-jwt': 'jwt', 'sd-jwt': 'sd-jwt' };

export function representationRoutes(app: Routes, context: AppContext, ask: AskPublic): void {
  read(app, '/workbench/passports/:code/representations', async ({ raw, headers }): Promise<RepresentationList> => {
    const items: Representation[] = [];
    for (const wanted of await forms(codeOf(raw.url), context, ask)) {
      const answer = await ask(wanted, headers['accept-language']);
      // Omits representations that the passport does not have, such as signed forms of a draft or a link set without a GTIN.
      if (answer.statusCode === 200) items.push(describe(wanted, answer, codeOf(raw.url), context.settings().baseUrl));
    }
    return { items };
  });

  read(app, '/workbench/passports/:code/representations/:name', async ({ raw, headers }, reply) => {
    const name = segment(raw.url ?? '/', 4);
    const wanted = (await forms(codeOf(raw.url), context, ask)).find((one) => one.name === name);
    if (wanted === undefined) throw new Refusal('not-found', `a passport has no representation '${name.slice(0, 100)}'`);
    const answer = await ask(wanted, headers['accept-language']);
    const type = String(answer.headers['content-type'] ?? 'application/octet-stream');
    return reply.code(answer.statusCode).type(type).send(answer.rawPayload);
  });
}

/** The fixed table of forms, and the credentials issued in addition to the passport's own. */
async function forms(dppCode: string, context: AppContext, ask: AskPublic) {
  const record = passportByCode(context.store, dppCode);
  if (record === undefined) throw new Refusal('not-found', `there is no passport '${dppCode.slice(0, 100)}'`);
  const code = percentEncode(dppCode);
  const api = `/api/v1/public/dpp/${code}`;
  const { gtin, serial, batch } = record;
  const key = serial === undefined ? (batch === undefined ? '' : `/10/${percentEncode(batch)}`) : `/21/${percentEncode(serial)}`;
  const list = await ask({ path: `${api}/credentials`, accept: 'application/json' });
  const row = (name: Exclude<Wanted['kind'], 'credential'>, path: string, accept: string, ending: string): Wanted => ({
    name,
    kind: name,
    path,
    accept,
    ending,
  });
  return [
    row('page', `/dpp/${code}`, 'text/html', 'html'),
    row('json', api, 'application/json', 'json'),
    row('vc', `${api}/vc`, 'application/vc+ld+json', 'vc.json'),
    row('jwt', `${api}/vc.jwt`, 'text/plain', 'jwt'),
    row('sd-jwt', `${api}/vc.sd-jwt`, 'application/dc+sd-jwt', 'sd-jwt'),
    row('epcis', `/api/v1/dpp/${code}/events/document`, 'application/ld+json, application/json', 'epcis.json'),
    row('aas', `${api}/aas.json`, 'application/json', 'aas.json'),
    ...(gtin === undefined ? [] : [row('linkset', `/api/v1/public/01/${gtin}${key}`, 'application/linkset+json', 'linkset.json')]),
    row('qr', `${api}/qr.png`, 'image/png', 'png'),
    ...(list.statusCode === 200 ? issued(list.json<JsonObject>(), context.settings().baseUrl) : []),
  ];
}

/** Skips the passport's own credential, which the table above contains. */
function issued({ credentials }: JsonObject, baseUrl: string): Wanted[] {
  return (Array.isArray(credentials) ? credentials : []).filter(isObject).flatMap(({ id, name, formats }) =>
    id === 'passport' || !Array.isArray(formats)
      ? []
      : formats.filter(isObject).map(({ format, mediaType, url }) => {
          const ending = CREDENTIAL_ENDING[String(format)] ?? 'txt';
          const path = String(url).slice(baseUrl.length);
          return {
            name: `${id}.${ending}`,
            kind: 'credential',
            title: String(name),
            path,
            accept: String(mediaType),
            ending: `${id}.${ending}`,
          };
        }),
  );
}

function describe(
  { name, kind, title, path, ending }: Wanted,
  answer: LightMyRequestResponse,
  dppCode: string,
  baseUrl: string,
): Representation {
  const mediaType = String(answer.headers['content-type'] ?? '').replace(/;.*/s, '');
  return {
    name,
    kind,
    ...defined({ title }),
    mediaType,
    address: `${baseUrl}${path}`,
    bytes: answer.rawPayload.length,
    fileName: `${dppCode.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80)}.${ending}`,
  };
}

/** `/workbench/passports/{dppCode}/…`, from the raw target. */
const codeOf = (target = '/'): string => segment(target, 2);
