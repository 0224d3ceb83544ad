// Around all screens: what a hand scanner sends while another screen is open goes on to Inspect, and what was inspected again is shown in the run.
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useScans } from '../scan/listen.ts';
import { dismissPassing } from '../ui/index.ts';
import { useRenewal } from './use-renewal.ts';
import { run } from './use-run.ts';

export function Everywhere() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const navigate = useNavigate();
  useRenewal();
  useScans(
    path === '/'
      ? undefined
      : ({ text, usText }) => {
          run.bring([{ kind: 'text', text, channel: 'wedge', ...(usText === undefined ? {} : { usText }) }]);
          void navigate({ to: '/' });
        },
  );
  // A message about one screen does not lie over the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(dismissPassing, [path]);
  return <Outlet />;
}
