// A decision as a mark: icon and word, never colour alone.
import { CircleCheck, Forward, Hand, type LucideIcon } from 'lucide-react';
import type { DecisionKind } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { Badge, type Tone } from '../ui/index.ts';

export const DECISIONS: Record<DecisionKind, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  released: { icon: CircleCheck, tone: 'good' },
  held: { icon: Hand, tone: 'bad' },
  referred: { icon: Forward, tone: 'accent' },
};

export function DecisionBadge({ decision }: { readonly decision: DecisionKind }) {
  const t = useT();
  const { icon: Icon, tone } = DECISIONS[decision];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`decision.${decision}`)}
    </Badge>
  );
}
