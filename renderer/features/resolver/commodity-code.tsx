// A checkbox that makes the commodity code public in the customs summary; it takes effect at once.
import { useT } from '../../i18n/index.ts';
import { Checkbox, ErrorBox } from '../../ui/index.ts';
import { useSave } from '../../workbench/use-save.ts';
import { useSettings } from '../../workbench/workbench.ts';

export function CommodityCode() {
  const t = useT();
  const { settings: current } = useSettings();
  const { save, error } = useSave();
  if (current === undefined) return null;
  return (
    <div>
      <Checkbox isSelected={current.hsCodeNeedsKey} onChange={(hsCodeNeedsKey) => save({ hsCodeNeedsKey })} help={t('resolver.hsCodeHelp')}>
        {t('resolver.hsCode')}
      </Checkbox>
      {error ? <ErrorBox error={error} /> : null}
    </div>
  );
}
