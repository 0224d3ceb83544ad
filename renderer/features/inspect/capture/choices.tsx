// Questions that only a person can answer: how to read an ambiguous code, which code, which keyboard layout.
import { CircleHelp, Keyboard } from 'lucide-react';
import type { Gs1Product, Inspection } from '../../../../server/contract/index.ts';
import { notNull } from '../../../../server/domain/json/defined.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Card, Foreign, shown } from '../../../ui/index.ts';
import type { Chosen } from '../queue/jobs.ts';
import styles from './choices.module.css';

const chosenOf = ({ gtin, serial, batch, cpv, tpx }: Gs1Product): Chosen => ({ gtin, ...notNull({ serial, batch, cpv, tpx }) });

/** The readings are never guessed: they are shown side by side, to compare with the label. */
export function Readings({ inspection, onChoose }: { readonly inspection: Inspection; readonly onChoose: (chosen: Chosen) => void }) {
  const t = useT();
  const candidates = inspection.recognised.candidates ?? [];
  if (candidates.length === 0) return null;
  return (
    <Card title={t('inspect.ambiguous.title')} icon={<CircleHelp aria-hidden />}>
      <p className={styles.lead}>{t('inspect.ambiguous.help')}</p>
      <ol className={styles.options}>
        {candidates.map((candidate) => {
          const chosen = chosenOf(candidate);
          return (
            <li key={JSON.stringify(chosen)}>
              <Button className={styles.option ?? ''} onPress={() => onChoose(chosen)}>
                <span className={styles.reading}>
                  <span>
                    {t('inspect.gtin')} <b>{candidate.gtin}</b>
                  </span>
                  <span>
                    {t('inspect.serial')} <b>{candidate.serial ? shown(candidate.serial) : t('common.none')}</b>
                  </span>
                  {candidate.batch ? (
                    <span>
                      {t('inspect.batch')} <Foreign as="b" text={candidate.batch} size="label" />
                    </span>
                  ) : null}
                  {candidate.cpv ? (
                    <span>
                      {t('inspect.cpv')} <Foreign as="b" text={candidate.cpv} size="label" />
                    </span>
                  ) : null}
                  {candidate.tpx ? (
                    <span>
                      {t('inspect.tpx')} <Foreign as="b" text={candidate.tpx} size="label" />
                    </span>
                  ) : null}
                </span>
              </Button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Scanner and computer are set to different keyboard layouts. */
export function KeyboardLayout({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const likely = inspection.recognised.hint === 'keyboard-layout' || inspection.recognised.inputCode === 'DPP-INP-16';
  if (!likely) return null;
  return (
    <Card title={t('inspect.layout.title')} icon={<Keyboard aria-hidden />}>
      <p className={styles.lead}>{t('inspect.layout.help')}</p>
    </Card>
  );
}
