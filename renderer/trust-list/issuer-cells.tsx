// Table cells and lists that describe an issuer in the same words everywhere.
import type { CertificateFacts, Foreign as ForeignText, UnknownIssuer } from '../../server/contract/index.ts';
import { type Format, type Translate, useFormat, useT } from '../i18n/index.ts';
import { Badge, type Column, Foreign, original, shown, useNow } from '../ui/index.ts';
import { roleWords } from './role-words.ts';
import styles from './trust.module.css';

const TONE = { granted: 'good', suspended: 'warn', withdrawn: 'bad' } as const;

interface NameProps {
  readonly did: ForeignText;
  readonly name?: ForeignText;
  readonly country?: ForeignText;
  readonly role?: ForeignText;
  readonly types?: readonly ForeignText[];
  readonly certificate?: CertificateFacts;
}

function IssuerName({ did, name = did, country, role = '', types, certificate }: NameProps) {
  const t = useT();
  const format = useFormat();
  const about = [
    country === undefined ? '' : shown(format.country(original(country))),
    roleWords(original(role), t),
    types === undefined ? '' : t('trust.onlyFor', { types: shown(types.join(', ')) || '–' }),
  ];
  return (
    <div className={styles.lines}>
      <Foreign as="span" className={styles.strong} text={name} />
      <Foreign as="span" className={styles.did} text={did} />
      {certificate === undefined ? null : <span className={styles.muted}>{certificateWords(certificate, t, format)}</span>}
      <span className={styles.muted}>{about.filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** `Certificate of CN=Root CA, valid from … until …` */
export const certificateWords = ({ subject, validFrom, validUntil }: CertificateFacts, t: Translate, format: Format): string =>
  t('trust.certificate', { subject: shown(subject), from: format.date(validFrom), until: format.date(validUntil) });

interface StandingProps {
  readonly status: keyof typeof TONE;
  readonly since?: string;
}

/** A status that takes effect on a future date is a warning until then. */
function Standing({ status, since }: StandingProps) {
  const t = useT();
  const now = useNow();
  const format = useFormat();
  const isToCome = since !== undefined && Date.parse(since) > now;
  return (
    <div className={styles.lines}>
      <Badge tone={isToCome ? 'warn' : TONE[status]}>{t(`trust.status.${status}`)}</Badge>
      {since === undefined ? null : (
        <span className={styles.muted}>{t(isToCome ? 'trust.from' : 'trust.since', { date: format.date(since) })}</span>
      )}
    </div>
  );
}

/** The first columns of every table of issuers. */
export const issuerColumns = <Row extends NameProps & StandingProps>(t: Translate): readonly Column<Row>[] => [
  {
    id: 'name',
    header: t('trust.name'),
    track: 'minmax(14rem, 1.6fr)',
    cell: (issuer) => <IssuerName {...issuer} />,
  },
  {
    id: 'state',
    header: t('trust.stateOf'),
    track: 'minmax(9rem, 0.6fr)',
    cell: (issuer) => <Standing {...issuer} />,
  },
];

export function MetIssuers({ issuers }: { readonly issuers: readonly UnknownIssuer[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={styles.entries}>
      {issuers.map(({ id, claimedName, inspections, lastAt }) => (
        <li key={original(id)}>
          <Foreign as="p" className={styles.did} text={id} />
          {claimedName === undefined ? null : <p>{t('trust.claims', { name: shown(claimedName) })}</p>}
          <p className={styles.muted}>{t('trust.met', { count: inspections, date: format.dateTime(lastAt) })}</p>
        </li>
      ))}
    </ul>
  );
}
