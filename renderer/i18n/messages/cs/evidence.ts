// Messages of the check of evidence bundles, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Sada důkazů',
  'evidence.checking': 'Ověřuje se každý soubor a znovu se určuje každý výsledek',
  'evidence.waiting': 'Čeká se na ověření',
  'evidence.failed': 'Ověření se v tomto počítači nezdařilo. O sadě to nic neříká.',
  'evidence.intact': 'Neporušená',
  'evidence.altered': 'Změněná',
  'evidence.undetermined': 'Neurčeno',
  'evidence.intactText':
    'Každý bajt je takový, jak jej podepsal počítač uvedený na zdejším důvěryhodném seznamu, a žádný výsledek při novém určení nevychází jinak.',
  'evidence.alteredText': 'Soubor není takový, jak jej počítač podepsal. Nic nedokazuje.',
  'evidence.doubt.unread': 'Tato verze aplikace sadu přečíst neumí. Novější možná ano.',
  'evidence.doubt.other-key': 'Podepsal ji jiný počítač než ten, jehož otisk byl zadán.',
  'evidence.doubt.unnamed':
    'Je celá, ale žádný zdejší důvěryhodný seznam neuvádí počítač, který ji podepsal. Kdo sadu padělá, podepíše ji vlastním klíčem.',
  'evidence.doubt.against': 'Je celá, ale počítač, který ji podepsal, se zde nepočítá.',
  'evidence.doubt.verdicts': 'Je celá, ale ne každý výsledek z ní lze znovu určit tak, jak byl určen.',
  'evidence.toTrust': 'Důvěryhodné seznamy',
  'evidence.toTrustHelp': 'Počítač se počítá, když jej uvádí důvěryhodný seznam. Importujte seznam orgánu, který jej provozuje.',
  'evidence.notLogged': 'Šlo o ověření souboru. Žádné zboží nebylo zkontrolováno a nic nebylo zapsáno.',
  'evidence.desk': 'Počítač',
  'evidence.deskNone': 'Neuveden na žádném zdejším důvěryhodném seznamu',
  'evidence.fingerprint': 'Otisk jeho klíče',
  'evidence.made': 'Vytvořeno',
  'evidence.scope': 'Obsah',
  'evidence.scope.all': 'Všechny kontroly v jeho deníku do té doby',
  'evidence.scope.run': 'Všechny kontroly série do té doby',
  'evidence.scope.inspections': 'Vybrané kontroly. Jiné z téže série mohly být vynechány.',
  'evidence.runs': 'Série',
  'evidence.files': 'Soubory',
  'evidence.hash': 'SHA-256 manifestu',
  'evidence.report': 'Zpráva',
  'evidence.report.same': 'Uvádí totéž co kontroly',
  'evidence.report.not-compared': 'Neporovnáno: zapsala ji jiná verze aplikace',
  'evidence.entries': 'Kontroly v sadě',
  'evidence.recorded': 'Zapsáno',
  'evidence.anew': 'Určeno znovu',
  'evidence.anew.same': 'Stejně',
  'evidence.anew.declared': 'Stejně, jinými ověřeními nebo důvody, jak uvádí sada',
  'evidence.anew.differs': 'Jinak',
  'evidence.anew.not-made': 'Znovu neurčeno',
  'evidence.shown': 'Zobrazeno {shown, number} z {total, number} kontrol, nejprve ty, které se liší.',
  'evidence.verifier': 'Stránka pro ověřování sad důkazů',
  'evidence.verifierHash': 'SHA-256 této stránky',
  'evidence.verifierHelp':
    'Jeden soubor pro jakýkoli prohlížeč bez sítě. Je to pomůcka: kdo padělá sadu, může padělat i stránku, proto její SHA-256 předejte jinou cestou.',
};
