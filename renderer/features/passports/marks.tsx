// Badges for the category and the state of a passport: icon and word, never colour alone.
import {
  Archive,
  BatteryCharging,
  BrickWall,
  CircleCheck,
  CirclePause,
  CircleX,
  Construction,
  Laptop,
  type LucideIcon,
  Package,
  Shirt,
} from 'lucide-react';
import type { Category, DppStatus } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Badge, type Tone } from '../../ui/index.ts';
import styles from './passports.module.css';

const CATEGORY: Record<Category, LucideIcon> = {
  battery: BatteryCharging,
  electronics: Laptop,
  textile: Shirt,
  steel: Construction,
  construction: BrickWall,
  other: Package,
};

const STATUS: Record<DppStatus, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  active: { icon: CircleCheck, tone: 'good' },
  inactive: { icon: CirclePause, tone: 'warn' },
  archived: { icon: Archive, tone: 'quiet' },
  invalid: { icon: CircleX, tone: 'bad' },
};

export function CategoryBadge({ category }: { readonly category: Category }) {
  const t = useT();
  const Icon = CATEGORY[category];
  return (
    <span className={styles.category}>
      <Icon aria-hidden size={18} />
      {t(`passports.category.${category}`)}
    </span>
  );
}

export function StatusBadge({ status }: { readonly status: DppStatus }) {
  const t = useT();
  const { icon: Icon, tone } = STATUS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`passports.status.${status}`)}
    </Badge>
  );
}
