// Notes and photos of a run, or of one of its items, and a form that adds to them while the run is not closed.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera, ImagePlus, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RunDetail, RunNote, RunPhoto } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { commit, Withheld } from '../lib/commit.ts';
import { requestIds } from '../lib/request-ids.ts';
import { withKeys } from '../lib/with-keys.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { Picture } from '../ui/content/picture.tsx';
import { Button, Card, ErrorBox, Field, Foreign, Form, shown, toast } from '../ui/index.ts';
import { runs } from './calls.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { runsChanged, useRunDetail } from './queries.ts';
import styles from './runs.module.css';

/** The workbench's limit, checked before sending. */
const LARGEST = 8 * 1024 * 1024;
const LONGEST = 4000;

/** Notes and photos of one item; renders nothing for an item without a run. */
export function ItemAttachments({ run, inspection }: { readonly run: string | undefined; readonly inspection: number }) {
  const { data } = useRunDetail(run);
  return data === undefined ? null : <Attachments key={inspection} run={data} inspection={inspection} />;
}

export interface AttachmentsProps {
  readonly run: RunDetail;
  /** Shows only notes and photos of this item. If absent, shows all of them, and new ones belong to the run. */
  readonly inspection?: number;
}

export function Attachments({ run, inspection }: AttachmentsProps) {
  const t = useT();
  const isShown = (one: RunNote | RunPhoto) => inspection === undefined || one.inspection === inspection;
  const notes = run.notes.filter(isShown);
  const photos = run.photos.filter(isShown);
  const isClosed = run.state === 'closed';
  if (isClosed && inspection !== undefined && notes.length + photos.length === 0) return null;
  return (
    <Card title={t('runs.notes')} icon={<StickyNote aria-hidden />}>
      {notes.length + photos.length === 0 ? <p className={styles.muted}>{t('runs.notesNone')}</p> : null}
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {withKeys(notes, ({ at }) => at).map(({ key, item: note }) => (
            <li key={key}>
              <p className={styles.text}>{note.text}</p>
              <Origin of={note} isAlone={inspection !== undefined} />
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={`${photo.sha256}-${photo.inspection}`}>
              <Photo photo={photo} />
              <Origin of={photo} isAlone={inspection !== undefined} />
            </li>
          ))}
        </ul>
      ) : null}
      {isClosed ? null : <Add run={run} inspection={inspection} />}
    </Card>
  );
}

export function Photo({ photo: { name, sha256, isErased }, isWhole = false }: { readonly photo: RunPhoto; readonly isWhole?: boolean }) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  return (
    <>
      {isErased ? (
        <p>{t('erased.photo')}</p>
      ) : failed ? (
        <p role="alert">{t('runs.photoDamaged')}</p>
      ) : (
        <Picture src={runs.photoAt(sha256)} alt={t('runs.photoAlt', { name: shown(name) })} onFail={() => setFailed(true)} />
      )}
      <Foreign as="p" text={name} size="line" />
      <p className={styles.muted}>
        {t('runs.photoHash')} <code title={sha256}>{isWhole ? sha256 : `${sha256.slice(0, 16)}…`}</code>
      </p>
    </>
  );
}

function Origin({ of: { at, officer, inspection, signedIn }, isAlone }: { readonly of: RunNote | RunPhoto; readonly isAlone: boolean }) {
  const t = useT();
  const format = useFormat();
  const about = inspection === undefined ? t('runs.noteOfRun') : t('runs.noteOf', { id: inspection });
  return (
    <p className={styles.muted}>
      {isAlone ? '' : `${about} · `}
      {officer}
      <HowSigned signedIn={signedIn} /> · <time dateTime={at}>{format.dateTime(at)}</time>
    </p>
  );
}

function Add({ run, inspection }: { readonly run: RunDetail; readonly inspection: number | undefined }) {
  const t = useT();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isTaking, setTaking] = useState(false);
  /** Photos that the workbench has not taken. */
  const [left, setLeft] = useState<readonly File[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  // The same note is written once, even if it is sent again after a lost answer.
  const [ids] = useState(requestIds);
  const { officer } = run;
  const about = inspection === undefined ? {} : { inspection };

  const note = useMutation({
    mutationFn: (words: string) =>
      commit((pass) => runs.note(run.id, { requestId: ids.of([run.id, words, about]), officer, text: words, ...about }, pass)),
    onSuccess: () => {
      ids.done();
      setText('');
      runsChanged(client);
    },
  });
  const photo = useMutation({
    mutationFn: (files: readonly File[]) =>
      commit(async (pass) => {
        for (const [at, file] of files.entries()) {
          setLeft(files.slice(at));
          if (file.size > LARGEST) toast('bad', t('runs.photoTooLarge', { name: shown(file.name) }));
          else await runs.photo(run.id, { officer, name: file.name, bytes: file, ...about }, pass);
        }
      }),
    onSettled: () => runsChanged(client),
  });
  const isTold = (fault: Error | null) => fault !== null && !(fault instanceof Withheld);
  return (
    <Form className={styles.form} onSubmit={() => text.trim() !== '' && !note.isPending && note.mutate(text.trim())}>
      <Field label={t('runs.note')} lines={2} maxLength={LONGEST} value={text} onChange={setText} />
      {isTold(note.error) ? <ErrorBox error={note.error} /> : null}
      {isTold(photo.error) ? (
        <ErrorBox
          title={t('runs.photosLeft', { count: left.length, name: shown(left[0]?.name ?? '') })}
          error={photo.error}
          onRetry={() => photo.mutate(left)}
        />
      ) : null}
      <div className={styles.row}>
        <Button type="submit" icon={<StickyNote aria-hidden />} isDisabled={text.trim() === '' || note.isPending}>
          {t('runs.noteAdd')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          multiple
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) photo.mutate(files);
          }}
        />
        <Button icon={<ImagePlus aria-hidden />} isDisabled={photo.isPending} onPress={() => picker.current?.click()}>
          {t('runs.photoChoose')}
        </Button>
        <Button icon={<Camera aria-hidden />} isDisabled={photo.isPending} onPress={() => setTaking(true)}>
          {t('runs.photoTake')}
        </Button>
      </div>
      {isTaking ? (
        <PhotoDialog
          onClose={() => setTaking(false)}
          onTaken={(taken) => {
            setTaking(false);
            photo.mutate([taken]);
          }}
        />
      ) : null}
    </Form>
  );
}
