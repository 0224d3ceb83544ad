// The headings of the columns of a short table, named by their messages.
import { type MessageId, useT } from '../../i18n/index.ts';

export function ColumnHeads({ of }: { readonly of: readonly MessageId[] }) {
  const t = useT();
  return (
    <thead>
      <tr>
        {of.map((id) => (
          <th key={id} scope="col">
            {t(id)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
