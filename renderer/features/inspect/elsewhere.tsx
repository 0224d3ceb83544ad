// Handles scans on every screen: shows the inspection, or offers it if a person is busy with another task.
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../i18n/index.ts';
import { commit } from '../../lib/commit.ts';
import { useRefusedDrops, useScans } from '../../scan/listen.ts';
import type { Scan } from '../../scan/wedge.ts';
import { dismissPassing, shown, toast } from '../../ui/index.ts';
import { useKiosk } from '../../workbench/officers.ts';
import { wakeReader } from './bulk/reader.ts';
import { ReadingQuestion } from './capture/reading-question.tsx';
import { inspectScan } from './queue/scans.ts';
import { useRenewal } from './queue/use-renewal.ts';

/** Policy: the number of characters that fit into a message. */
const SHOWN = 60;

export function Everywhere() {
  const t = useT();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const navigate = useNavigate();
  const isKiosk = useKiosk() !== undefined;
  useRenewal(!isKiosk);
  // An earlier window may have left a bulk inspection that has pictures to read.
  useEffect(() => {
    if (!isKiosk) wakeReader();
  }, [isKiosk]);
  const show = () => {
    if (path !== '/') void navigate({ to: '/' });
  };
  const onScan = (scan: Scan) => {
    if (inspectScan(scan)) show();
  };
  useScans({
    onScan,
    onOffer(scan) {
      const text = shown(scan.text.slice(0, SHOWN));
      const inspect = { label: t('inspect.offer.inspect'), onPress: () => void commit(() => onScan(scan)) };
      toast('info', t(scan.unreadable === undefined ? 'inspect.offer' : 'inspect.offer.unreadable', { text }), {
        actions: scan.unreadable === undefined ? [inspect] : [],
        ...(scan.unreadable === undefined ? {} : { lasts: 15_000 }),
      });
    },
  });
  useRefusedDrops(path !== '/');
  // A message about one screen must not cover the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the path changes
  useEffect(dismissPassing, [path]);
  return (
    <>
      <Outlet />
      <ReadingQuestion onAnswered={show} />
    </>
  );
}
