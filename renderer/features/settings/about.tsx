// The versions and protections of this app, for fault reports and for comparing two computers.
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { RulesOverview, State } from '../../../server/contract/index.ts';
import { LANGUAGE_TABLE } from '../../../server/domain/language/languages.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { call } from '../../lib/api.ts';
import { shellQuery } from '../../lib/shell.ts';
import { Card, Facts, shown } from '../../ui/index.ts';
import styles from './settings.module.css';
import { ThirdParty } from './third-party.tsx';
import { Verifier } from './verifier.tsx';

/** `Chrome/150.0.0.0` or `Firefox/140.0`, as the browser identifies itself. */
const engine = () => /(?:Firefox|Chrome|Version)\/[\d.]+/.exec(navigator.userAgent)?.[0]?.replace('/', ' ') ?? navigator.userAgent;

export function About({ state }: { readonly state: State }) {
  const t = useT();
  const format = useFormat();
  const namesOf = (wanted: 'complete' | 'draft') =>
    format.list(LANGUAGE_TABLE.filter(({ status }) => status === wanted).map(({ name }) => name));
  const { data: shell } = useQuery(shellQuery);
  const { data: rules } = useQuery({ queryKey: ['rules'], queryFn: ({ signal }) => call<RulesOverview>('/rules', { signal }) });
  const rulesWords = ({ name, date, source }: RulesOverview['inForce']): string => {
    const words = { name, date: format.date(date) };
    return source?.kind === 'pack'
      ? t('settings.rules.pack', { ...words, maker: shown(source.maker) })
      : t(source === undefined ? 'settings.rules.program' : 'settings.rules.import', words);
  };
  return (
    <Card title={t('settings.about')} icon={<Info aria-hidden />} className={styles.wide ?? ''}>
      <Facts
        facts={[
          { label: t('settings.version'), value: `${t('common.appName')} ${state.appVersion}` },
          { label: t('settings.mode'), value: t(`settings.mode.${state.mode}`) },
          { label: t('settings.started'), value: format.dateTime(state.startedAt) },
          { label: t('settings.electron'), value: shell?.electron },
          { label: t('settings.browserVersion'), value: shell ? `Chromium ${shell.chromium}` : engine() },
          { label: t('settings.node'), value: shell?.node },
          { label: t('settings.sandbox'), value: shell && t(shell.sandbox ? 'settings.sandbox.on' : 'settings.sandbox.off') },
          { label: t('settings.sealedBy'), value: shell && t(`settings.sealedBy.${shell.sealedBy}`) },
          { label: t('settings.rules'), value: rules && rulesWords(rules.inForce) },
          { label: t('settings.languages'), value: namesOf('complete') },
          { label: t('settings.languagesDraft'), value: namesOf('draft') },
          { label: t('settings.licence'), value: 'Apache-2.0' },
        ]}
      />
      <p className={styles.after}>{t('settings.languagesHelp')}</p>
      <p className={styles.after}>{t('settings.noCalls')}</p>
      <Verifier />
      <ThirdParty />
    </Card>
  );
}
