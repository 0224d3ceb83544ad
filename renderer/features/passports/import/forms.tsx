// Offers import templates with comments, and JSON Schemas for editors, per product group.
import { FileJson2, FilePenLine } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Download } from '../../../ui/files/download.tsx';
import { Select } from '../../../ui/index.ts';
import { CATEGORIES } from '../categories.ts';
import styles from '../passports.module.css';

export function ImportForms() {
  const t = useT();
  const [category, setCategory] = useState<Category>('battery');
  return (
    <div className={styles.importForms}>
      <Select
        label={t('passports.importForm')}
        value={category}
        onChange={setCategory}
        options={CATEGORIES.map((value) => ({ value, label: t(`passports.category.${value}`) }))}
      />
      <Download href={api.importTemplate(category)} fileName={`passport-${category}.json`} icon={<FilePenLine aria-hidden />}>
        {t('passports.importTemplate')}
      </Download>
      <Download href={api.importSchema(category)} fileName={`passport-${category}.schema.json`} icon={<FileJson2 aria-hidden />}>
        {t('passports.importSchema')}
      </Download>
    </div>
  );
}
