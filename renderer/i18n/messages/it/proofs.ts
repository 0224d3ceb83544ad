// Messages of the proofs that come with a passport: registration, licences of GS1, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Prova di registrazione',
  'registration.operator': 'Registrato da',
  'registration.operatorId': 'Identificativo dell’impresa',
  'registration.id': 'Registrazione',
  'registration.commodity': 'Codice delle merci',
  'registration.at': 'Registrato il',
  'registration.hash': 'Versione registrata (SHA-256)',
  'registration.registry': 'Registro dei passaporti',
  'registration.sealedBy': 'Chiave del sigillo',
  'registration.seal.valid': 'Il sigillo è valido.',
  'registration.seal.invalid': 'Il sigillo non corrisponde.',
  'registration.seal.not-evaluated': 'Il sigillo non è stato verificato: questo è ciò che la prova afferma.',
  'registration.passport': 'Passaporto con questi byte',
  'registration.none': 'Su questo computer non c’è un passaporto simile.',
  'registration.entry': 'Voce {id, number} del registro',
  'registration.unknownForm': 'Il formato di questa prova è sconosciuto. Non ne è stato letto nulla.',
  'licence.title': 'Licenze GS1',
  'licence.note': 'I titolari di questo numero, da GS1 fino al prodotto.',
  'licence.by': 'da {issuer}',
  'licence.to': 'a {holder}',
  'licence.kind.prefix': 'Prefisso di un’organizzazione membro',
  'licence.kind.company-prefix': 'Prefisso aziendale',
  'licence.kind.single-key': 'Numero singolo',
  'licence.kind.key': 'Numero',
  'licence.kind.data': 'Dati del prodotto',
};
