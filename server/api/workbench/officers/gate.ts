// Lets a request through only with the sign-in that its route needs, and runs it under that sign-in.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../../contract/index.ts';
import type { Sessions } from '../../../features/officers/index.ts';
import { Refusal } from '../../../lib/problem.ts';
import { underSignIn } from '../../../store/officers/acting.ts';
import { kioskOf, listOfficers, officerRules } from '../../../store/officers/officers.ts';
import { readSettings } from '../../../store/settings.ts';
import type { Store } from '../../../store/store.ts';
import { type RouteRule, RULES } from './rule.ts';

/** The tokens of a window and of a second officer, as `renderer/lib/officer.ts` sends them. */
const OFFICER_FIELD = 'x-desk-officer';
const SECOND_FIELD = 'x-desk-second';

const field = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
};

export const tokenOf = (request: FastifyRequest): string | undefined => field(request, OFFICER_FIELD);

/** With a damaged store, one route answers all requests that do not restore the store. */
const EVERYTHING = '/workbench/*';

const ruleOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): RouteRule =>
  RULES[`${method === 'HEAD' ? 'GET' : method} ${url}`] ?? { needs: url === EVERYTHING ? 'officer' : 'administrator' };

/** Added before any route. Files of the app itself hold no data and are not guarded. */
export function guardSignIn(app: FastifyInstance, store: Store, sessions: Sessions): void {
  const present = new WeakMap<FastifyRequest, SignedIn>();

  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    if (!url.startsWith('/workbench/')) return;
    const { needs, isUse, atKiosk } = ruleOf(request);
    if (needs === 'nobody') return;
    const { isOn } = officerRules(store);
    // Before the first officer exists, no one can sign in. No route that needs an administrator can then do anything.
    if (!isOn && (needs !== 'administrator' || listOfficers(store).length === 0)) return;
    const token = tokenOf(request);
    const officer = sessions.find(token);
    if (officer === undefined) {
      if (atKiosk && kioskOf(store) !== undefined) return;
      throw new Refusal('locked', 'this computer is locked: an officer has to sign in');
    }
    if (needs === 'administrator' && officer.role !== 'administrator')
      throw new Refusal('administrator-only', `${officer.name} is no administrator of the officers`);
    if (isUse) sessions.use(token);
    const second = sessions.takeSecond(token, field(request, SECOND_FIELD));
    const { id, name } = officer;
    present.set(
      request,
      second === undefined
        ? [{ id, name }]
        : [
            { id, name },
            { id: second.id, name: second.name },
          ],
    );
  });

  app.addHook('preHandler', (request, _reply, done) => {
    const signedIn = present.get(request);
    const rule = ruleOf(request);
    if (signedIn !== undefined) putNames(request, rule, signedIn);
    else if (rule.atKiosk) putKiosk(request, rule, store);
    underSignIn(signedIn, done);
  });

  app.addHook('onSend', async (request, { statusCode }) => {
    if (present.get(request)?.length === 2) sessions.endSecond(tokenOf(request), statusCode < 400);
  });
}

/** Without a sign-in, a kiosk records its own name and the place in the settings, whatever was typed. */
function putKiosk(request: FastifyRequest, { signs }: RouteRule, store: Store): void {
  const kiosk = kioskOf(store);
  if (signs === undefined || kiosk === undefined) return;
  const given = givenIn(request);
  given[signs] = kiosk.name;
  given.place = readSettings(store).place;
}

function givenIn({ body, query }: FastifyRequest): Record<string, unknown> {
  const isJson = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
  return (isJson ? body : query) as Record<string, unknown>;
}

/** The record names the signed-in officer, whatever name was typed. */
function putNames(request: FastifyRequest, { signs }: RouteRule, [first, second]: SignedIn): void {
  if (signs === undefined) return;
  const given = givenIn(request);
  given[signs] = first.name;
  if (second === undefined) delete given.secondPerson;
  else if (signs === 'who') given.secondPerson = second.name;
}
