// Who is signed in in this window, and the calls that sign in, lock and manage officers.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  Kiosk,
  ListedOfficer,
  OfficerAddition,
  OfficerBegin,
  OfficerLogLine,
  OfficerRole,
  OfficerRules,
  OfficersState,
  OwnSecretChange,
  SecondSignIn,
  SecretReset,
  SignInAnswer,
  SignInRequest,
} from '../../server/contract/index.ts';
import { call } from '../lib/call.ts';
import { type Committed, commitOrLeave } from '../lib/commit.ts';
import { keepSecond, keepSignIn, sayLocked } from '../lib/officer.ts';

const DOWN_MS = 2_000;

const withBody = (method: 'POST' | 'PUT', path: string, body: object) => call<OfficersState>(`/officers${path}`, { method, body });

const kept = (answer: SignInAnswer): SignInAnswer => {
  keepSignIn(answer.token);
  return answer;
};

export const officers = {
  signIn: async (body: SignInRequest) => kept(await call<SignInAnswer>('/officers/sign-in', { method: 'POST', body })),
  begin: async (body: OfficerBegin) => kept(await call<SignInAnswer>('/officers/begin', { method: 'POST', body })),
  second: async (body: SignInRequest) => {
    const { token, officer } = await call<SecondSignIn>('/officers/second', { method: 'POST', body });
    keepSecond(token);
    return officer;
  },
  /** Newest first. */
  log: (signal: AbortSignal) => call<readonly OfficerLogLine[]>('/officers/log', { signal }),
  lock: (pass: Committed) => call<OfficersState>('/officers/lock', { method: 'POST', pass }),
  use: () => call<void>('/officers/use', { method: 'POST' }),
  add: (body: OfficerAddition) => withBody('POST', '', body),
  rules: (body: OfficerRules) => withBody('PUT', '/rules', body),
  reset: (id: string, body: SecretReset) => withBody('PUT', `/${id}/secret`, body),
  role: (id: string, role: OfficerRole) => withBody('PUT', `/${id}/role`, { role }),
  remove: (id: string) => call<OfficersState>(`/officers/${id}`, { method: 'DELETE' }),
  ownSecret: async (body: OwnSecretChange) => kept(await call<SignInAnswer>('/officers/own-secret', { method: 'PUT', body })),
};

export const officersQuery = queryOptions({
  queryKey: ['officers'],
  queryFn: ({ signal }) => call<OfficersState>('/officers', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // While the workbench does not answer, the frame says so; it is asked again until it does.
  retry: false,
  refetchInterval: ({ state }) => (state.status === 'error' ? DOWN_MS : false),
});

export const useOfficers = (): OfficersState | undefined => useQuery(officersQuery).data;

/** The officer who is signed in; undefined where names are typed. */
export function useSignedIn(): ListedOfficer | undefined {
  const state = useOfficers();
  return state?.isOn ? state.signedIn : undefined;
}

/** False if the signed-in officer is not an administrator: the workbench would refuse the action. */
export const useAdministers = (): boolean => useSignedIn()?.role !== 'officer';

/** The kiosk; undefined if this computer is not one, or an officer is signed in. */
export function useKiosk(): Kiosk | undefined {
  const state = useOfficers();
  return state?.isOn && state.signedIn === undefined ? state.kiosk : undefined;
}

/** Locks even if the workbench does not answer: the window forgets its sign-in, which the workbench ends after a time without use. */
export const lockWindow = (): void =>
  commitOrLeave(async (pass) => {
    await officers.lock(pass).catch(() => undefined);
    sayLocked();
  });
