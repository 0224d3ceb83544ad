// Signs officers in and out, and manages them, over the workbench API.
import type { FastifyRequest } from 'fastify';
import type { ListedOfficer, OfficerLogLine, OfficersState, SecondSignIn, SignInAnswer } from '../../../contract/index.ts';
import { defined } from '../../../domain/json/defined.ts';
import type { AppContext } from '../../../features/app-context/index.ts';
import {
  beginOfficers,
  changeOwnSecret,
  changeRole,
  changeRules,
  makeOfficer,
  readOfficerLog,
  removeOfficer,
  requireSecret,
  resetSecret,
  type Sessions,
} from '../../../features/officers/index.ts';
import { needTwo } from '../../../features/trust/index.ts';
import { Refusal } from '../../../lib/problem.ts';
import { signedIn } from '../../../store/officers/acting.ts';
import { listOfficers, officerOf, officerRules } from '../../../store/officers/officers.ts';
import { type Routes, read } from '../../http/routes.ts';
import { ADDITION, BEGIN, OFFICER, OFFICER_RULES, OWN_SECRET, RESET, ROLE_CHANGE, SIGN_IN } from '../schemas/officers.ts';
import { tokenOf } from './gate.ts';

type Context = Pick<AppContext, 'store' | 'now' | 'settings'>;

export function officerRoutes(app: Routes, context: Context, sessions: Sessions): void {
  signInRoutes(app, context, sessions);
  managementRoutes(app, context, sessions);
}

function stateOf({ store, settings }: Context, officer: ListedOfficer | undefined): OfficersState {
  const { language, theme } = settings();
  return { ...officerRules(store), officers: listOfficers(store), look: { language, theme }, ...defined({ signedIn: officer }) };
}

function open(context: Context, sessions: Sessions, id: string): SignInAnswer {
  const token = sessions.open(id);
  return { ...stateOf(context, sessions.find(token)), token };
}

/** Available also if the store cannot be opened. */
export function signInRoutes(app: Routes, context: Context, sessions: Sessions): void {
  const { store, now } = context;

  read(app, '/workbench/officers', async (request) => stateOf(context, sessions.find(tokenOf(request))));

  app.post('/workbench/officers/sign-in', { schema: { body: SIGN_IN } }, async (request): Promise<SignInAnswer> => {
    const { officer, secret } = request.body;
    await requireSecret(store, officer, secret, now);
    // A window has one officer at a time.
    sessions.close(tokenOf(request));
    return open(context, sessions, officer);
  });

  app.post('/workbench/officers/lock', async (request): Promise<OfficersState> => {
    sessions.close(tokenOf(request));
    return stateOf(context, undefined);
  });

  app.post('/workbench/officers/use', async (_request, reply) => reply.code(204).send());

  app.post('/workbench/officers/second', { schema: { body: SIGN_IN } }, async (request): Promise<SecondSignIn> => {
    const { officer, secret } = request.body;
    const token = tokenOf(request);
    if (sessions.find(token)?.id === officer) throw new Refusal('conflict', 'this officer is signed in already: the second is another one');
    await requireSecret(store, officer, secret, now);
    const { id, name } = officerOf(store, officer);
    return { token: sessions.openSecond(token, id), officer: { id, name } };
  });
}

function managementRoutes(app: Routes, context: Context, sessions: Sessions): void {
  const { store, now } = context;
  const state = (request: FastifyRequest): OfficersState => stateOf(context, sessions.find(tokenOf(request)));
  const by = () => ({ who: signedIn()?.[0].name ?? '', now: now() });
  /** One administrator alone must not be able to create the second person. Not required of a single officer, who has no one to ask. */
  const requirePersons = (): void => {
    if (listOfficers(store).length > 1) needTwo({ who: '' }, context.settings());
  };

  app.post('/workbench/officers/begin', { schema: { body: BEGIN } }, async ({ body }, reply) =>
    reply.code(201).send(open(context, sessions, await beginOfficers(store, body, now()))),
  );

  app.put('/workbench/officers/own-secret', { schema: { body: OWN_SECRET } }, async (request): Promise<SignInAnswer> => {
    const officer = sessions.find(tokenOf(request));
    if (officer === undefined) throw new Refusal('locked', 'an officer has to sign in first');
    await changeOwnSecret(store, officer.id, request.body, now);
    return open(context, sessions, officer.id);
  });

  read(app, '/workbench/officers/log', async (): Promise<readonly OfficerLogLine[]> => readOfficerLog(store));

  app.post('/workbench/officers', { schema: { body: ADDITION } }, async (request, reply) => {
    requireAdministrator();
    requirePersons();
    await makeOfficer(store, request.body, by());
    return reply.code(201).send(state(request));
  });

  app.put('/workbench/officers/rules', { schema: { body: OFFICER_RULES } }, async (request): Promise<OfficersState> => {
    requireAdministrator();
    const { isOn, lockMinutes, kiosk } = request.body;
    const present = officerRules(store);
    const loosens = isOn === false || (lockMinutes ?? 0) > present.lockMinutes || (kiosk ?? null) !== null;
    if (loosens) requirePersons();
    changeRules(store, defined({ isOn, lockMinutes, kiosk }), by());
    return state(request);
  });

  app.put('/workbench/officers/:id/secret', { schema: { params: OFFICER, body: RESET } }, async (request): Promise<OfficersState> => {
    requireAdministrator();
    // A window that was left open must not suffice to replace the secret of its officer.
    if (signedIn()?.[0].id === request.params.id)
      throw new Refusal('conflict', 'the own PIN or passphrase is changed with the present one');
    requirePersons();
    await resetSecret(store, request.params.id, request.body, by());
    return state(request);
  });

  app.put('/workbench/officers/:id/role', { schema: { params: OFFICER, body: ROLE_CHANGE } }, async (request): Promise<OfficersState> => {
    requireAdministrator();
    requirePersons();
    changeRole(store, request.params.id, request.body.role, by());
    return state(request);
  });

  app.delete('/workbench/officers/:id', { schema: { params: OFFICER } }, async (request): Promise<OfficersState> => {
    requireAdministrator();
    requirePersons();
    removeOfficer(store, request.params.id, by());
    return state(request);
  });
}

/** Without any officer, the gate lets these routes through. */
function requireAdministrator(): void {
  if (signedIn() === undefined) throw new Refusal('conflict', 'there are no officers yet: the first one is made with “begin”');
}
