// Messages of the check of evidence bundles, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Sada dôkazov',
  'evidence.checking': 'Overuje sa každý súbor a znova sa určuje každý výsledok',
  'evidence.waiting': 'Čaká sa na overenie',
  'evidence.failed': 'Overenie v tomto počítači zlyhalo. O sade to nič nehovorí.',
  'evidence.intact': 'Neporušená',
  'evidence.altered': 'Zmenená',
  'evidence.undetermined': 'Neurčené',
  'evidence.intactText':
    'Každý bajt je taký, ako ho podpísal počítač uvedený na tunajšom dôveryhodnom zozname, a žiadny výsledok pri novom určení nevychádza inak.',
  'evidence.alteredText': 'Súbor nie je taký, ako ho počítač podpísal. Nič nedokazuje.',
  'evidence.doubt.unread': 'Táto verzia aplikácie sadu prečítať nevie. Novšia možno áno.',
  'evidence.doubt.other-key': 'Podpísal ju iný počítač než ten, ktorého odtlačok bol zadaný.',
  'evidence.doubt.unnamed':
    'Je celá, ale žiadny tunajší dôveryhodný zoznam neuvádza počítač, ktorý ju podpísal. Kto sadu falšuje, podpíše ju vlastným kľúčom.',
  'evidence.doubt.against': 'Je celá, ale počítač, ktorý ju podpísal, sa tu nepočíta.',
  'evidence.doubt.verdicts': 'Je celá, ale nie každý výsledok z nej možno znova určiť tak, ako bol určený.',
  'evidence.toTrust': 'Dôveryhodné zoznamy',
  'evidence.toTrustHelp': 'Počítač sa počíta, keď ho uvádza dôveryhodný zoznam. Importujte zoznam orgánu, ktorý ho prevádzkuje.',
  'evidence.notLogged': 'Išlo o overenie súboru. Žiadny tovar sa nekontroloval a nič sa nezapísalo.',
  'evidence.desk': 'Počítač',
  'evidence.deskNone': 'Neuvedený na žiadnom tunajšom dôveryhodnom zozname',
  'evidence.fingerprint': 'Odtlačok jeho kľúča',
  'evidence.made': 'Vytvorené',
  'evidence.scope': 'Obsah',
  'evidence.scope.all': 'Všetky kontroly v jeho denníku do toho času',
  'evidence.scope.run': 'Všetky kontroly série do toho času',
  'evidence.scope.inspections': 'Vybrané kontroly. Iné z tej istej série mohli byť vynechané.',
  'evidence.runs': 'Série',
  'evidence.files': 'Súbory',
  'evidence.hash': 'SHA-256 manifestu',
  'evidence.report': 'Správa',
  'evidence.report.same': 'Uvádza to isté čo kontroly',
  'evidence.report.not-compared': 'Neporovnané: zapísala ju iná verzia aplikácie',
  'evidence.entries': 'Kontroly v sade',
  'evidence.recorded': 'Zapísané',
  'evidence.anew': 'Určené znova',
  'evidence.anew.same': 'Rovnako',
  'evidence.anew.declared': 'Rovnako, inými overeniami alebo dôvodmi, ako uvádza sada',
  'evidence.anew.differs': 'Inak',
  'evidence.anew.not-made': 'Znova neurčené',
  'evidence.shown': 'Zobrazené {shown, number} z {total, number} kontrol, najprv tie, ktoré sa líšia.',
  'evidence.verifier': 'Stránka na overovanie sád dôkazov',
  'evidence.verifierHash': 'SHA-256 tejto stránky',
  'evidence.verifierHelp':
    'Jeden súbor pre akýkoľvek prehliadač bez siete. Je to pomôcka: kto falšuje sadu, môže sfalšovať aj stránku, preto jej SHA-256 odovzdajte inou cestou.',
};
