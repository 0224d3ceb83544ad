// Whether the customs summary shows the commodity code to everybody: a box that takes effect with the press.
import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components';
import { useT } from '../i18n/index.ts';
import settings from '../settings/settings.module.css';
import { useSave } from '../settings/use-save.ts';
import { ErrorBox } from '../ui/index.ts';
import { useSettings } from '../workbench.ts';

export function CommodityCode() {
  const t = useT();
  const { settings: current } = useSettings();
  const { save, error } = useSave();
  if (current === undefined) return null;
  return (
    <div>
      <Checkbox
        className={settings.checkbox ?? ''}
        isSelected={current.hsCodeNeedsKey}
        onChange={(hsCodeNeedsKey) => save({ hsCodeNeedsKey })}
      >
        <span className={settings.box}>
          <Check aria-hidden size={20} />
        </span>
        {t('resolver.hsCode')}
      </Checkbox>
      <p className={settings.note}>{t('resolver.hsCodeHelp')}</p>
      {error ? <ErrorBox error={error} /> : null}
    </div>
  );
}
