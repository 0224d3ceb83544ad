// The form of an edit: languages, fields by group, what prevents saving, what is missing, save and discard.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { EditSaved, FieldError, Json, PassportEdit } from '../../../../server/contract/index.ts';
import { CompletenessCard, CompletenessFound } from '../../../completeness/completeness.tsx';
import { useT } from '../../../i18n/index.ts';
import { Refused } from '../../../lib/api.ts';
import { type Committed, commit } from '../../../lib/commit.ts';
import { BackLink, cx, ErrorBox, Foreign, Loading, original, Page, toast } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import styles from '../passports.module.css';
import { isObject, languagesIn, type Path, withValue } from './document.ts';
import { EditShapes } from './edit-shapes.tsx';
import own from './editing.module.css';
import { EditingContext } from './editors.tsx';
import { Group } from './group.tsx';
import { Conflict, Ended } from './interrupted.tsx';
import { Languages } from './languages.tsx';
import { Outdated } from './outdated.tsx';
import { saveEdit, usePassportForm } from './queries.ts';
import { SaveBar } from './save-bar.tsx';
import { showMistakes, ToCorrect } from './to-correct.tsx';
import { forgetAutosave, useAutosave } from './use-autosave.ts';

const NONE: readonly FieldError[] = [];

interface WorkProps {
  readonly edit: PassportEdit;
  /** Reads the edit again, to see whether its passport was changed. */
  readonly refresh: () => Promise<unknown>;
}

export function Work({ edit, refresh }: WorkProps) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [{ document, review, state, fault }, autosave] = useAutosave(edit);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [saysMissing, setSaysMissing] = useState(edit.dppCode !== undefined);
  /** Set once the edit was saved: what was entered meanwhile is still here. */
  const [savedAs, setSavedAs] = useState<EditSaved['dppCode']>();
  const [notSaved, setNotSaved] = useState<unknown>();
  const [late, setLate] = useState<readonly FieldError[]>(NONE);
  const category = String(document.category ?? 'other');
  const { data: form, error } = usePassportForm(category, category === 'battery' ? String(document.batteryCategory ?? '') : '');
  const fallback = String(document.defaultLanguage ?? 'en');
  const mistakes = useMemo(() => [...review.mistakes, ...late], [review.mistakes, late]);
  const byField = useStable(mistakes);

  const onChange = useCallback(
    (path: Path, value: Json | undefined) => {
      const next = withValue(autosave.get().document, path, value);
      setLate(NONE);
      autosave.change(isObject(next) ? next : {});
    },
    [autosave],
  );
  const onNone = useCallback((name: string, none: boolean) => onChange([name], none ? [] : undefined), [onChange]);
  const languages = useMemo(
    () => [...new Set([...(form === undefined ? [fallback] : languagesIn(form, document, fallback)), ...added])],
    [form, document, fallback, added],
  );
  const tags = languages.join(' ');
  const editing = useMemo(() => ({ languages: tags.split(' '), saysMissing, onChange }), [tags, saysMissing, onChange]);

  const save = (over?: string) => {
    const attempt = async (pass: Committed): Promise<void> => {
      setNotSaved(undefined);
      setSaysMissing(true);
      const kept = await autosave.flush();
      if (kept.state !== 'kept') return;
      if (kept.review.mistakes.length > 0) return showMistakes();
      try {
        const { dppCode, isPublished } = await saveEdit(
          edit.id,
          { revision: kept.review.revision, ...(over === undefined ? {} : { over }) },
          pass,
        );
        setSavedAs(dppCode);
        await passportsChanged(client);
        if (autosave.get().document !== kept.document) return void (await autosave.flush());
        forgetAutosave(edit.id);
        await navigate({ to: '/passports/$id', params: { id: original(dppCode) } });
        // After the navigation, because it closes messages.
        toast('good', t(isPublished ? 'edit.savedAgain' : 'edit.saved'));
      } catch (thrown) {
        const errors = thrown instanceof Refused ? (thrown.problem.errors ?? NONE) : NONE;
        if (errors[0]?.code === 'passport-changed') return void (await refresh());
        if (errors[0]?.code === 'edit-changed') {
          // Either more was entered here, or the autosave learns of the other window with its next request.
          autosave.change(autosave.get().document);
          const { state, review } = await autosave.flush();
          return state === 'kept' && review.revision > kept.review.revision ? attempt(pass) : undefined;
        }
        const placed = errors.filter(({ pointer }) => pointer !== undefined);
        setLate(placed);
        if (placed.length === 0) setNotSaved(thrown);
      }
    };
    return commit(attempt).catch(setNotSaved);
  };

  const name = isObject(document.productName) ? document.productName[fallback] : undefined;
  const interrupted = state === 'conflict' || state === 'gone';
  return (
    <Page
      title={
        typeof name === 'string' && name !== '' ? (
          <Foreign text={name} size="line" />
        ) : (
          t(edit.dppCode === undefined ? 'edit.new' : 'edit.title')
        )
      }
      lead={
        <span>
          {t('edit.code')} <Foreign as="code" text={review.code} size="line" />
        </span>
      }
      actions={<BackLink to="/passports">{t('passports.toList')}</BackLink>}
    >
      {notSaved === undefined ? null : <ErrorBox error={notSaved} />}
      {state === 'failed' ? <ErrorBox title={t('edit.failed')} error={fault} onRetry={() => void autosave.flush()} /> : null}
      {state === 'conflict' ? <Conflict edit={edit} document={document} autosave={autosave} /> : null}
      {state === 'gone' ? <Ended edit={savedAs === undefined ? edit : { ...edit, dppCode: savedAs }} document={document} /> : null}
      {edit.outdated === undefined || interrupted ? null : (
        <Outdated outdated={edit.outdated} revision={review.revision} refresh={refresh} onSave={save} />
      )}
      <div className={styles.columns}>
        <div className={styles.mainColumn} data-takes-scan>
          <Languages
            languages={languages}
            onDefault={(language) => onChange(['defaultLanguage'], language)}
            onAdd={(language) => setAdded([...added, language])}
          />
          {error ? <ErrorBox error={error} /> : null}
          {form === undefined ? (
            <Loading />
          ) : (
            <EditingContext value={editing}>
              {form.groups.map((group) => (
                <Group key={group.id} group={group} document={document} mistakes={byField} onNone={onNone} />
              ))}
            </EditingContext>
          )}
        </div>
        <div className={cx(styles.sideColumn, own.side)}>
          {form === undefined ? null : <ToCorrect form={form} mistakes={mistakes} onRemove={(path) => onChange(path, undefined)} />}
          <CompletenessCard shapes={form === undefined ? null : <EditShapes id={edit.id} kept={autosave.get()} form={form} />}>
            <CompletenessFound completeness={review.completeness} of="form" />
          </CompletenessCard>
        </div>
      </div>
      <SaveBar edit={edit} kept={autosave.get()} canSave={!interrupted && edit.outdated === undefined} onSave={() => void save()} />
    </Page>
  );
}

/** The mistakes by field. While the mistakes of a field stay the same, so does their list object: the row is not rendered again. */
function useStable(mistakes: readonly FieldError[]): ReadonlyMap<string, readonly FieldError[]> {
  const before = useRef<ReadonlyMap<string, readonly FieldError[]>>(new Map());
  return useMemo(() => {
    const groups = Map.groupBy(mistakes, ({ pointer = '' }) => pointer.split('/')[1] ?? '');
    before.current = new Map(
      [...groups].map(([field, found]) => {
        const old = before.current.get(field);
        return [field, old !== undefined && JSON.stringify(old) === JSON.stringify(found) ? old : found];
      }),
    );
    return before.current;
  }, [mistakes]);
}
