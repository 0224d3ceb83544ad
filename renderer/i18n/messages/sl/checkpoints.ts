// Messages about checkpoints of the logs, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontrolne točke',
  'checkpoints.lead':
    'Drug računalnik sopodpiše sedanjo vsebino dnevnikov. Poznejšo spremembo je nato mogoče dokazati, tudi nekomu, ki temu računalniku ne zaupa.',
  'checkpoints.present': 'Sedanja kontrolna točka',
  'checkpoints.presentHelp':
    'Odnesite jo na drug računalnik kot kodo, datoteko ali besedilo. Tisti računalnik jo sopodpiše, vi pa jo prinesete nazaj.',
  'checkpoints.since': 'Število listov, ki jih je priča nazadnje videla',
  'checkpoints.sinceHelp': 'Za prvo kontrolno točko pustite prazno. Za vsako poznejšo številko navede priča.',
  'checkpoints.sinceWrong': 'To ni celo število.',
  'checkpoints.make': 'Izdelaj kontrolno točko',
  'checkpoints.origin': 'Ime dnevnika',
  'checkpoints.size': 'Listi',
  'checkpoints.root': 'Korenska zgoščena vrednost',
  'checkpoints.key': 'Prstni odtis ključa',
  'checkpoints.begun': 'Pod tem imenom od',
  'checkpoints.code': 'Kontrolna točka kot koda QR',
  'checkpoints.noCode': 'Predolgo za eno kodo: uporabite datoteko.',
  'checkpoints.asText': 'Kontrolna točka kot golo besedilo',
  'checkpoints.save': 'Shrani kot datoteko',
  'checkpoints.seen': 'Kontrolna točka od drugod',
  'checkpoints.seenHelp':
    'Skenirajte jo, izberite njeno datoteko ali prilepite njeno besedilo: točko tega dnevnika, ki je bila prej videna ali se je vrnila sopodpisana, ali točko drugega računalnika za sopodpis.',
  'checkpoints.drop': 'Datoteka kontrolne točke',
  'checkpoints.choose': 'Izberi kontrolno točko',
  'checkpoints.dropHelp': 'Ali jo spustite sem.',
  'checkpoints.tooLong': 'Ta datoteka je predolga za kontrolno točko.',
  'checkpoints.text': 'Besedilo kontrolne točke',
  'checkpoints.scanned': 'Kontrolna točka je skenirana.',
  'checkpoints.witnessKey': 'Ključ priče',
  'checkpoints.witnessKeyHelp':
    'Potreben enkrat za vsako pričo, ki ga pokaže ob sopodpisu. Pridobite ga od priče in ne skupaj s kontrolno točko.',
  'checkpoints.compare': 'Primerjaj s tem dnevnikom',
  'checkpoints.cosign': 'Sopodpiši za drug računalnik',
  'checkpoints.outcome.intact': 'Dnevnik še vedno vsebuje vse, kar je videla priča',
  'checkpoints.outcome.rewritten': 'Dnevnik je bil predelan',
  'checkpoints.outcome.undetermined': 'Ta kontrolna točka ne more pokazati, ali je dnevnik nedotaknjen',
  'checkpoints.rewrittenHelp':
    'Dnevnik ne vsebuje več tega, kar je bilo prej videno. Ne zanašajte se na dnevnik; obvestite skrbnika in shranite kontrolno točko.',
  'checkpoints.epochs': 'Imena dnevnika',
  'checkpoints.remembered': 'Sopodpisal {name}, {time}. To je zdaj zabeleženo pod „Priče“.',
  'checkpoints.cosignedBy': 'Sopodpisal {name}, {time}.',
  'checkpoints.unknown':
    'Podpisana je tudi pod imeni, katerih ključi tu niso znani. Ti podpisi niso bili preverjeni. Da jih preverite, vnesite ključ priče:',
  'checkpoints.refused': 'Ni sopodpisano',
  'checkpoints.refused.no-checkpoint': 'To ni kontrolna točka ali pa njen podpis ni veljaven.',
  'checkpoints.refused.own': 'To je kontrolna točka tega računalnika. Priča mu je lahko le drug.',
  'checkpoints.refused.other-key':
    'Prej sopodpisano kontrolno točko tega dnevnika je podpisal drug ključ. Zahtevajte pojasnilo od drugega računalnika.',
  'checkpoints.refused.older': 'Sopodpisana je že bila poznejša kontrolna točka tega dnevnika, s številom listov {size}.',
  'checkpoints.refused.proof-needed':
    'Na drugem računalniku znova izdelajte kontrolno točko in v polje „Število listov, ki jih je priča nazadnje videla“ vpišite {size}.',
  'checkpoints.refused.not-proved':
    'Nič ne kaže, da ima dnevnik še prej videne liste ({size}). Dajte kontrolno točko znova izdelati s tem številom; če tudi to ne uspe, je bil dnevnik predelan.',
  'checkpoints.refused.inconsistent':
    'To niso prej videni listi ({size}): drugi dnevnik je bil predelan ali pa njegovo ime uporablja drug dnevnik.',
  'checkpoints.cosigned': 'Sopodpisana kontrolna točka',
  'checkpoints.first': 'To je prva kontrolna točka tega dnevnika tu. Ta prstni odtis primerjajte z lastnikom drugega računalnika:',
  'checkpoints.continues':
    'Ima {count, plural, one {# prej videni list} two {oba prej videna lista (#)} few {vse # prej videne liste} other {vseh # prej videnih listov}}. Prstni odtis njenega ključa:',
  'checkpoints.ownWitnessKey': 'S tem ključem drug računalnik verificira sopodpis:',
  'checkpoints.witnesses': 'Priče',
  'checkpoints.witnessList': 'Seznam prič',
  'checkpoints.noWitness': 'Noben drug računalnik še ni sopodpisal tega dnevnika',
  'checkpoints.noWitnessHelp': 'Odnesite sedanjo kontrolno točko na drug računalnik in primerjajte, kar se vrne.',
  'checkpoints.witness': 'Priča',
  'checkpoints.upTo': 'Do',
  'checkpoints.cosignedAt': 'Sopodpisano',
  'checkpoints.former': 'Prejšnje ime',
  'checkpoints.leaves': '{count, plural, one {# list} two {# lista} few {# listi} other {# listov}}',
};
