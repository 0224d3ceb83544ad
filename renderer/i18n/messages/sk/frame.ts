// Messages of the frame around the screens: navigation, notices, errors, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Kontrola',
  'frame.inspections': 'Denník kontrol',
  'frame.passports': 'Pasy',
  'frame.packs': 'Balíky',
  'frame.trustScreen': 'Dôvera',
  'frame.bodies': 'Notifikované osoby',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Nastavenia',
  'frame.navigation': 'Obrazovky',
  'frame.skip': 'Prejsť na obsah',
  'frame.language': 'Jazyk',
  'frame.sessionOver':
    'Toto okno už nie je prihlásené k pracovnej službe. Otvorte novú jednorazovú adresu; keď program beží, vypíše ju príkaz „desk address“.',
  'frame.maintenance': 'V údržbe od {time}, {who}: {reason}. Kontroly a zmeny musia počkať.',
  'frame.down': 'Pracovná služba neodpovedá. Nič sa nestratilo. Toto okno to skúša ďalej.',
  'frame.downSince': 'Bez odpovede od {time}',
  'frame.back': 'Pracovná služba opäť odpovedá.',
  'frame.trust': 'Údaje o dôvere',
  'frame.trustNone': 'v tomto počítači žiadne',
  'frame.trustState': '{state, select, fresh {aktuálne} stale {na obnovenie} expired {zastarané} other {žiadne}}',
  'frame.issuers': '{count, plural, =0 {žiadni vydavatelia} one {# vydavateľ} few {# vydavatelia} other {# vydavateľov}}',
  'frame.sampleLoaded': 'Je načítaná ukážková sada. Všetko, čo z nej pochádza, má označenie UKÁŽKA.',
  'frame.notice.workbench-restarted': 'Pracovná služba sa znova spustila. Každá dokončená kontrola je v denníku.',
  'frame.notice.backup-restored':
    'Bola obnovená záloha a tento počítač má opäť svoje záznamy. Nastavenia ukazujú, čo sa obnovilo a čo nie.',
  'frame.notice.wanted-arrived': 'Došli chýbajúce pasy; kontroly sa zopakovali. Výsledky sú v denníku.',
  'frame.notice.issuer-arrived':
    'Sú známi noví vydavatelia alebo kľúče: čo prišlo od neznámeho vydavateľa, sa skontrolovalo znova. Výsledky sú v denníku.',
  'frame.notice.own-list-waiting':
    'Importovaný zoznam stavov tejto služby vyžaduje rozhodnutie: zrušil by alebo pozastavil veľa pasov, alebo bol kľúč, ktorý ho podpísal, vymenený skôr, než bol zoznam prvýkrát spozorovaný. Nič sa nezrušilo. Potvrďte alebo odmietnite zoznam na obrazovke „Dôvera“ alebo príkazom desk status recall.',
  'frame.notice.own-list-newer':
    'Zrušenia platnosti sa použili znova: zoznam stavov tejto služby bol novší ako jej dáta, teda sa tu obnovila stará kópia dát.',
  'frame.notice.log-changed':
    'Denník nie je taký, ako ho tento počítač podpísal: iný program zmenil, odstránil alebo pridal zápisy. Nespoliehajte sa naň a informujte správcu:',
  'frame.notice.log-key-new':
    'Tento počítač teraz podpisuje denník novým kľúčom, lebo predchádzajúci kľúč chýba. Nemôže ukázať, či boli skoršie zápisy zmenené.',
  'frame.notice.modes-mended':
    'Súbory dátového priečinka boli prístupné iným používateľom tohto počítača. Teraz ich môže čítať a meniť iba ich vlastník:',
  'frame.notice.modes-open':
    'Iní používatelia tohto počítača môžu čítať alebo meniť súbory dátového priečinka a aplikácia to nemôže napraviť. Informujte správcu:',
  'frame.notice.public-restarted': 'Verejná služba sa znova spustila.',
  'frame.notice.backup-late': 'Najnovšia záloha je staršia, ako sa plánovalo. Pozri Nastavenia, Záloha.',
  'frame.notice.log-file-failed': 'Do súboru denníka služby sa nedá zapisovať. Uvoľnite miesto na disku alebo spustite desk doctor.',
  'frame.notice.certificate-ends':
    'Platnosť certifikátu resolvera sa skončí do 30 dní alebo sa už skončila. Obrazovka Resolver ukazuje, kedy a čo treba urobiť.',
  'frame.notice.clock-behind':
    'Hodiny tohto počítača meškajú. Kým ich neopravíte, dátumy nemožno posúdiť. Ak teraz idú správne a predtým sa ponáhľali, potvrďte to na obrazovke „Dôvera“.',
  'frame.notice.self-test-failed': 'Autotest zlyhal: nespoliehajte sa na výsledky tohto počítača. Informujte správcu.',
  'frame.engineOld':
    'Jadro prehliadača tejto aplikácie je z {day} alebo staršie. Jadrá staršie ako pol roka majú známe bezpečnostné chyby: nainštalujte aktuálnu verziu. Aplikácia sama aktualizácie nevyhľadáva.',
  'frame.dismiss': 'Skryť toto oznámenie',
  'frame.noSuchScreen': 'Taká obrazovka neexistuje',
  'frame.noSuchScreenHelp': 'Adresa nezodpovedá žiadnej z obrazoviek vľavo.',
  'frame.notLoaded': 'Túto obrazovku sa nepodarilo načítať',
  'frame.notLoadedHelp': 'Pochádza z pracovnej služby, ktorá teraz neodpovedá. Načítajte ju znova, keď služba odpovie.',
  'frame.toInspect': 'Prejsť na kontrolu',
  'frame.crashed': 'Táto obrazovka prestala fungovať',
  'frame.crashedHelp': 'Čo sa skontrolovalo predtým, je v denníku. Načítajte obrazovku znova; ak sa to zopakuje, oznámte text nižšie.',
  'frame.reload': 'Načítať znova',
};
