// Replaces the decision when the fingerprint of a key was scanned: links to the screens that expect one.
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Card } from '../ui/index.ts';
import styles from './decisions.module.css';

export const isOfKey = ({ recognised }: Inspection): boolean => recognised.inputCode === 'DPP-INP-22';

export function OfKey() {
  const t = useT();
  return (
    <Card title={t('inspections.ofKey')} icon={<KeyRound aria-hidden />}>
      <p>{t('inspections.ofKeyText')}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/trust">{t('inspections.ofKeyTrust')}</Link>
        </li>
        <li>
          <Link to="/packs">{t('inspections.ofKeyPacks')}</Link>
        </li>
      </ul>
    </Card>
  );
}
