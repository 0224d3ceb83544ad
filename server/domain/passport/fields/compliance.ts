// Field table, compliance: declarations, certificates, markings, instructions, for every product group.
import type { Category } from '../../../contract/index.ts';
import { choice, EXAMINERS, type Field, fieldsOf, label, list, local, may, must, type Obligation, object, text } from './field.ts';
import { BATTERY, ESPR } from './laws.ts';

const compliance = fieldsOf('compliance');

const DOCUMENT = {
  name: must(local(), label('title', 'Titel', 'titre')),
  url: may(text('url'), label('address', 'Adresse', 'adresse')),
  sha256: may(text('sha256'), label('SHA-256', 'SHA-256', 'SHA-256')),
};

/** CE marking acts in force require a declaration. For textiles and steel the delegated acts are pending. */
const DECLARATION: Readonly<Partial<Record<Category, Obligation>> & { otherwise: Obligation }> = {
  battery: 'mandatory',
  electronics: 'mandatory',
  otherwise: 'conditional',
};

export const COMPLIANCE: readonly Field[] = [
  compliance(
    'declarationOfConformity',
    object({
      number: must(text(), label('number', 'Nummer', 'numéro')),
      date: may(text('date'), label('date', 'Datum', 'date')),
      url: may(text('url'), label('address', 'Adresse', 'adresse')),
      sha256: may(text('sha256'), label('SHA-256', 'SHA-256', 'SHA-256')),
      acts: may(list(text(), 20), label('acts', 'Rechtsakte', 'actes')),
    }),
    label('EU declaration of conformity', 'EU-Konformitätserklärung', 'Déclaration UE de conformité'),
    `${ESPR('Annex III (e), Article 44')}; ${BATTERY('Article 18')}`,
    DECLARATION,
  ),
  compliance(
    'certifications',
    list(local(), 50),
    label('Certifications', 'Zertifizierungen', 'Certifications'),
    ESPR('Annex III (e)'),
    'optional',
  ),
  compliance(
    'conformityCertificates',
    list(
      object({
        name: must(local(), label('certificate', 'Bescheinigung', 'certificat')),
        number: must(text(), label('number', 'Nummer', 'numéro')),
        notifiedBodyNumber: may(text('body-number'), label('notified body', 'notifizierte Stelle', 'organisme notifié')),
        validUntil: may(text('date'), label('valid until', 'gültig bis', 'valable jusqu’au')),
        url: may(text('url'), label('address', 'Adresse', 'adresse')),
        sha256: may(text('sha256'), label('SHA-256', 'SHA-256', 'SHA-256'), EXAMINERS),
      }),
      50,
    ),
    label('Certificates of conformity', 'Konformitätsbescheinigungen', 'Certificats de conformité'),
    ESPR('Annex III (e)'),
    'optional',
  ),
  compliance(
    'notifiedBody',
    object({ number: must(text('body-number'), label('number', 'Nummer', 'numéro')), name: must(text(), label('name', 'Name', 'nom')) }),
    label('Notified body', 'Notifizierte Stelle', 'Organisme notifié'),
    ESPR('Annex III (e)'),
    'conditional',
  ),
  compliance(
    'technicalDocumentation',
    list(object(DOCUMENT), 20),
    label('Technical documentation', 'Technische Dokumentation', 'Documentation technique'),
    ESPR('Annex III (e)'),
    'conditional',
    EXAMINERS,
  ),
  compliance(
    'testReports',
    list(object(DOCUMENT), 50),
    label('Test reports', 'Prüfberichte', 'Rapports d’essai'),
    `${ESPR('Annex III (e)')}; ${BATTERY('Annex XIII (3)')}`,
    // For batteries, `batteryTestResults` is the field that Annex XIII requires.
    'optional',
    EXAMINERS,
  ),
  compliance(
    'markings',
    list(
      choice({
        CE: label('CE', 'CE', 'CE'),
        UKCA: label('UKCA', 'UKCA', 'UKCA'),
        WEEE: label(
          'separate collection (crossed-out bin)',
          'getrennte Sammlung (durchgestrichene Tonne)',
          'collecte séparée (poubelle barrée)',
        ),
        Cd: label('cadmium (Cd)', 'Cadmium (Cd)', 'cadmium (Cd)'),
        Pb: label('lead (Pb)', 'Blei (Pb)', 'plomb (Pb)'),
        energyLabel: label('EU energy label', 'EU-Energielabel', 'étiquette énergie UE'),
        ecolabel: label('EU Ecolabel', 'EU-Umweltzeichen', 'Label écologique de l’UE'),
      }),
      20,
    ),
    label('Markings', 'Kennzeichnungen', 'Marquages'),
    'Regulation (EC) No 765/2008 Article 30; sector law',
    { electronics: 'mandatory', construction: 'mandatory', otherwise: 'conditional' },
  ),
  compliance(
    'userManualUrl',
    text('url'),
    label('User manual', 'Gebrauchsanleitung', 'Manuel d’utilisation'),
    ESPR('Annex III (f)'),
    'conditional',
  ),
  compliance(
    'safetyInformation',
    local(4000),
    label('Safety information', 'Sicherheitsinformationen', 'Informations de sécurité'),
    ESPR('Annex III (f)'),
    'conditional',
  ),
  compliance('warnings', list(local(1000), 20), label('Warnings', 'Warnhinweise', 'Avertissements'), ESPR('Annex III (f)'), 'conditional'),
];
