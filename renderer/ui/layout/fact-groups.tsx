// The facts of a document in groups, each folded behind its name and count.

import type { FactGroup } from '../../../server/contract/index.ts';
import { useFormat } from '../../i18n/index.ts';
import { FactLabel } from '../text/fact-label.tsx';
import { Foreign } from '../text/foreign.tsx';
import { Facts, Fold } from './card.tsx';

interface FactGroupsProps {
  readonly groups: readonly FactGroup[];
  /** The number of groups that are open at first. */
  readonly open: number;
}

/** Renders nothing for a group without facts. */
export function FactGroups({ groups, open }: FactGroupsProps) {
  const format = useFormat();
  return groups
    .filter(({ facts }) => facts.length > 0)
    .map(({ id, label, facts }, index) => (
      <Fold key={id} title={format.label(label)} note={String(facts.length)} open={index < open}>
        <Facts
          facts={facts.map((fact) => ({
            label: <FactLabel fact={fact} group={id} />,
            value: <Foreign text={fact.value} />,
            note: fact.legalBasis ? format.citation(fact.legalBasis) : undefined,
          }))}
        />
      </Fold>
    ));
}
