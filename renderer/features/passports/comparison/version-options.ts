// The versions of a passport as choices of a list, the latest first.
import { useFormat, useT } from '../../../i18n/index.ts';
import type { Option } from '../../../ui/controls/select.tsx';
import { useHistory } from '../editing/queries.ts';

interface Found {
  readonly options: readonly Option<string>[] | undefined;
  readonly error: unknown;
}

export function useVersionOptions(dppCode: string): Found {
  const t = useT();
  const format = useFormat();
  const { data, error } = useHistory(dppCode);
  const options = data?.versions.map(({ id, from, until }) => ({
    value: id,
    label:
      id === 'present'
        ? t('compare.present')
        : from !== undefined
          ? format.dateTime(from)
          : until === undefined
            ? t('history.asFirst')
            : t('history.until', { time: format.dateTime(until) }),
  }));
  return { options, error };
}
