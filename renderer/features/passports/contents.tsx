// The content of a passport, issued here or received: its facts in groups, and the text of its document.
import { FileJson, Info } from 'lucide-react';
import type { FactGroup, JsonObject } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Card, FactLabel, Facts, Fold, Foreign, Scroll } from '../../ui/index.ts';
import styles from './passports.module.css';

interface FactGroupsProps {
  readonly groups: readonly FactGroup[];
  /** The number of groups that are open at first. */
  readonly open: number;
}

export function FactGroups({ groups, open }: FactGroupsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={t('passports.facts')} icon={<Info aria-hidden />}>
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map(({ id, label, facts }, index) => (
          <Fold key={id} title={format.label(label)} note={String(facts.length)} open={index < open}>
            <Facts
              facts={facts.map((fact) => ({
                label: <FactLabel fact={fact} group={id} />,
                value: <Foreign text={fact.value} />,
                ...(fact.legalBasis ? { note: format.citation(fact.legalBasis) } : {}),
              }))}
            />
          </Fold>
        ))}
    </Card>
  );
}

export function DocumentText({ document }: { readonly document: JsonObject }) {
  const t = useT();
  return (
    <Card title={t('passports.document')} icon={<FileJson aria-hidden />}>
      <Fold title={t('passports.showText')}>
        <Scroll label={t('passports.document')} className={styles.raw}>
          <pre>{JSON.stringify(document, null, 2)}</pre>
        </Scroll>
      </Fold>
    </Card>
  );
}
