// The badge of a decision: icon and word, never colour alone.
import { CircleCheck, Forward, Hand, type LucideIcon, Undo2 } from 'lucide-react';
import type { DecisionEntry } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Badge, type Tone } from '../ui/index.ts';

export const DECISIONS: Record<DecisionEntry, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  released: { icon: CircleCheck, tone: 'good' },
  held: { icon: Hand, tone: 'bad' },
  referred: { icon: Forward, tone: 'accent' },
  undone: { icon: Undo2, tone: 'quiet' },
};

export function DecisionBadge({ decision }: { readonly decision: DecisionEntry }) {
  const t = useT();
  const { icon: Icon, tone } = DECISIONS[decision];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`decision.${decision}`)}
    </Badge>
  );
}
