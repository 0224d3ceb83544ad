// Messages of the check of evidence bundles, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Bizonyítékgyűjtemény',
  'evidence.checking': 'Minden fájl vizsgálata és minden eredmény újbóli megállapítása',
  'evidence.waiting': 'Várakozás a vizsgálatra',
  'evidence.failed': 'A vizsgálat ezen a gépen nem sikerült. A gyűjteményről ez semmit sem mond.',
  'evidence.intact': 'Sértetlen',
  'evidence.altered': 'Módosított',
  'evidence.undetermined': 'Eldöntetlen',
  'evidence.intactText':
    'Minden bájt olyan, ahogyan egy itteni bizalmi listán megnevezett gép aláírta, és újból megállapítva egyik eredmény sem más.',
  'evidence.alteredText': 'A fájl nem olyan, ahogyan a gép aláírta. Nem bizonyít semmit.',
  'evidence.doubt.unread': 'Az alkalmazás e verziója nem tudja beolvasni a gyűjteményt. Egy újabb talán igen.',
  'evidence.doubt.other-key': 'Nem az a gép írta alá, amelynek az ujjlenyomatát megadták.',
  'evidence.doubt.unnamed':
    'Hiánytalan, de egyetlen itteni bizalmi lista sem nevezi meg az aláíró gépet. Aki gyűjteményt hamisít, saját kulccsal írja alá.',
  'evidence.doubt.against': 'Hiánytalan, de az aláíró gép itt nem számít.',
  'evidence.doubt.verdicts': 'Hiánytalan, de nem minden eredmény állapítható meg belőle újra úgy, ahogyan megállapították.',
  'evidence.toTrust': 'Bizalmi listák',
  'evidence.toTrustHelp': 'Egy gép akkor számít, ha bizalmi lista megnevezi. Importálja az üzemeltető hatóság listáját.',
  'evidence.notLogged': 'Ez egy fájl vizsgálata volt. Árut nem ellenőriztek, és semmi nem lett rögzítve.',
  'evidence.desk': 'Számítógép',
  'evidence.deskNone': 'Egyetlen itteni bizalmi lista sem nevezi meg',
  'evidence.fingerprint': 'A kulcs ujjlenyomata',
  'evidence.made': 'Készült',
  'evidence.scope': 'Tartalom',
  'evidence.scope.all': 'A naplójában addig szereplő minden ellenőrzés',
  'evidence.scope.run': 'Egy sorozat addigi összes ellenőrzése',
  'evidence.scope.inspections': 'Kiválasztott ellenőrzések. Ugyanazon sorozatból mások kimaradhattak.',
  'evidence.runs': 'Sorozatok',
  'evidence.files': 'Fájlok',
  'evidence.hash': 'A jegyzék SHA-256 értéke',
  'evidence.report': 'Jelentés',
  'evidence.report.same': 'Ugyanazt mondja, mint az ellenőrzések',
  'evidence.report.not-compared': 'Nincs összehasonlítva: az alkalmazás másik verziója írta',
  'evidence.entries': 'A gyűjtemény ellenőrzései',
  'evidence.recorded': 'Rögzítve',
  'evidence.anew': 'Újból megállapítva',
  'evidence.anew.same': 'Ugyanaz',
  'evidence.anew.declared': 'Ugyanaz, más vizsgálatokkal vagy okokkal, ahogy a gyűjtemény jelzi',
  'evidence.anew.differs': 'Eltér',
  'evidence.anew.not-made': 'Nincs újból megállapítva',
  'evidence.shown': '{shown, number} ellenőrzés látható, összesen {total, number}; elöl az eltérők.',
  'evidence.verifier': 'Bizonyítékgyűjteményeket vizsgáló oldal',
  'evidence.verifierHash': 'Az oldal SHA-256 értéke',
  'evidence.verifierHelp':
    'Egyetlen fájl, bármely böngészőhöz, hálózat nélkül. Csak kényelmi célú: aki gyűjteményt hamisít, az oldalt is hamisíthatja, ezért az SHA-256 értékét más úton adja át.',
};
