// The rows of the self-test on screen and in print: those of the workbench, and those that only a window can test.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SelfTestReport, SelfTestRow } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { type CameraFault, FAULT_MESSAGE } from '../../scan/camera.ts';
import type { ScannerFinding } from './compared.ts';
import type { Optional } from './not-used.ts';

declare const __APP_VERSION__: string;

export interface Row {
  readonly check: SelfTestRow['check'] | 'build' | 'camera' | 'scanner';
  /** `not-used`: not checked, and declared as not used here. */
  readonly outcome: SelfTestRow['outcome'] | 'not-used';
  readonly detail: string;
  /** The detail is in English, whatever the language of the window. */
  readonly isEnglish?: boolean;
}

/** The rows under each heading, in the order in which they are shown. */
export const GROUPS = {
  verifying: ['good', 'altered', 'revoked', 'expired', 'unknown-issuer', 'engines', 'examples'],
  devices: ['build', 'node', 'clock', 'disk', 'camera', 'scanner', 'port'],
  data: ['folder', 'modes', 'store', 'integrity', 'logs', 'keys', 'restore', 'maintenance'],
  ages: ['backup', 'trust', 'packs', 'publication', 'certificate', 'log-file'],
} as const satisfies Record<string, readonly Row['check'][]>;
export type Group = keyof typeof GROUPS;

/** What a person has tried in this window. */
export interface Tried {
  readonly camera: 'untried' | 'picture' | 'no-picture' | CameraFault;
  readonly scanner: 'untried' | ScannerFinding;
}

const UNTRIED: Tried = { camera: 'untried', scanner: 'untried' };
const triedQuery = queryOptions({
  queryKey: ['self-test', 'tried'],
  queryFn: () => UNTRIED,
  initialData: UNTRIED,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
const reportQuery = queryOptions({
  queryKey: ['self-test', 'report'],
  queryFn: ({ signal }) => api.selfTest(signal),
  // Printing shows what was on the screen.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 600_000,
});

export const useReport = () => useQuery(reportQuery);

export function useTried() {
  const client = useQueryClient();
  const { data } = useQuery(triedQuery);
  return {
    tried: data,
    note: (found: Partial<Tried>) => client.setQueryData(triedQuery.queryKey, (before = UNTRIED) => ({ ...before, ...found })),
  };
}

export function useRows(report: SelfTestReport, { camera, scanner }: Tried, notUsed: readonly Optional[]): readonly Row[] {
  const t = useT();
  const rows: readonly Row[] = [
    ...report.rows.map((row) => ({ ...row, isEnglish: true })),
    __APP_VERSION__ === report.appVersion
      ? { check: 'build', outcome: 'ok', detail: report.appVersion }
      : {
          check: 'build',
          outcome: 'wrong',
          detail: t('selfTest.otherBuild', { window: __APP_VERSION__, workbench: report.appVersion }),
        },
    {
      check: 'camera',
      outcome: camera === 'picture' ? 'ok' : camera === 'untried' || camera === 'missing' ? 'not-checked' : 'wrong',
      detail:
        camera === 'untried' || camera === 'picture' || camera === 'no-picture'
          ? t(`selfTest.camera.${camera}`)
          : t(`camera.${FAULT_MESSAGE[camera]}`),
    },
    {
      check: 'scanner',
      outcome: scanner === 'right' ? 'ok' : scanner === 'untried' ? 'not-checked' : 'wrong',
      detail: t(`selfTest.scanner.${scanner}`),
    },
  ];
  return withNotUsed(rows, notUsed);
}

/** Marks rows that were not checked as not used. A row that failed stays failed. */
export const withNotUsed = (rows: readonly Row[], checks: readonly Optional[]): readonly Row[] =>
  rows.map((row) =>
    row.outcome === 'not-checked' && checks.some((check) => check === row.check) ? { ...row, outcome: 'not-used' as const } : row,
  );

/** The worst outcome of all rows: never `ok` while a row was not checked. */
export const lightOf = (rows: readonly Row[]): SelfTestRow['outcome'] =>
  (['wrong', 'not-checked', 'ok'] as const).find((light) => rows.some(({ outcome }) => outcome === light)) ?? 'not-checked';
