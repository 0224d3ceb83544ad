// One row for each member of an issuer's entry that changes, in plain words.
import type { ReactNode } from 'react';
import type { Foreign as ForeignText, IssuerDifference, KeyFacts } from '../../server/contract/index.ts';
import type { Format, Translate } from '../i18n/index.ts';
import { Foreign, original, shown } from '../ui/index.ts';
import type { Row } from './compared.tsx';
import { roleWords } from './role-words.ts';
import styles from './trust.module.css';

type TextMember = 'status' | 'since' | 'name' | 'country' | 'role';

export const rowsOf = (differences: readonly IssuerDifference[], t: Translate, format: Format): Row[] =>
  differences.map((difference) => ({
    id: difference.member,
    label: t(`trust.member.${difference.member}`),
    ...sides(difference, t, format),
  }));

function sides(difference: IssuerDifference, t: Translate, format: Format): Pick<Row, 'before' | 'after'> {
  switch (difference.member) {
    case 'types':
    case 'listIssuers':
    case 'windows':
    case 'scope':
    case 'alwaysDisclosed': {
      const all = t(ABSENT[difference.member]);
      const none = t(difference.member === 'types' ? 'trust.noTypes' : 'trust.nobodyElse');
      const words = (values: readonly ForeignText[] | undefined) =>
        values === undefined ? all : values.length === 0 ? none : <Lines values={values} />;
      return { before: words(difference.before), after: words(difference.after) };
    }
    case 'keys':
      return { before: keyLines(difference.before, t, format), after: keyLines(difference.after, t, format) };
    case 'document':
      return { before: '', after: t('trust.documentRest') };
    default: {
      const words = (value: ForeignText | undefined) =>
        value === undefined ? t('trust.notSaid') : wordsOf(difference.member, value, t, format);
      return { before: words(difference.before), after: words(difference.after) };
    }
  }
}

const ABSENT = {
  types: 'trust.allTypes',
  listIssuers: 'trust.nobodyElse',
  windows: 'trust.notSaid',
  scope: 'trust.allProducts',
  alwaysDisclosed: 'trust.notSaid',
} as const;

function wordsOf(member: TextMember, text: ForeignText, t: Translate, format: Format): string {
  const value = original(text);
  switch (member) {
    case 'status':
      return t(`trust.status.${value === 'suspended' || value === 'withdrawn' ? value : 'granted'}`);
    case 'since':
      return format.dateTime(value);
    case 'country':
      return shown(format.country(value));
    case 'role':
      return roleWords(value, t);
    case 'name':
      return shown(value);
  }
}

const Lines = ({ values }: { readonly values: readonly ForeignText[] }) => (
  <ul className={styles.lines}>
    {values.map((value) => (
      <li key={original(value)}>
        <Foreign text={value} />
      </li>
    ))}
  </ul>
);

/** A date that cannot be parsed is shown unchanged: it counts against the key. */
function keyLines(keys: readonly KeyFacts[], t: Translate, format: Format): ReactNode {
  if (keys.length === 0) return t('trust.noKey');
  const date = (moment: string) => (Number.isNaN(Date.parse(moment)) ? shown(moment) : format.dateTime(moment));
  return (
    <ul className={styles.lines}>
      {keys.map(({ id, fingerprint, fault, signs, revoked, expires, controller, kid }) => (
        <li key={`${original(id)} ${fingerprint ?? fault ?? ''}`}>
          <code className={styles.key}>{fingerprint ?? shown(id)}</code>
          {fingerprint === undefined ? null : <Foreign as="span" className={styles.muted} text={id} />}
          <span className={styles.said}>
            {[
              ...(fault === undefined ? [] : [t('trust.key.fault')]),
              ...(signs || fault !== undefined ? [] : [t('trust.key.silent')]),
              ...(revoked === undefined ? [] : [t('trust.key.revoked', { date: date(revoked) })]),
              ...(expires === undefined ? [] : [t('trust.key.expires', { date: date(expires) })]),
              ...(controller === undefined ? [] : [t('trust.key.controller', { did: shown(controller) })]),
              ...(kid === undefined ? [] : [t('trust.key.kid', { kid: shown(kid) })]),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
