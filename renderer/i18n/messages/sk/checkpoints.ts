// Messages about checkpoints of the logs, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontrolné body denníka',
  'checkpoints.lead':
    'Iné pracovisko spolupodpíše, čo denníky teraz obsahujú. Neskoršiu zmenu potom možno preukázať aj tomu, kto tomuto počítaču nedôveruje.',
  'checkpoints.present': 'Terajší kontrolný bod',
  'checkpoints.presentHelp': 'Preneste ho na iné pracovisko ako kód, súbor alebo text. Tam ho spolupodpíšu a vy ho prinesiete späť.',
  'checkpoints.since': 'Počet listov, ktorý svedok videl naposledy',
  'checkpoints.sinceHelp': 'Pri prvom kontrolnom bode nechajte prázdne. Pri každom ďalšom číslo uvedie svedok.',
  'checkpoints.sinceWrong': 'To nie je celé číslo.',
  'checkpoints.make': 'Vytvoriť kontrolný bod',
  'checkpoints.origin': 'Názov denníka',
  'checkpoints.size': 'Listy',
  'checkpoints.root': 'Hash koreňa',
  'checkpoints.key': 'Odtlačok kľúča',
  'checkpoints.begun': 'Pod týmto názvom od',
  'checkpoints.code': 'Kontrolný bod ako kód QR',
  'checkpoints.noCode': 'Príliš dlhý na jeden kód: použite súbor.',
  'checkpoints.asText': 'Kontrolný bod ako obyčajný text',
  'checkpoints.save': 'Uložiť ako súbor',
  'checkpoints.seen': 'Kontrolný bod odinakiaľ',
  'checkpoints.seenHelp':
    'Naskenujte ho, zvoľte jeho súbor alebo vložte jeho text. Môže to byť skorší alebo spolupodpísaný kontrolný bod tohto denníka alebo bod z iného pracoviska, ktorý spolupodpíšete vy.',
  'checkpoints.drop': 'Súbor kontrolného bodu',
  'checkpoints.choose': 'Zvoliť kontrolný bod',
  'checkpoints.dropHelp': 'Alebo ho presuňte sem.',
  'checkpoints.tooLong': 'Tento súbor je na kontrolný bod príliš dlhý.',
  'checkpoints.text': 'Text kontrolného bodu',
  'checkpoints.scanned': 'Kontrolný bod bol naskenovaný.',
  'checkpoints.witnessKey': 'Kľúč svedka',
  'checkpoints.witnessKeyHelp':
    'Potrebný raz pre každého svedka, ktorý ho pri spolupodpísaní ukáže. Získajte ho od svedka, nie spolu s kontrolným bodom.',
  'checkpoints.compare': 'Porovnať s týmto denníkom',
  'checkpoints.cosign': 'Spolupodpísať pre iné pracovisko',
  'checkpoints.outcome.intact': 'Denník stále obsahuje všetko, čo svedok videl',
  'checkpoints.outcome.rewritten': 'Denník bol prepísaný',
  'checkpoints.outcome.undetermined': 'Tento kontrolný bod nemôže ukázať, či je denník neporušený',
  'checkpoints.rewrittenHelp':
    'Čo bolo videné skôr, už v denníku nie je. Nespoliehajte sa naň; informujte správcu a kontrolný bod uschovajte.',
  'checkpoints.epochs': 'Názvy denníka',
  'checkpoints.remembered': 'Spolupodpis: {name}, {time}. Je teraz zapísaný v časti „Svedkovia“.',
  'checkpoints.cosignedBy': 'Spolupodpis: {name}, {time}.',
  'checkpoints.unknown':
    'Podpísané aj menami, ktorých kľúče tu nie sú známe. Tieto podpisy sa neoverili. Ak ich chcete overiť, zadajte kľúč svedka:',
  'checkpoints.refused': 'Nespolupodpísané',
  'checkpoints.refused.no-checkpoint': 'To nie je kontrolný bod alebo jeho podpis nie je platný.',
  'checkpoints.refused.own': 'To je kontrolný bod tohto počítača. Jeho svedkom môže byť iba iný.',
  'checkpoints.refused.other-key':
    'Skôr spolupodpísaný kontrolný bod tohto denníka podpísal iný kľúč. Požiadajte druhé pracovisko o vysvetlenie.',
  'checkpoints.refused.older': 'Neskorší kontrolný bod tohto denníka už bol spolupodpísaný; počet listov: {size}.',
  'checkpoints.refused.proof-needed':
    'Na druhom počítači vytvorte kontrolný bod znova a do poľa „Počet listov, ktorý svedok videl naposledy“ zadajte {size}.',
  'checkpoints.refused.not-proved':
    'Nič neukazuje, že denník má stále listy videné skôr ({size}). Požiadajte o nové vytvorenie kontrolného bodu s týmto číslom; ak sa ani to nepodarí, denník bol prepísaný.',
  'checkpoints.refused.inconsistent':
    'Toto nie sú listy videné skôr ({size}): druhý denník bol prepísaný alebo jeho názov používa iný denník.',
  'checkpoints.cosigned': 'Spolupodpísaný kontrolný bod',
  'checkpoints.first': 'Toto je prvý kontrolný bod tohto denníka tu. Porovnajte tento odtlačok s vlastníkom druhého pracoviska:',
  'checkpoints.continues':
    '{count, plural, one {Má # list videný skôr.} few {Má všetky # listy videné skôr.} other {Má všetkých # listov videných skôr.}} Odtlačok jeho kľúča:',
  'checkpoints.ownWitnessKey': 'Týmto kľúčom druhé pracovisko overí spolupodpis:',
  'checkpoints.witnesses': 'Svedkovia',
  'checkpoints.witnessList': 'Zoznam svedkov',
  'checkpoints.noWitness': 'Tento denník zatiaľ nespolupodpísalo žiadne iné pracovisko',
  'checkpoints.noWitnessHelp': 'Preneste terajší kontrolný bod na iné pracovisko a porovnajte, čo sa vráti.',
  'checkpoints.witness': 'Svedok',
  'checkpoints.upTo': 'Do',
  'checkpoints.cosignedAt': 'Spolupodpísané',
  'checkpoints.former': 'Predchádzajúci názov',
  'checkpoints.leaves': '{count, plural, one {# list} few {# listy} other {# listov}}',
};
