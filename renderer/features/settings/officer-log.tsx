// Changes to the officers, and lock-outs: the newest lines of their log.
import { useQuery } from '@tanstack/react-query';
import type { OfficerLogLine } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import { ErrorBox, Fold, Loading, LogLines } from '../../ui/index.ts';
import { officers } from '../../workbench/officers.ts';

/** The names of the actions in messages, which take no hyphens. */
const camel = (action: OfficerLogLine['action']): string => action.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export function OfficerLog() {
  const t = useT();
  return (
    <Fold title={t('officers.log')}>
      <Lines />
    </Fold>
  );
}

function Lines() {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useQuery({ queryKey: ['officers', 'log'], queryFn: ({ signal }) => officers.log(signal) });
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Loading />;
  return (
    <LogLines label={t('officers.log')}>
      {data.map(({ at, action, officer, who, reason, signedIn }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are added before the others and never moved
        <li key={data.length - index}>
          <time dateTime={at}>{format.dateTime(at)}</time>
          <span>
            {t('officers.logAction', { action: camel(action) })}
            {officer ? (
              <>
                {': '}
                <strong>{officer.name}</strong>
              </>
            ) : null}{' '}
            · {t('officers.logWho', { who })}
            <HowSigned signedIn={signedIn} />
            {reason ? ` · ${reason}` : null}
          </span>
        </li>
      ))}
    </LogLines>
  );
}
