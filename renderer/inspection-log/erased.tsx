// Shows what was erased from an inspection, when, by whom and why, and erases its personal data on request.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import type { ErasablePart, Inspection } from '../../server/contract/index.ts';
import { type Format, type Translate, useFormat, useT } from '../i18n/index.ts';
import { commit, Withheld } from '../lib/commit.ts';
import { Persons, useSigning } from '../sign-off/signing.tsx';
import { Button, Checkbox, Dialog, ErrorBox, Field, Note } from '../ui/index.ts';
import { useAdministers } from '../workbench/officers.ts';
import styles from './erased.module.css';
import { erased, erasures, PARTS } from './erasures.ts';

/** One sentence for each erasure. */
export const erasedSentences = ({ erased: all = [] }: Pick<Inspection, 'erased'>, t: Translate, format: Format): readonly string[] =>
  all.map(({ number, at, cause, officer, why, parts }) =>
    t('erased.sentence', {
      parts: format.list(parts.map((part) => t(`erased.part.${part}`))),
      day: format.date(at),
      cause: t(`erased.cause.${cause}`),
      officer,
      why,
      number,
    }),
  );

export function Erased({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  const sentences = erasedSentences(inspection, t, format);
  if (sentences.length === 0) return null;
  return (
    <Note icon={<Eraser aria-hidden />}>
      <section aria-label={t('erased.title')} className={styles.erased}>
        {sentences.map((sentence, at) => (
          <p key={inspection.erased?.[at]?.number}>{sentence}</p>
        ))}
        <p>{t('erased.stays')}</p>
      </section>
    </Note>
  );
}

export function EraseButton({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  if (!useAdministers()) return null;
  return (
    <>
      <Button icon={<Eraser aria-hidden />} onPress={() => setAsking(true)}>
        {t('erased.erase')}
      </Button>
      {asking ? <EraseDialog inspection={inspection} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function EraseDialog({ inspection, onClose }: { readonly inspection: Inspection; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const signing = useSigning();
  const [parts, setParts] = useState<readonly ErasablePart[]>(PARTS);
  const [why, setWhy] = useState('');
  const { signed } = signing;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      commit((pass) =>
        erasures.erase(inspection.id, { who: '', ...signed, why: why.trim(), inspectionHash: inspection.hash, parts }, pass),
      ),
    onSuccess: () => {
      erased(client);
      onClose();
    },
  });
  const isReady = signed !== undefined && why.trim() !== '' && parts.length > 0;
  return (
    <Dialog
      title={t('erased.erase')}
      isOpen
      onClose={onClose}
      confirm={
        <Button kind="danger" isDisabled={!isReady || isPending} onPress={() => mutate()}>
          {t('erased.do')}
        </Button>
      }
    >
      <div className={styles.erased}>
        <p>{t('erased.text')}</p>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            isSelected={parts.includes(part)}
            onChange={(is) => setParts(PARTS.filter((one) => (one === part ? is : parts.includes(one))))}
          >
            {t(`erased.part.${part}`)}
          </Checkbox>
        ))}
        <Field label={t('erased.why')} maxLength={500} value={why} onChange={setWhy} />
        <Persons {...signing} />
        {error && !(error instanceof Withheld) ? <ErrorBox error={error} /> : null}
      </div>
    </Dialog>
  );
}
