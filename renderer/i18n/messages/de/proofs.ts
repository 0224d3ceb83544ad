// Texte der Nachweise neben einem Pass: Registrierung, Lizenzen von GS1, auf Deutsch.
import type { Translated } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Translated<typeof english> = {
  'registration.title': 'Registrierungsnachweis',
  'registration.operator': 'Registriert von',
  'registration.operatorId': 'Kennung des Wirtschaftsakteurs',
  'registration.id': 'Registrierung',
  'registration.commodity': 'Warennummer',
  'registration.at': 'Registriert am',
  'registration.hash': 'Registrierte Fassung (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Schlüssel des Siegels',
  'registration.seal.valid': 'Das Siegel ist gültig.',
  'registration.seal.invalid': 'Das Siegel passt nicht.',
  'registration.seal.not-evaluated': 'Das Siegel wurde nicht geprüft: Dies sind die Angaben des Nachweises.',
  'registration.passport': 'Pass mit diesen Bytes',
  'registration.none': 'Ein solcher Pass ist nicht auf diesem Computer.',
  'registration.entry': 'Eintrag {id, number} im Protokoll',
  'registration.unknownForm': 'Das Format dieses Nachweises ist unbekannt. Es wurde nichts daraus gelesen.',
  'licence.title': 'GS1-Lizenzen',
  'licence.note': 'Die Inhaber dieser Nummer, von GS1 bis zum Produkt.',
  'licence.by': 'von {issuer}',
  'licence.to': 'an {holder}',
  'licence.kind.prefix': 'Präfix einer GS1-Mitgliedsorganisation',
  'licence.kind.company-prefix': 'Basisnummer des Unternehmens',
  'licence.kind.single-key': 'Einzelne Nummer',
  'licence.kind.key': 'Nummer',
  'licence.kind.data': 'Daten des Produkts',
};
