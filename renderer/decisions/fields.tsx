// The fields of a decision: reason and digits for a release against the verdict, officer, place, reference, note.
import type { Ref } from 'react';
import { useT } from '../i18n/index.ts';
import { TAKES_SCAN } from '../scan/listen.ts';
import { Field } from '../ui/index.ts';
import { useKiosk, useSignedIn } from '../workbench/officers.ts';
import { AgainstVerdict } from './against-verdict.tsx';
import styles from './decisions.module.css';
import type { DraftState } from './use-draft.ts';

export interface DecisionFieldsProps {
  readonly state: DraftState;
  readonly isReadOnly: boolean;
  /** Replaces the sentence about releasing a single item. */
  readonly against?: string;
  readonly officerRef?: Ref<HTMLInputElement>;
  readonly reasonRef?: Ref<HTMLTextAreaElement>;
}

export function DecisionFields({ state, isReadOnly, against, officerRef, reasonRef }: DecisionFieldsProps) {
  const t = useT();
  const signed = useSignedIn();
  const kiosk = useKiosk();
  const own = signed ?? kiosk;
  const { draft, headline, code, isAgainst, change, wrong } = state;
  const note = (
    <Field
      label={t(isAgainst ? 'inspections.whyReleased' : 'inspections.note')}
      lines={2}
      {...(isAgainst ? { ...(reasonRef ? { areaRef: reasonRef } : {}), isRequired: true } : {})}
      value={draft.note}
      onChange={(words) => change({ note: words })}
      error={wrong('note')}
      isReadOnly={isReadOnly}
    />
  );
  return (
    <>
      {isAgainst ? (
        <AgainstVerdict
          headline={headline}
          {...(against === undefined ? {} : { words: against })}
          code={code}
          typed={draft.code}
          onType={(typed) => change({ code: typed })}
          error={wrong('code')}
          isReadOnly={isReadOnly}
        >
          {note}
        </AgainstVerdict>
      ) : null}
      <div className={styles.fields}>
        <Field
          label={t('inspections.officer')}
          {...(officerRef ? { inputRef: officerRef } : {})}
          autoComplete="name"
          value={own?.name ?? draft.officer}
          onChange={(value) => change({ officer: value })}
          error={wrong('officer')}
          isReadOnly={isReadOnly || own !== undefined}
          isRequired
        />
        <Field
          label={t('inspections.place')}
          value={draft.place}
          onChange={(value) => change({ place: value })}
          error={wrong('place')}
          isReadOnly={isReadOnly || kiosk !== undefined}
          isRequired
        />
        <Field
          label={t('inspections.reference')}
          {...{ [TAKES_SCAN]: '' }}
          help={t('inspections.referenceHelp')}
          value={draft.reference}
          onChange={(words) => change({ reference: words })}
          error={wrong('reference')}
          isReadOnly={isReadOnly}
        />
      </div>
      {isAgainst ? null : note}
    </>
  );
}
