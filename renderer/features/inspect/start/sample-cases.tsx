// A button for each headline while the sample set is loaded; its sample is inspected like any other text.
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { Headline, SampleCaseName } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Button, ErrorBox, HEADLINE_ICON, HEADLINE_TONE, toneColour } from '../../../ui/index.ts';
import { queue } from '../queue/use-queue.ts';
import styles from './sample-cases.module.css';

const CASES: readonly (readonly [name: SampleCaseName, headline: Headline])[] = [
  ['valid', 'valid'],
  ['altered', 'invalid'],
  ['revoked', 'invalid'],
  ['another-product', 'invalid'],
  ['unknown-issuer', 'unknown-issuer'],
  ['cannot-check', 'cannot-check'],
];

export function SampleCases() {
  const t = useT();
  const { mutate, error, isPending } = useMutation({
    mutationFn: api.sampleCase,
    onSuccess: ({ text, expect }) => {
      // A pending comparison concerns another product.
      queue.expect(expect);
      queue.bring([{ kind: 'text', text, channel: 'paste' }]);
    },
  });
  return (
    <section className={styles.cases} aria-labelledby="sample-cases-title">
      <h3 id="sample-cases-title">
        <FlaskConical aria-hidden /> {t('inspect.sample.title')}
      </h3>
      <p>{t('inspect.sample.help')}</p>
      <ul>
        {CASES.map(([name, headline]) => {
          const Icon = HEADLINE_ICON[headline];
          return (
            <li key={name}>
              <Button
                icon={<Icon aria-hidden className={toneColour(HEADLINE_TONE[headline])} />}
                className={styles.button ?? ''}
                onPress={() => isPending || mutate(name)}
              >
                {t(`inspect.sample.${name}`)}
              </Button>
            </li>
          );
        })}
      </ul>
      {error ? <ErrorBox error={error} /> : null}
    </section>
  );
}
