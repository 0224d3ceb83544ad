// Banners for new files in the watched folder: they lead to a preview; nothing is imported automatically.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileWarning, FolderSearch, Usb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WatchOffer, WatchProblem, WatchState } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, ErrorBox, Foreign, shown, toast } from '../../ui/index.ts';
import { watchQuery } from '../../workbench/watched-folder.ts';

const ImportDialog = lazy(async () => ({ default: (await import('../../trust-list/import-dialog.tsx')).ImportDialog }));

export function Found() {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(watchQuery);
  const [list, setList] = useState<{ readonly id: string; readonly text: string }>();
  const [asked, setAsked] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const settle = async (id: string) => client.setQueryData<WatchState>(watchQuery.queryKey, await api.settleWatched(id));

  const look = async ({ id, kind }: WatchOffer) => {
    setFault(undefined);
    setAsked(id);
    try {
      if (kind === 'trust') setList({ id, text: (await api.watchedText(id)).text });
      else {
        await api.bringWatched(id);
        await client.invalidateQueries({ queryKey: ['packs'] });
        await navigate({ to: '/packs' });
      }
    } catch (thrown) {
      setFault(thrown);
    } finally {
      setAsked(undefined);
    }
  };

  return (
    <>
      {fault === undefined ? null : <ErrorBox title={t('watch.notRead')} error={fault} />}
      {(data?.offers ?? []).map((offer) => (
        <Offer
          key={offer.id}
          offer={offer}
          busy={asked === offer.id}
          onLook={() => void look(offer)}
          onDismiss={() => void settle(offer.id)}
        />
      ))}
      {(data?.problems ?? []).map((problem) => (
        <Wrong key={problem.id} problem={problem} onDismiss={() => void settle(problem.id)} />
      ))}
      {list === undefined ? null : (
        <Suspense>
          <ImportDialog
            text={list.text}
            onClose={() => setList(undefined)}
            onDone={async (overview) => {
              setList(undefined);
              client.setQueryData(['trust'], overview);
              await client.invalidateQueries({ predicate: ({ queryKey }) => ['trust', 'state', 'watch'].includes(String(queryKey[0])) });
              toast('good', t('trust.done', { sequence: overview.summary.sequence ?? 0 }));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface OfferProps {
  readonly offer: WatchOffer;
  readonly busy: boolean;
  readonly onLook: () => void;
  readonly onDismiss: () => void;
}

function Offer({ offer: { kind, name, folder, by, sequence, issuedAt, selection }, busy, onLook, onDismiss }: OfferProps) {
  const t = useT();
  const format = useFormat();
  const what = { sequence, by: shown(by), date: format.date(issuedAt) };
  return (
    <Banner
      tone="quiet"
      icon={<Usb aria-hidden />}
      onDismiss={onDismiss}
      action={
        <Button isDisabled={busy} onPress={onLook}>
          {t(busy ? 'watch.reading' : 'watch.look')}
        </Button>
      }
    >
      {kind === 'trust' ? t('watch.trust', what) : selection ? t('watch.selection', what) : t('watch.pack', what)}{' '}
      <small>{t('watch.where', { name: shown(name), folder: shown(folder) })}</small>
    </Banner>
  );
}

const READING = {
  'taken-out': 'watch.takenOut',
  'no-permission': 'watch.noPermission',
  'read-error': 'watch.readError',
  'still-written': 'watch.stillWritten',
  'not-a-pack': 'watch.notAPack',
} as const;
const isReading = (code: string): code is keyof typeof READING => Object.hasOwn(READING, code);

function Wrong({ problem, onDismiss }: { readonly problem: WatchProblem; readonly onDismiss: () => void }) {
  const t = useT();
  const { name, folder, code, count, atLeast } = problem;
  if (count !== undefined) {
    return (
      <Banner tone="quiet" icon={<FolderSearch aria-hidden />} onDismiss={onDismiss}>
        {t(code === 'deeper' ? 'watch.deeper' : atLeast ? 'watch.tooManyAtLeast' : 'watch.tooMany', { count })}{' '}
        <Foreign as="small" text={folder} />
      </Banner>
    );
  }
  const what = { name: shown(name === '' ? folder : name) };
  return (
    <Banner tone={code === 'still-written' ? 'quiet' : 'warn'} icon={<FileWarning aria-hidden />} onDismiss={onDismiss}>
      {t(isReading(code) ? READING[code] : 'watch.noGood', what)}{' '}
      <small>
        <Foreign text={folder} />
        {isReading(code) ? null : ` · ${t('common.errorCode', { code })}`}
      </small>
    </Banner>
  );
}
