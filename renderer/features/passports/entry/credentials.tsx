// The signed copies of a passport: read, copy, save, inspect.
import { Download, ScanLine } from 'lucide-react';
import type { CredentialSummary, PassportDetail } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import {
  Button,
  CopyIcon,
  ErrorBox,
  Facts,
  Fold,
  Foreign,
  original,
  page,
  Scroll,
  safeFileName,
  saveText,
  shown,
} from '../../../ui/index.ts';
import styles from '../passports.module.css';
import { useInspectCopy } from './use-inspect-copy.ts';

const FILE = {
  vc: { ending: 'vc.json', type: 'application/json' },
  'vc-jwt': { ending: 'jwt', type: 'text/plain' },
  'sd-jwt': { ending: 'sd-jwt.txt', type: 'text/plain' },
} as const;

/** JSON is indented for reading; copied or saved, the text is exactly what was signed. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The service keeps its SD-JWT with all disclosures; its public address returns only what the reader may see. */
const showsEverything = ({ format, source, body }: CredentialSummary): boolean =>
  format === 'sd-jwt' && source === 'published' && original(body).indexOf('~') < original(body).length - 1;

function Credential({ credential, passport }: { readonly credential: CredentialSummary; readonly passport: PassportDetail }) {
  const t = useT();
  const format = useFormat();
  const { inspect, error } = useInspectCopy();
  const name = t(`passports.format.${credential.format}`);
  // A type exists in several formats and a format in several types: both together identify a copy.
  const spoken = `${shown(credential.type)}, ${name}`;
  const { ending, type } = FILE[credential.format];

  return (
    <li className={styles.credential}>
      <div className={styles.credentialHead}>
        <div>
          <Foreign as="p" className={styles.name} text={credential.type} size="line" />
          <p className={styles.note}>
            {name}, {t(`passports.source.${credential.source}`)}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button icon={<ScanLine aria-hidden />} onPress={() => void inspect(credential)}>
            {t('passports.inspect')}
          </Button>
          <Button
            icon={<Download aria-hidden />}
            aria-label={t('passports.saveCredential', { format: spoken })}
            // A credential that is stored compressed has a negative number.
            onPress={() =>
              saveText(`${safeFileName(original(passport.dppCode))}-${Math.abs(credential.id)}.${ending}`, type, original(credential.body))
            }
          >
            {t('common.save')}
          </Button>
          <CopyIcon text={original(credential.body)} label={t('passports.copyCredential', { format: spoken })} />
        </div>
      </div>
      {showsEverything(credential) ? <p className={styles.note}>{t('passports.showsEverything')}</p> : null}
      {error === undefined ? null : <ErrorBox error={error} />}
      <Facts
        facts={[
          { label: t('passports.issuer'), value: <Foreign as="code" text={credential.issuer} /> },
          { label: t('passports.signedAt'), value: credential.signedAt ? format.dateTime(credential.signedAt) : undefined },
        ]}
      />
      <Fold title={t('passports.showText')} note={format.bytes(new Blob([original(credential.body)]).size)}>
        <Scroll label={t('passports.showText')} className={styles.raw}>
          <pre>{page(readable(original(credential.body)))}</pre>
        </Scroll>
      </Fold>
    </li>
  );
}

export function Credentials({ passport }: { readonly passport: PassportDetail }) {
  const t = useT();
  if (passport.credentials.length === 0) return <p className={styles.note}>{t('passports.credentialsNone')}</p>;
  return (
    <ul className={styles.credentials}>
      {passport.credentials.map((credential) => (
        <Credential key={credential.id} credential={credential} passport={passport} />
      ))}
    </ul>
  );
}
