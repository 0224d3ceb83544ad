// Edits one issuer of the draft, with the fingerprints of its key document to compare.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DropZone } from 'react-aria-components';
import type { OfficeEntry } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { ActionDialog, Field, Fold, Foreign, Note, original, Select, shown, toast } from '../../ui/index.ts';
import { office } from './calls.ts';
import { ChooseFile, MAX_DOCUMENT_BYTES } from './choose-file.tsx';
import { drawFault } from './fault.tsx';
import { type Given, givenOf, toRequest } from './given.ts';
import { ListFields } from './list-fields.tsx';
import own from './office.module.css';
import { useChange } from './use-change.ts';

export interface IssuerDialogProps {
  /** The draft as it was when the dialog opened. */
  readonly version: string;
  readonly entry?: OfficeEntry | undefined;
  readonly onClose: () => void;
}

export function IssuerDialog({ version: present, entry, onClose }: IssuerDialogProps) {
  const t = useT();
  const format = useFormat();
  const [version] = useState(present);
  const [given, setGiven] = useState<Given>(() => givenOf(entry));
  const { make } = useChange();
  const document = given.document.trim();
  const { data: look } = useQuery({
    queryKey: ['office-document', document],
    queryFn: ({ signal }) => office.look(document, signal),
    enabled: document !== '',
    retry: false,
    gcTime: 0,
  });
  const set = (change: Partial<Given>) => setGiven((before) => ({ ...before, ...change }));
  const field = (name: 'name' | 'country' | 'role' | 'since' | 'types' | 'listIssuers' | 'document') => ({
    value: given[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  const did = entry?.did ?? look?.did;
  const another = entry !== undefined && look?.did !== undefined && look.did !== entry.did;
  const ready = did !== undefined && given.name.trim() !== '' && (document === '' || look?.did !== undefined) && !another;
  const keys = document === '' ? (entry?.keys ?? []).map(({ fingerprint }) => fingerprint) : (look?.fingerprints ?? []);
  const save = async () => {
    if (did !== undefined) await make(office.say(await toRequest(version, original(did), given, entry)));
  };
  const read = async (file: File | undefined) => {
    if (file !== undefined) set({ document: await file.text() });
  };
  return (
    <ActionDialog
      title={entry === undefined ? t('office.add') : t('office.changeTitle')}
      wide
      action={t(entry === undefined ? 'office.addDo' : 'office.saveDo')}
      isReady={ready}
      onClose={onClose}
      run={save}
      done={t(entry === undefined ? 'office.added' : 'office.saved')}
      faultOf={drawFault}
    >
      {entry === undefined ? null : <Foreign as="p" className={styles.did} text={entry.did} />}
      <DropZone
        className={own.drop ?? ''}
        aria-label={t('office.documentDrop')}
        onDrop={async ({ items }) => {
          const [item] = items.filter((one) => one.kind === 'file');
          const file = await item?.getFile();
          if (file === undefined) return;
          const limit = format.bytes(MAX_DOCUMENT_BYTES);
          if (file.size > MAX_DOCUMENT_BYTES) toast('bad', t('office.tooLarge', { name: shown(file.name), limit }));
          else await read(file);
        }}
      >
        <ChooseFile label={t('office.documentChoose')} maxBytes={MAX_DOCUMENT_BYTES} onFiles={([file]) => read(file)} />
        <Field
          label={t('trust.document')}
          help={
            look?.did === undefined
              ? t(entry === undefined ? 'office.documentHelp' : 'office.documentKept')
              : t('trust.documentOf', { did: shown(look.did), count: look.fingerprints.length })
          }
          lines={4}
          mono
          error={another ? t('office.documentAnother') : look?.fault}
          {...field('document')}
        />
      </DropZone>
      {keys.length === 0 ? null : (
        <Note>
          <p>{t('office.compare')}</p>
          {keys.map((fingerprint) => (
            <p key={fingerprint}>
              <code className={styles.key}>{fingerprint}</code>
            </p>
          ))}
        </Note>
      )}
      <Field label={t('trust.name')} {...field('name')} maxLength={500} />
      <div className={own.pair}>
        <Field label={t('trust.country')} help={t('trust.countryHelp')} {...field('country')} maxLength={2} />
        <Field label={t('trust.member.role')} help={t('office.roleHelp')} {...field('role')} maxLength={500} />
      </div>
      <div className={own.pair}>
        <Select
          label={t('trust.member.status')}
          options={(['granted', 'suspended', 'withdrawn'] as const).map((value) => ({ value, label: t(`trust.status.${value}`) }))}
          value={given.status}
          onChange={(status) => set({ status })}
        />
        <Field label={t('trust.member.since')} help={t('office.sinceHelp')} type="date" {...field('since')} />
      </div>
      <ListFields given={given} entry={entry} onChange={set} />
      <Fold title={t('office.more')} open={given.types !== '' || given.listIssuers !== ''}>
        <div className={styles.form}>
          <Field label={t('trust.member.types')} help={t('office.typesHelp')} lines={3} mono {...field('types')} />
          <Field label={t('trust.member.listIssuers')} help={t('office.listIssuersHelp')} lines={2} mono {...field('listIssuers')} />
        </div>
      </Fold>
    </ActionDialog>
  );
}
