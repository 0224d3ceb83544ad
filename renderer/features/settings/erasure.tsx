// The rule for erasing personal data in the logs, and the last erasures.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import type { ErasablePart, ErasureRule } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { erased, erasures, PARTS, useErasures } from '../../inspection-log/erasures.ts';
import { commit, Withheld } from '../../lib/commit.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { Button, Card, ErrorBox, Field, Fold, Form } from '../../ui/index.ts';
import { useAdministers } from '../../workbench/officers.ts';
import styles from './settings.module.css';

export function ErasureCard() {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useErasures();
  const administers = useAdministers();
  const rule = data?.rule;
  const named = (days: ErasureRule['days']): string =>
    format.list(
      PARTS.flatMap((part) => (days[part] === undefined ? [] : [t('erasure.after', { part: t(`erased.part.${part}`), days: days[part] })])),
    );
  return (
    <Card title={t('erasure.title')} icon={<Eraser aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        <p>{t('erasure.help')}</p>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        <div role="status">
          {data === undefined ? null : (
            <p className={styles.strong}>
              {rule === undefined || Object.keys(rule.days).length === 0
                ? t('erasure.none')
                : t('erasure.rule', { parts: named(rule.days), officer: rule.officer, day: format.date(rule.at), why: rule.why })}
            </p>
          )}
        </div>
        {administers ? null : <p>{t('erasure.administrator')}</p>}
        {data === undefined || !administers ? null : (
          <Fold key={rule?.number ?? 0} title={t('erasure.change')}>
            <RuleForm before={rule} />
          </Fold>
        )}
        {data !== undefined && data.total > 0 ? (
          <Fold title={t('erasure.last', { count: data.total })}>
            <ul>
              {data.newest.map(({ number, at, cause, lines, parts, officer, why }) => (
                <li key={number}>
                  {t('erasure.line', {
                    number,
                    day: format.date(at),
                    cause: t(`erased.cause.${cause}`),
                    count: lines,
                    parts: format.list(parts.map((part) => t(`erased.part.${part}`))),
                    officer,
                    why,
                  })}
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
      </div>
    </Card>
  );
}

type Typed = Readonly<Record<ErasablePart, string>>;

/** The limit of the workbench. */
const MOST = 36_500;

function RuleForm({ before }: { readonly before: ErasureRule | undefined }) {
  const t = useT();
  const client = useQueryClient();
  const signing = useSigning();
  const { signed } = signing;
  const [typed, setTyped] = useState(() => Object.fromEntries(PARTS.map((part) => [part, String(before?.days[part] ?? '')])) as Typed);
  const [why, setWhy] = useState('');
  const isBad = (text: string): boolean => text.trim() !== '' && !(/^\d{1,5}$/.test(text.trim()) && Number(text) <= MOST);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const chosen = PARTS.flatMap((part) => (typed[part].trim() === '' ? [] : [[part, Number(typed[part])] as const]));
      return commit((pass) => erasures.setRule({ who: '', ...signed, why: why.trim(), days: Object.fromEntries(chosen) }, pass));
    },
    onSuccess: () => erased(client),
  });
  const isReady = signed !== undefined && why.trim() !== '' && !PARTS.some((part) => isBad(typed[part]));
  return (
    <Form className={styles.form} onSubmit={() => isReady && !isPending && mutate()}>
      {PARTS.map((part) => (
        <Field
          key={part}
          label={t('erasure.days', { part: t(`erased.part.${part}`) })}
          inputMode="numeric"
          value={typed[part]}
          onChange={(text) => setTyped({ ...typed, [part]: text })}
          error={isBad(typed[part]) ? t('erasure.daysWrong', { limit: MOST }) : undefined}
        />
      ))}
      <p>{t('erasure.empty')}</p>
      <Field label={t('erased.why')} maxLength={500} value={why} onChange={setWhy} />
      <Persons {...signing} />
      {error && !(error instanceof Withheld) ? <ErrorBox error={error} /> : null}
      <div>
        <Button type="submit" kind="danger" isDisabled={!isReady || isPending}>
          {t('erasure.set')}
        </Button>
      </div>
    </Form>
  );
}
