// The field for typed or pasted input: a product number, a dppCode, a link, a token, a whole credential.
import { CornerDownLeft } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { Channel } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { isKeyOf } from '../../../lib/shortcuts.ts';
import { SCAN_FIELD } from '../../../scan/listen.ts';
import { Button, Field, type FieldProps } from '../../../ui/index.ts';
import styles from './capture.module.css';

/** Policy: pasted text that is too long to review in a field is inspected at once. */
const LONG = 4_000;

export interface TextBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onInspect: (text: string, channel: Channel) => void;
  readonly areaRef?: Ref<HTMLTextAreaElement>;
}

export function TextBox({ value, onChange, onInspect, areaRef }: TextBoxProps) {
  const t = useT();
  const pasted = useRef(false);
  const inspect = () => {
    const text = value.trim();
    if (text === '') return;
    onInspect(text, pasted.current ? 'paste' : 'manual');
    pasted.current = false;
    onChange('');
  };
  const onKeyDown: FieldProps['onKeyDown'] = (event) => {
    // A text field keeps its keys. The verdict on the code before is left from the empty field as from anywhere else.
    if (isKeyOf('next', event) && value === '') event.continuePropagation();
    if (!isKeyOf('inspect', event) || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    inspect();
  };
  const onPaste = (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length > LONG) {
      event.preventDefault();
      onInspect(text, 'paste');
    } else if (text !== '') pasted.current = true;
  };
  return (
    <div className={styles.box}>
      <Field
        label={t('inspect.box.label')}
        placeholder={t('inspect.box.placeholder')}
        value={value}
        onChange={(text) => {
          if (text === '') pasted.current = false;
          onChange(text);
        }}
        lines={2}
        mono
        {...(areaRef ? { areaRef } : {})}
        {...{ [SCAN_FIELD]: '' }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        spellCheck="false"
        autoComplete="off"
      />
      <Button
        kind={value.trim() === '' ? 'plain' : 'primary'}
        icon={<CornerDownLeft aria-hidden />}
        isDisabled={value.trim() === ''}
        onPress={inspect}
      >
        {t('inspect.box.inspect')}
      </Button>
    </div>
  );
}
