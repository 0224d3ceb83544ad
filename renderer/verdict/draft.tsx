// In a draft translation: says so, and shows the English words of the verdict.
import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { Inspection } from '../../server/contract/index.ts';
import { type EnglishWords, useEnglish, useT } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { bandOf, headlineOf } from './as-of-words.ts';
import styles from './draft.module.css';
import { sayParts, sentenceOf } from './words.ts';

/** “Draft translation” in the language of the screen and in English; nothing in a complete language. */
export function DraftMark({ className }: { readonly className?: string | undefined }) {
  const t = useT();
  const english = useEnglish();
  if (english === undefined) return null;
  const [own, said] = [t('common.draft'), english.t('common.draft')];
  return (
    <p className={className}>
      {own === said ? null : `${own} · `}
      <span lang="en">{said}</span>
    </p>
  );
}

interface WordsProps {
  readonly inspection: Inspection;
  readonly english: EnglishWords;
}

/** The headline, its reason and the next step, in English. */
export function VerdictInEnglish({ inspection, english: { t, format } }: WordsProps) {
  const { asOf, isChanged, recognised, sample } = inspection;
  const { code, reason, more, next, also } = sentenceOf(inspection, t);
  return (
    <div lang="en" className={styles.english}>
      <p>
        <strong>{headlineOf(inspection, t, format)}</strong>
        {sample ? ` (${t('common.sample')})` : null}
      </p>
      {isChanged ? <p>{t('inspect.changed')}</p> : null}
      {asOf === undefined ? null : <p>{bandOf(asOf, t, format)}</p>}
      <p>
        {reason} {code ? <code>{code}</code> : null}
      </p>
      {more === undefined ? null : <p>{more}</p>}
      {recognised.parts ? <p>{sayParts(recognised.parts, t)}</p> : null}
      <p>
        {t('inspect.nextStep')} {next}
      </p>
      {also.map((other) => (
        <p key={other}>
          {t(`reason.${other}`)} <code>{other}</code>
        </p>
      ))}
    </div>
  );
}

/** Rendered at the foot of a verdict. The button only shows words: a scanner that presses it changes nothing. */
export function DraftNote({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const english = useEnglish();
  const [isShown, setShown] = useState(false);
  if (english === undefined) return null;
  return (
    <div className={styles.draft}>
      <div className={styles.line}>
        <DraftMark />
        <Button icon={<Languages aria-hidden />} aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'common.hideEnglish' : 'common.showEnglish')}
        </Button>
      </div>
      {isShown ? <VerdictInEnglish inspection={inspection} english={english} /> : null}
    </div>
  );
}
