// The origin in a printed record: issuer, key, dates, raw input and its hash.
import type { Inspection } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Foreign, original, page, shown } from '../../ui/index.ts';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

/** A printed page holds about this many characters; the hash covers the whole input. */
const SHOWN = 2500;

export function Origin({ inspection: { issuer, credential } }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  if (issuer === undefined && credential === undefined) return null;
  const { validFrom, validUntil, signedAt } = credential ?? {};
  const validity =
    validFrom === undefined && validUntil === undefined
      ? undefined
      : t('print.validityFromTo', {
          from: validFrom === undefined ? t('print.open') : format.utc(validFrom),
          until: validUntil === undefined ? t('print.open') : format.utc(validUntil),
        });
  return (
    <section>
      <h2>{t('print.issuer')}</h2>
      <Rows
        rows={[
          [
            t('print.issuerName'),
            issuer?.name === undefined ? t('common.unknown') : <Foreign key="name" text={issuer.name} size="paper" />,
          ],
          [t('print.issuerId'), issuer && <Foreign as="code" text={issuer.id} size="paper" />],
          [t('check.issuer'), issuer?.origin && t(`origin.${issuer.origin}`)],
          [
            t('print.verificationMethod'),
            credential?.verificationMethod && <Foreign as="code" text={credential.verificationMethod} size="paper" />,
          ],
          [t('print.keyFingerprint'), credential?.keyFingerprint && <code>{credential.keyFingerprint}</code>],
          [t('passports.signedAt'), signedAt && format.utc(signedAt)],
          [t('print.validity'), validity],
          [
            t('passports.credentials'),
            credential && (
              <>
                {t(`kind.${credential.format}`)}, <Foreign text={credential.types.join(', ')} size="paper" />
              </>
            ),
          ],
          [t('print.source'), credential && t(`print.source.${credential.source}`)],
        ]}
      />
    </section>
  );
}

export function RawInput({ inspection: { input, recognised, item } }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  const characters = [...original(input.text)];
  return (
    <section>
      <h2>{t('print.input')}</h2>
      <Rows
        rows={[
          [t('inspections.channel'), t(`channel.${input.channel}`)],
          [t('print.readAs'), [t(`kind.${recognised.kind}`), ...recognised.flags.map((flag) => t(`flag.${flag}`))].join(', ')],
          [t('passports.gtin'), recognised.gtin && <code>{recognised.gtin}</code>],
          [t('passports.serial'), recognised.serial && <Foreign as="code" text={recognised.serial} size="paper" />],
          [t('passports.batch'), recognised.batch && <Foreign as="code" text={recognised.batch} size="paper" />],
          [t('inspect.cpv'), recognised.cpv && <Foreign as="code" text={recognised.cpv} size="paper" />],
          [t('inspect.tpx'), recognised.tpx && <Foreign as="code" text={recognised.tpx} size="paper" />],
          [t('passports.code'), recognised.dppCode && <Foreign as="code" text={recognised.dppCode} size="paper" />],
          [t('kind.did'), recognised.did && <Foreign as="code" text={recognised.did} size="paper" />],
          [t('common.trueHost'), recognised.link && <Foreign as="code" text={recognised.link.host} size="paper" />],
          [t('print.refused'), recognised.inputCode && `${recognised.inputCode}: ${t(`reason.${recognised.inputCode}`)}`],
          [t('print.file'), input.fileName && shown(input.fileName)],
          [t('print.symbology'), input.symbology && <code>{input.symbology}</code>],
          [t('print.item'), item + 1],
          [t('print.size'), format.bytes(input.bytes)],
          [t('print.sha256'), <code key="sha256">{input.sha256}</code>],
        ]}
      />
      {input.text === '' ? null : (
        <>
          <h3>{t('print.inputText')}</h3>
          <pre className={styles.raw}>{page(characters.slice(0, SHOWN).join(''))}</pre>
          {characters.length > SHOWN ? (
            <p className={styles.note}>{t('print.inputCut', { shown: format.number(SHOWN), total: format.number(characters.length) })}</p>
          ) : null}
        </>
      )}
    </section>
  );
}
