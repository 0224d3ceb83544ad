// One passport received from others, read-only: who states it, how it arrived, and its contents.
import { Link } from '@tanstack/react-router';
import { Inbox, Info } from 'lucide-react';
import { useFormat, useT } from '../../../i18n/index.ts';
import { BackLink, Card, ErrorBox, FactGroups, Facts, Foreign, Loading, Note, Page, SampleBadge, shown } from '../../../ui/index.ts';
import { DocumentText } from '../document-text.tsx';
import { CategoryBadge, StatusBadge } from '../marks.tsx';
import styles from '../passports.module.css';
import { useReceivedPassport } from '../queries.ts';
import { ReceivedBadge, ReceivedHow } from '../received-mark.tsx';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const format = useFormat();
  const { data: passport, error, refetch } = useReceivedPassport(id);
  if (passport === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  const { received } = passport;
  return (
    <Page
      title={
        <span className={styles.title}>
          <Foreign text={passport.productName} />
          <ReceivedBadge name={received.name} />
          {passport.sample ? <SampleBadge /> : null}
        </span>
      }
      lead={
        <span className={styles.lead}>
          <Foreign as="code" text={passport.dppCode} />
          <CategoryBadge category={passport.category} />
          <StatusBadge status={passport.dppStatus} />
        </span>
      }
      actions={<BackLink to="/passports">{t('received.toList')}</BackLink>}
    >
      <div className={styles.mainColumn}>
        {passport.ownToo ? (
          <Note>
            <p>
              {t('received.ownToo')}{' '}
              <Link to="/passports/$id" params={{ id: passport.dppCode }}>
                {t('received.openOwn')}
              </Link>
            </p>
          </Note>
        ) : null}
        <Card title={t('received.came')} icon={<Inbox aria-hidden />}>
          <Facts
            facts={[
              { label: t('received.speaker'), value: shown(received.name) },
              { label: t('received.key'), value: received.key && <code>{received.key}</code> },
              { label: t('received.came'), value: <ReceivedHow {...received} /> },
              { label: t('passports.updated'), value: format.dateTime(passport.lastUpdated) },
            ]}
          />
        </Card>
        <Card title={t('passports.facts')} icon={<Info aria-hidden />}>
          <FactGroups groups={passport.groups} open={1} />
        </Card>
        <DocumentText document={passport.document} />
      </div>
    </Page>
  );
}
