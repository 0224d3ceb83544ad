// Messages of the proofs that come with a passport: registration, licences of GS1, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Prova ta’ reġistrazzjoni',
  'registration.operator': 'Irreġistrat minn',
  'registration.operatorId': 'Identifikatur tal-kumpanija',
  'registration.id': 'Reġistrazzjoni',
  'registration.commodity': 'Kodiċi tal-merkanzija',
  'registration.at': 'Irreġistrat fi',
  'registration.hash': 'Verżjoni rreġistrata (SHA-256)',
  'registration.registry': 'Reġistru',
  'registration.sealedBy': 'Ċavetta tas-siġill',
  'registration.seal.valid': 'Is-siġill hu validu.',
  'registration.seal.invalid': 'Is-siġill ma jaqbilx.',
  'registration.seal.not-evaluated': 'Is-siġill ma ġiex ikkontrollat: din hi l-istqarrija tal-prova.',
  'registration.passport': 'Passaport b’dawn il-bytes',
  'registration.none': 'M’hemmx passaport bħal dan f’dan il-kompjuter.',
  'registration.entry': 'Entrata {id, number} tal-ġurnal',
  'registration.unknownForm': 'Il-forma ta’ din il-prova mhix magħrufa hawn. Ma nqara xejn minnha.',
  'licence.title': 'Liċenzji GS1',
  'licence.note': 'Id-detenturi ta’ dan in-numru, minn GS1 sal-prodott.',
  'licence.by': 'minn {issuer}',
  'licence.to': 'lil {holder}',
  'licence.kind.prefix': 'Prefiss ta’ organizzazzjoni membru',
  'licence.kind.company-prefix': 'Prefiss tal-kumpanija',
  'licence.kind.single-key': 'Numru wieħed',
  'licence.kind.key': 'Numru',
  'licence.kind.data': 'Data tal-prodott',
};
