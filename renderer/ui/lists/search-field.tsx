// The search field of a list, the first of its filters.
import { useT } from '../../i18n/index.ts';
import { Field } from '../controls/field.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField(props: SearchFieldProps) {
  const t = useT();
  return <Field label={t('common.search')} type="search" maxLength={200} className={styles.search ?? ''} {...props} />;
}
