// Repeats an inspection from the log, and links the inspections of the same item.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { History, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { activeLanguage, useT } from '../i18n/index.ts';
import { requestIds } from '../lib/request-ids.ts';
import { Button, Facts, Fold, Note, toast } from '../ui/index.ts';
import { inspectAgain } from './calls.ts';
import styles from './inspection-log.module.css';
import { inspectionKey } from './queries.ts';

/** Whether the log holds the complete input: images without text and parts of codes are not stored. */
const canRepeat = ({ input, recognised }: Inspection): boolean => input.text !== '' && recognised.parts === undefined;

/** Repeats the inspection and opens the new entry. */
function useAgain(inspection: Inspection, engines?: 'all') {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The id makes a repeated request idempotent after a lost answer.
  const [ids] = useState(requestIds);
  return useMutation({
    mutationFn: () => {
      const requestId = ids.of([inspection.id, engines]);
      return inspectAgain(inspection.id, { requestId, language: activeLanguage(), ...(engines ? { engines } : {}) });
    },
    onSuccess: async (again) => {
      ids.done();
      client.setQueryData(inspectionKey(again.id), again);
      void client.invalidateQueries({ queryKey: ['inspections'] });
      void client.invalidateQueries({ queryKey: inspectionKey(inspection.id) });
      await navigate({ to: '/inspections/$id', params: { id: String(again.id) } });
    },
    onError: (error) => toast('bad', error.message),
  });
}

export function InspectAgain({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { mutate, isPending } = useAgain(inspection);
  if (!canRepeat(inspection)) return null;
  return (
    <Button icon={<RotateCw aria-hidden />} isDisabled={isPending} onPress={() => mutate()}>
      {t('inspections.again')}
    </Button>
  );
}

/** What every engine says about the signatures, or a button that asks them. Renders nothing without a credential. */
export function EngineAnswers({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { mutate, isPending } = useAgain(inspection, 'all');
  const { credential, engines } = inspection;
  if (credential === undefined || (engines === undefined && !canRepeat(inspection))) return null;
  return (
    <Fold title={t('inspect.engines')} note={engines === undefined ? '' : engines.map(({ algorithm }) => algorithm).join(', ')}>
      {engines === undefined ? (
        <>
          <p>{t('inspect.engines.about')}</p>
          <Button isDisabled={isPending} onPress={() => mutate()}>
            {t('inspect.engines.ask')}
          </Button>
        </>
      ) : engines.length === 0 ? (
        <p>{t('inspect.engines.none')}</p>
      ) : (
        <Facts
          facts={engines.map(({ algorithm, answers }, index) => ({
            label: t('inspect.engines.signature', { number: index + 1, algorithm }),
            value: answers.map(({ engine, answer }) => `${engine}: ${t(`inspect.engines.${answer}`)}`).join(', '),
          }))}
        />
      )}
    </Fold>
  );
}

/** Renders nothing if the item was inspected only once. */
export function OtherInspections({ inspection: { again, inspectedAgain, asOf } }: { readonly inspection: Inspection }) {
  const t = useT();
  if (again === undefined && inspectedAgain === undefined) return null;
  return (
    <Note icon={<History aria-hidden />}>
      <div className={styles.again}>
        {inspectedAgain === undefined ? null : (
          <Link to="/inspections/$id" params={{ id: String(inspectedAgain.id) }}>
            {asOf === undefined
              ? t('inspections.inspectedAgain', { id: inspectedAgain.id, headline: t(`headline.${inspectedAgain.headline}`) })
              : t('inspections.entry', { id: inspectedAgain.id })}
          </Link>
        )}
        {again === undefined ? null : (
          <Link to="/inspections/$id" params={{ id: String(again) }}>
            {t('inspections.repeats', { id: again })}
          </Link>
        )}
      </div>
    </Note>
  );
}
