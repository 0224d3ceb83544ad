// The screen on which a passport is edited. Entries are kept as they are typed; saving makes them a passport.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FilePenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Refused } from '../../../lib/api.ts';
import { Button, EmptyState, ErrorBox, Loading, Page } from '../../../ui/index.ts';
import { readEdit } from './queries.ts';
import { heldEdit } from './use-autosave.ts';
import { Work } from './work.tsx';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  // Read once: from then on, this window has the newest entries.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['edit', id],
    queryFn: () => readEdit(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const held = useMemo(() => heldEdit(id), [id]);
  const edit = data ?? held;
  if (edit !== undefined) return <Work key={edit.id} edit={edit} refresh={refetch} />;
  if (error === null || isFetching) return <Loading />;
  const isGone = error instanceof Refused && error.problem.status === 404;
  return (
    <Page title={t('edit.title')}>
      {isGone ? (
        <EmptyState
          icon={<FilePenLine aria-hidden />}
          title={t('edit.gone')}
          actions={<Button onPress={() => navigate({ to: '/passports' })}>{t('passports.toList')}</Button>}
        >
          {t('edit.goneText')}
        </EmptyState>
      ) : (
        <ErrorBox error={error} onRetry={() => refetch()} />
      )}
    </Page>
  );
}
