// A field for the expected fingerprint of a key, typed or scanned, that states at once whether it matches the file.
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { compared, DIGITS, digitsSoFar } from '../scan/fingerprint.ts';
import { useFingerprintPlace } from '../scan/fingerprint-places.ts';
import { announce, Field } from '../ui/index.ts';
import styles from './fingerprint-field.module.css';

export interface FingerprintFieldProps {
  readonly label: string;
  readonly help?: string;
  /** The fingerprints of the keys in the file; empty while they are unknown. */
  readonly expected: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The messages for a match and for a mismatch. */
  readonly same: string;
  readonly differs: string;
}

/** `<FingerprintField label={…} expected={[preview.fingerprint]} value={…} onChange={…} same={…} differs={…} />`: a scan fills it in but confirms nothing. */
export function FingerprintField({ label, help, expected, value, onChange, same, differs }: FingerprintFieldProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const take = (scanned: string) => {
    onChange(scanned);
    // Shows and announces where the scan landed, even when another field has the focus.
    box.current?.scrollIntoView({ block: 'center' });
    const found = compared(scanned, expected);
    if (found !== undefined) announce(found === 'same' ? same : differs);
  };
  useFingerprintPlace({ element: () => box.current, expected, value, take });
  const found = compared(value, expected);
  // Scrolls the error under the field into view: the field may be the last line of a dialog.
  useEffect(() => {
    if (found === 'another') box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const count = found === undefined ? digitsSoFar(value) : undefined;
  return (
    <div ref={box} className={styles.fingerprintField}>
      <Field
        label={label}
        help={count === undefined ? help : t('trust.fingerprintSoFar', { count, total: DIGITS })}
        mono
        spellCheck="false"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={onChange}
        error={found === 'another' ? differs : undefined}
      />
      <p role="status" className={styles.same}>
        {found === 'same' ? (
          <>
            <CircleCheck aria-hidden size={18} /> {same}
          </>
        ) : null}
      </p>
    </div>
  );
}
