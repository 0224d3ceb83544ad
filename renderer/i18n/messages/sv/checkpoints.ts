// Messages about checkpoints of the logs, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Avstämningspunkter',
  'checkpoints.lead':
    'En annan dator kontrasignerar vad loggarna innehåller nu. En senare ändring kan då bevisas, även för någon som inte litar på den här datorn.',
  'checkpoints.present': 'Nuvarande avstämningspunkt',
  'checkpoints.presentHelp':
    'Ta den till en annan dator som kod, fil eller text. Den datorn kontrasignerar den, och du tar den tillbaka hit.',
  'checkpoints.since': 'Antal löv som vittnet senast såg',
  'checkpoints.sinceHelp': 'Lämna tomt för den första avstämningspunkten. För varje senare anger vittnet antalet.',
  'checkpoints.sinceWrong': 'Detta är inget heltal.',
  'checkpoints.make': 'Skapa en avstämningspunkt',
  'checkpoints.origin': 'Loggens namn',
  'checkpoints.size': 'Löv',
  'checkpoints.root': 'Rothash',
  'checkpoints.key': 'Nyckelns fingeravtryck',
  'checkpoints.begun': 'Under det namnet sedan',
  'checkpoints.code': 'Avstämningspunkten som QR-kod',
  'checkpoints.noCode': 'För lång för en kod: använd filen.',
  'checkpoints.asText': 'Avstämningspunkten som klartext',
  'checkpoints.save': 'Spara som fil',
  'checkpoints.seen': 'En avstämningspunkt från annat håll',
  'checkpoints.seenHelp':
    'Skanna den, välj dess fil eller klistra in dess text. Det kan vara en tidigare eller kontrasignerad avstämningspunkt för den här loggen, eller en från en annan dator som du kontrasignerar.',
  'checkpoints.drop': 'Fil med avstämningspunkt',
  'checkpoints.choose': 'Välj en avstämningspunkt',
  'checkpoints.dropHelp': 'Eller släpp den här.',
  'checkpoints.tooLong': 'Filen är för lång för en avstämningspunkt.',
  'checkpoints.text': 'Avstämningspunktens text',
  'checkpoints.scanned': 'Avstämningspunkten har skannats.',
  'checkpoints.witnessKey': 'Vittnets nyckel',
  'checkpoints.witnessKeyHelp':
    'Behövs en gång för varje vittne, som visar den vid kontrasigneringen. Skaffa den från vittnet, inte tillsammans med avstämningspunkten.',
  'checkpoints.compare': 'Jämför med den här loggen',
  'checkpoints.cosign': 'Kontrasignera för en annan dator',
  'checkpoints.outcome.intact': 'Loggen innehåller fortfarande allt som vittnet såg',
  'checkpoints.outcome.rewritten': 'Loggen har skrivits om',
  'checkpoints.outcome.undetermined': 'Avstämningspunkten kan inte visa om loggen är intakt',
  'checkpoints.rewrittenHelp':
    'Det som setts tidigare finns inte längre i loggen. Lita inte på loggen; underrätta administratören och spara avstämningspunkten.',
  'checkpoints.epochs': 'Loggens namn över tid',
  'checkpoints.remembered': 'Kontrasignerad av {name}, {time}. Det är nu registrerat under ”Vittnen”.',
  'checkpoints.cosignedBy': 'Kontrasignerad av {name}, {time}.',
  'checkpoints.unknown':
    'Även signerad under namn vars nycklar inte är kända här. De signaturerna kontrollerades inte. Ange vittnets nyckel för att kontrollera dem:',
  'checkpoints.refused': 'Inte kontrasignerad',
  'checkpoints.refused.no-checkpoint': 'Detta är ingen avstämningspunkt, eller så är dess signatur inte giltig.',
  'checkpoints.refused.own': 'Detta är en avstämningspunkt från den här datorn. Bara en annan kan vara dess vittne.',
  'checkpoints.refused.other-key':
    'En annan nyckel signerade den avstämningspunkt för loggen som kontrasignerades tidigare. Be den andra datorns ägare förklara det.',
  'checkpoints.refused.older': 'En senare avstämningspunkt för loggen har redan kontrasignerats, med {size} löv.',
  'checkpoints.refused.proof-needed':
    'Skapa avstämningspunkten på nytt på den andra datorn, och ange {size} under ”Antal löv som vittnet senast såg”.',
  'checkpoints.refused.not-proved':
    'Inget visar att loggen fortfarande har de {size} löv som setts tidigare. Låt skapa avstämningspunkten på nytt med det antalet; om även det misslyckas har loggen skrivits om.',
  'checkpoints.refused.inconsistent':
    'Detta är inte de {size} löv som setts tidigare: den andra loggen har skrivits om, eller så använder en annan logg dess namn.',
  'checkpoints.cosigned': 'Kontrasignerad avstämningspunkt',
  'checkpoints.first': 'Den första avstämningspunkten för loggen här. Jämför fingeravtrycket med den andra datorns ägare:',
  'checkpoints.continues': 'Den har {count, plural, one {det # löv} other {alla # löv}} som setts tidigare. Dess nyckels fingeravtryck:',
  'checkpoints.ownWitnessKey': 'Med den här nyckeln verifierar den andra datorn kontrasignaturen:',
  'checkpoints.witnesses': 'Vittnen',
  'checkpoints.witnessList': 'Lista över vittnen',
  'checkpoints.noWitness': 'Ingen annan dator har kontrasignerat loggen än',
  'checkpoints.noWitnessHelp': 'Ta den nuvarande avstämningspunkten till en annan dator och jämför det som kommer tillbaka.',
  'checkpoints.witness': 'Vittne',
  'checkpoints.upTo': 'Till och med',
  'checkpoints.cosignedAt': 'Kontrasignerad',
  'checkpoints.former': 'Tidigare namn',
  'checkpoints.leaves': '{count, plural, one {# löv} other {# löv}}',
};
