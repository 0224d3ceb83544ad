// One passport: identity, missing fields, facts, materials, certificates, signed copies, code, events.
import { useNavigate } from '@tanstack/react-router';
import {
  CalendarRange,
  FileBadge,
  GitCompareArrows,
  History as HistoryIcon,
  IdCard,
  Info,
  Layers,
  Leaf,
  LinkIcon,
  ScanLine,
  ScrollText,
  ShieldCheck,
  Tag,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Refused } from '../../../lib/api.ts';
import {
  BackLink,
  Button,
  Card,
  EmptyState,
  ErrorBox,
  FactGroups,
  Facts,
  Fold,
  Foreign,
  Loading,
  Page,
  SampleBadge,
} from '../../../ui/index.ts';
import { DocumentText } from '../document-text.tsx';
import { Begin } from '../editing/begin.tsx';
import { CategoryBadge, StatusBadge } from '../marks.tsx';
import styles from '../passports.module.css';
import { Publish } from '../publishing/publish.tsx';
import { usePassport } from '../queries.ts';
import { SupplyChain } from '../supply-chain/supply-chain.tsx';
import { Addresses } from './addresses.tsx';
import { Certificates } from './certificates.tsx';
import { CompletenessByDay } from './completeness-by-day.tsx';
import { Credentials } from './credentials.tsx';
import { Footprint } from './footprint.tsx';
import { History } from './history.tsx';
import { Materials } from './materials.tsx';
import { PassportShapes } from './passport-shapes.tsx';
import { QrCode } from './qr-code.tsx';
import { Readers } from './readers.tsx';
import { Standing } from './standing.tsx';
import { copyOf, useInspectCopy } from './use-inspect-copy.ts';

/** Open at first: product and responsible operator. */
const OPEN_GROUPS = 2;

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const [fault, setFault] = useState<unknown>();
  const { inspect, error: notInspected } = useInspectCopy();
  const { data: passport, error, isPending, refetch } = usePassport(id);
  if (isPending) return <Loading />;
  if (passport === undefined) {
    const gone = error instanceof Refused && error.problem.status === 404;
    return (
      <Page title={id}>
        {gone ? (
          <EmptyState
            icon={<IdCard aria-hidden />}
            title={t('passports.noSuch', { code: id })}
            actions={<Button onPress={() => navigate({ to: '/passports' })}>{t('passports.toList')}</Button>}
          >
            {t('passports.noSuchText')}
          </EmptyState>
        ) : (
          <ErrorBox error={error} onRetry={() => refetch()} />
        )}
      </Page>
    );
  }

  const copy = copyOf(passport.credentials);
  // The list has the name in the manufacturer's language, the facts are in the reader's.
  const name = passport.groups.flatMap(({ facts }) => facts).find(({ field }) => field === 'productName')?.value ?? passport.productName;
  const identity = [
    { label: t('passports.manufacturer'), value: <Foreign text={passport.manufacturer} /> },
    { label: t('passports.gtin'), value: passport.gtin ? <Foreign as="code" text={passport.gtin} /> : undefined },
    { label: t('passports.serial'), value: passport.serial ? <Foreign as="code" text={passport.serial} /> : undefined },
    { label: t('passports.batch'), value: passport.batch ? <Foreign as="code" text={passport.batch} /> : undefined },
    { label: t('passports.updated'), value: format.dateTime(passport.lastUpdated) },
    { label: t('passports.verifiedAt'), value: passport.verifiedAt ? format.dateTime(passport.verifiedAt) : t('passports.never') },
    { label: t('passports.languages'), value: passport.languages.map(format.language).join(', ') || t('common.unknown') },
  ];

  return (
    <Page
      title={
        <span className={styles.title}>
          <Foreign text={name} size="line" />
          {passport.sample ? <SampleBadge /> : null}
        </span>
      }
      lead={
        <span className={styles.lead}>
          <Foreign as="code" text={passport.dppCode} size="line" />
          <CategoryBadge category={passport.category} />
          <StatusBadge status={passport.dppStatus} />
        </span>
      }
      actions={
        <>
          <BackLink to="/passports">{t('passports.toList')}</BackLink>
          {copy === undefined ? null : (
            <Button icon={<ScanLine aria-hidden />} onPress={() => void inspect(copy)}>
              {t('passports.inspect')}
            </Button>
          )}
          {passport.published && passport.standing?.state !== 'revoked' ? (
            <Button icon={<Tag aria-hidden />} onPress={() => navigate({ to: '/print/labels/$id', params: { id } })}>
              {t('labels.button')}
            </Button>
          ) : null}
          <Button icon={<GitCompareArrows aria-hidden />} onPress={() => navigate({ to: '/compare/$id', params: { id } })}>
            {t('compare.button')}
          </Button>
          <Begin passport={passport} onFault={setFault} />
          {passport.standing?.state === 'revoked' ? null : <Publish passport={passport} />}
        </>
      }
    >
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {fault === undefined ? null : <ErrorBox error={fault} />}
      {notInspected === undefined ? null : <ErrorBox error={notInspected} />}
      <div className={styles.columns}>
        <div className={styles.mainColumn}>
          <Card title={t('passports.identity')} icon={<IdCard aria-hidden />}>
            <Facts facts={identity} />
          </Card>
          <Card title={t('passports.materials')} icon={<Layers aria-hidden />}>
            <Materials materials={passport.materials} />
          </Card>
          {passport.document.carbonFootprint === undefined ? null : (
            <Card title={t('footprint.title')} icon={<Leaf aria-hidden />}>
              <Footprint dppCode={id} />
            </Card>
          )}
          <Card title={t('passports.facts')} icon={<Info aria-hidden />}>
            <FactGroups groups={passport.groups} open={OPEN_GROUPS} />
          </Card>
          <Card title={t('chain.title')} icon={<CalendarRange aria-hidden />}>
            <SupplyChain events={passport.events} />
          </Card>
          <Card title={t('passports.credentials')} icon={<ScrollText aria-hidden />}>
            <Credentials passport={passport} />
          </Card>
          <Card title={t('passports.forms')} icon={<LinkIcon aria-hidden />}>
            <Addresses passport={passport} />
          </Card>
          <Card title={t('readers.title')} icon={<Users aria-hidden />}>
            <Fold title={t('readers.show')}>
              <Readers dppCode={id} />
            </Fold>
          </Card>
          <DocumentText document={passport.document} />
        </div>
        <div className={styles.sideColumn}>
          <CompletenessByDay key={id} dppCode={id} completeness={passport.completeness} shapes={<PassportShapes dppCode={id} />} />
          <QrCode passport={passport} />
          {passport.published ? (
            <Card title={t('passports.standing')} icon={<ShieldCheck aria-hidden />}>
              <Standing passport={passport} />
            </Card>
          ) : null}
          <Card title={t('passports.certificates')} icon={<FileBadge aria-hidden />}>
            <Certificates certificates={passport.certificates} />
          </Card>
          <Card title={t('history.title')} icon={<HistoryIcon aria-hidden />}>
            <History dppCode={id} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
