// The trust screen: the list in force and its age, import of a newer one, issuers, status lists, history.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUp, Undo2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { ImportDialog } from '../../trust-list/import-dialog.tsx';
import { trustChanged, useTrust } from '../../trust-list/queries.ts';
import styles from '../../trust-list/trust.module.css';
import { Button, Card, ErrorBox, Loading, Page, shown, toast } from '../../ui/index.ts';
import { AddIssuer } from './add-issuer.tsx';
import { Clock } from './clock.tsx';
import { History } from './history.tsx';
import { InForce } from './in-force.tsx';
import { Issuers } from './issuers.tsx';
import { Recalls } from './recalls.tsx';
import { StatusLists } from './status-lists.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { Unknown } from './unknown.tsx';

/** The largest file, in bytes: with the JSON around it, it fits into one request body of the workbench. */
const MAX_BYTES = 64 * 1024 * 1024;

export default function Route() {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { data: trust, error, refetch } = useTrust();
  const [text, setText] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const [fault, setFault] = useState<unknown>();

  const choose = async (file: File) => {
    setFault(undefined);
    const name = shown(file.name);
    if (file.size > MAX_BYTES) return setFault(new Error(t('trust.tooLarge', { name, limit: format.bytes(MAX_BYTES) })));
    try {
      setText((await file.text()).trim());
    } catch {
      setFault(new Error(t('trust.unreadable', { name })));
    }
  };

  if (trust === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <Page
      title={t('trust.title')}
      lead={t('trust.lead')}
      actions={
        <>
          {trust.canUndo ? (
            <Button icon={<Undo2 aria-hidden />} onPress={() => setUndoing(true)}>
              {t('trust.undo')}
            </Button>
          ) : null}
          <Button icon={<UserPlus aria-hidden />} onPress={() => setAdding(true)}>
            {t('trust.add')}
          </Button>
          <FileTrigger
            onSelect={(files) => {
              const file = files?.[0];
              if (file) void choose(file);
            }}
          >
            <Button kind="primary" icon={<FileUp aria-hidden />}>
              {t('trust.import')}
            </Button>
          </FileTrigger>
        </>
      }
    >
      {fault === undefined ? null : <ErrorBox error={fault} />}
      <div className={styles.cards}>
        {trust.clock.suspect ? <Clock clock={trust.clock} onDone={(overview) => trustChanged(client, overview)} /> : null}
        <Recalls onDone={(overview) => trustChanged(client, overview)} />
        <InForce trust={trust} />
        <Issuers
          issuers={trust.issuers}
          restrictions={trust.restrictions}
          onRestrict={async (did, body) => {
            await trustChanged(client, await api.restrictIssuer(did, body));
            toast('good', t('trust.restrictDone'));
          }}
          onLift={async (did, given) => {
            await trustChanged(client, await api.liftRestrictions(did, given));
            toast('good', t('trust.liftDone'));
          }}
          onRemove={async (did, given) => {
            await trustChanged(client, await api.removeIssuer(did, given));
            toast('good', t('trust.removed'));
          }}
        />
        <StatusLists lists={trust.statusLists} />
        <Unknown />
        <History log={trust.log} />
        <Card title={t('office.link')}>
          <p>{t('office.linkLead')}</p>
          <Link to="/trust/keep" className={styles.way}>
            {t('office.title')}
          </Link>
        </Card>
      </div>
      {text === undefined ? null : (
        <ImportDialog
          text={text}
          onClose={() => setText(undefined)}
          onDone={async (overview) => {
            setText(undefined);
            await trustChanged(client, overview);
            toast('good', t('trust.done', { sequence: overview.summary.sequence ?? 0 }));
          }}
        />
      )}
      {adding ? <AddIssuer onClose={() => setAdding(false)} onDone={(overview) => trustChanged(client, overview)} /> : null}
      {undoing ? <UndoDialog onClose={() => setUndoing(false)} onDone={(overview) => trustChanged(client, overview)} /> : null}
    </Page>
  );
}
