// The state of the workbench, the settings, and whether the workbench answers at all.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Settings, SettingsChange, State } from '../../server/contract/index.ts';
import { api, SessionOver, Unreachable } from '../lib/api.ts';
import type { Committed } from '../lib/commit.ts';
import { useKiosk, useSignedIn } from './officers.ts';

/** A change in the background is shown after at most two such intervals: the workbench's own and this one. */
const UP_MS = 5_000;
const DOWN_MS = 2_000;
const SETTINGS_MS = 30_000;

export const stateQuery = queryOptions({
  queryKey: ['state'],
  queryFn: ({ signal }) => api.state(signal),
  retry: false,
  refetchInterval: ({ state }) => (state.status === 'error' ? DOWN_MS : UP_MS),
  refetchIntervalInBackground: true,
});

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.settings(signal),
  retry: (_count, error) => error instanceof Unreachable,
  retryDelay: DOWN_MS,
  staleTime: SETTINGS_MS,
});

export interface Workbench {
  readonly state: State | undefined;
  readonly answers: boolean;
  readonly sessionOver: boolean;
  /** The moment at which it stopped answering. */
  readonly since: number | undefined;
}

export function useWorkbench(): Workbench {
  const { data, error } = useQuery(stateQuery);
  const answers = !(error instanceof Unreachable);
  const [since, setSince] = useState<number>();
  useEffect(() => setSince(answers ? undefined : Date.now()), [answers]);
  return { state: data, answers, sessionOver: error instanceof SessionOver, since };
}

/** Calls back when the workbench answers again after an outage. */
export function useReturn(answers: boolean, onReturn: () => void): void {
  const before = useRef(answers);
  useEffect(() => {
    if (answers && !before.current) onReturn();
    before.current = answers;
  }, [answers, onReturn]);
}

/** The current settings, with the officer who is signed in or the name of the kiosk, and a function that changes some of them. */
export function useSettings(): {
  readonly settings: Settings | undefined;
  /** `pass`: for a change that follows from a committed effect. */
  readonly save: (change: SettingsChange, pass?: Committed) => Promise<Settings>;
} {
  const client = useQueryClient();
  const { data } = useQuery(settingsQuery);
  const signed = useSignedIn();
  const kiosk = useKiosk();
  const own = signed ?? kiosk;
  const { mutateAsync } = useMutation({
    mutationFn: ({ change, pass }: { readonly change: SettingsChange; readonly pass?: Committed | undefined }) =>
      api.saveSettings(change, pass),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
  return { settings: data && own ? { ...data, officer: own.name } : data, save: (change, pass) => mutateAsync({ change, pass }) };
}
