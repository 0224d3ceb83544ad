// Messages about checkpoints of the logs, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Afstemningspunkter',
  'checkpoints.lead':
    'En anden computer kontrasignerer det, loggene indeholder nu. En senere ændring kan så bevises, selv over for en, der ikke stoler på denne computer.',
  'checkpoints.present': 'Nuværende afstemningspunkt',
  'checkpoints.presentHelp':
    'Tag det til en anden computer som en kode, en fil eller tekst. Den computer kontrasignerer det, og du tager det med tilbage.',
  'checkpoints.since': 'Antal blade, som vidnet sidst så',
  'checkpoints.sinceHelp': 'Lad dette være tomt for det første afstemningspunkt. For hvert senere oplyser vidnet antallet.',
  'checkpoints.sinceWrong': 'Dette er ikke et helt tal.',
  'checkpoints.make': 'Lav et afstemningspunkt',
  'checkpoints.origin': 'Loggens navn',
  'checkpoints.size': 'Blade',
  'checkpoints.root': 'Rodhash',
  'checkpoints.key': 'Nøglens fingeraftryk',
  'checkpoints.begun': 'Under dette navn siden',
  'checkpoints.code': 'Afstemningspunktet som QR-kode',
  'checkpoints.noCode': 'For langt til én kode: brug filen.',
  'checkpoints.asText': 'Afstemningspunktet som ren tekst',
  'checkpoints.save': 'Gem som fil',
  'checkpoints.seen': 'Et afstemningspunkt andetsteds fra',
  'checkpoints.seenHelp':
    'Scan det, vælg dets fil, eller indsæt dets tekst. Det kan være et tidligere eller kontrasigneret afstemningspunkt for denne log eller et fra en anden computer, som du kontrasignerer.',
  'checkpoints.drop': 'Fil med afstemningspunkt',
  'checkpoints.choose': 'Vælg et afstemningspunkt',
  'checkpoints.dropHelp': 'Eller slip det her.',
  'checkpoints.tooLong': 'Filen er for lang til et afstemningspunkt.',
  'checkpoints.text': 'Afstemningspunktets tekst',
  'checkpoints.scanned': 'Afstemningspunktet er scannet.',
  'checkpoints.witnessKey': 'Vidnets nøgle',
  'checkpoints.witnessKeyHelp':
    'Skal bruges én gang for hvert vidne, som viser den ved kontrasigneringen. Få den fra vidnet, ikke sammen med afstemningspunktet.',
  'checkpoints.compare': 'Sammenlign med denne log',
  'checkpoints.cosign': 'Kontrasignér for en anden computer',
  'checkpoints.outcome.intact': 'Loggen indeholder stadig alt det, vidnet så',
  'checkpoints.outcome.rewritten': 'Loggen er omskrevet',
  'checkpoints.outcome.undetermined': 'Dette afstemningspunkt kan ikke vise, om loggen er intakt',
  'checkpoints.rewrittenHelp':
    'Det, der tidligere er set, er ikke længere i loggen. Stol ikke på loggen; underret administratoren, og gem afstemningspunktet.',
  'checkpoints.epochs': 'Loggens navne',
  'checkpoints.remembered': 'Kontrasigneret af {name}, {time}. Det er nu registreret under »Vidner«.',
  'checkpoints.cosignedBy': 'Kontrasigneret af {name}, {time}.',
  'checkpoints.unknown':
    'Også signeret under navne, hvis nøgler ikke er kendt her. Disse signaturer blev ikke kontrolleret. Angiv vidnets nøgle for at kontrollere dem:',
  'checkpoints.refused': 'Ikke kontrasigneret',
  'checkpoints.refused.no-checkpoint': 'Dette er ikke et afstemningspunkt, eller dets signatur er ikke gyldig.',
  'checkpoints.refused.own': 'Dette er et afstemningspunkt fra denne computer. Kun en anden kan være dens vidne.',
  'checkpoints.refused.other-key':
    'En anden nøgle signerede det afstemningspunkt for denne log, der blev kontrasigneret før. Bed den anden computers ejer om at forklare det.',
  'checkpoints.refused.older': 'Et senere afstemningspunkt for denne log er allerede kontrasigneret, med {size} blade.',
  'checkpoints.refused.proof-needed':
    'Lav afstemningspunktet igen på den anden computer, og angiv {size} under »Antal blade, som vidnet sidst så«.',
  'checkpoints.refused.not-proved':
    'Intet viser, at loggen stadig har de {size} blade, der er set før. Få afstemningspunktet lavet igen med dette antal; hvis det også mislykkes, er loggen omskrevet.',
  'checkpoints.refused.inconsistent':
    'Dette er ikke de {size} blade, der er set før: den anden log er omskrevet, eller en anden log bruger dens navn.',
  'checkpoints.cosigned': 'Kontrasigneret afstemningspunkt',
  'checkpoints.first': 'Det første afstemningspunkt for denne log her. Sammenlign fingeraftrykket med den anden computers ejer:',
  'checkpoints.continues': 'Det har {count, plural, one {det # blad} other {alle # blade}}, der er set før. Dets nøgles fingeraftryk:',
  'checkpoints.ownWitnessKey': 'Med denne nøgle verificerer den anden computer kontrasignaturen:',
  'checkpoints.witnesses': 'Vidner',
  'checkpoints.witnessList': 'Liste over vidner',
  'checkpoints.noWitness': 'Ingen anden computer har endnu kontrasigneret denne log',
  'checkpoints.noWitnessHelp': 'Tag det nuværende afstemningspunkt til en anden computer, og sammenlign det, der kommer tilbage.',
  'checkpoints.witness': 'Vidne',
  'checkpoints.upTo': 'Til og med',
  'checkpoints.cosignedAt': 'Kontrasigneret',
  'checkpoints.former': 'Tidligere navn',
  'checkpoints.leaves': '{count, plural, one {# blad} other {# blade}}',
};
