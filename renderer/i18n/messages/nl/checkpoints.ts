// Messages about checkpoints of the logs, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'IJkpunten',
  'checkpoints.lead':
    'Een andere desk medeondertekent wat de logboeken nu bevatten. Een latere wijziging is dan te bewijzen, ook voor wie deze computer niet vertrouwt.',
  'checkpoints.present': 'Huidig ijkpunt',
  'checkpoints.presentHelp':
    'Breng het als code, bestand of tekst naar een andere desk. Die desk medeondertekent het, en u brengt het terug.',
  'checkpoints.since': 'Aantal bladeren dat de getuige het laatst heeft gezien',
  'checkpoints.sinceHelp': 'Laat dit leeg voor het eerste ijkpunt. Voor elk later ijkpunt noemt de getuige het aantal.',
  'checkpoints.sinceWrong': 'Dit is geen geheel getal.',
  'checkpoints.make': 'IJkpunt maken',
  'checkpoints.origin': 'Naam van het logboek',
  'checkpoints.size': 'Bladeren',
  'checkpoints.root': 'Wortelhash',
  'checkpoints.key': 'Vingerafdruk van de sleutel',
  'checkpoints.begun': 'Onder deze naam sinds',
  'checkpoints.code': 'Het ijkpunt als QR-code',
  'checkpoints.noCode': 'Te lang voor één code: gebruik het bestand.',
  'checkpoints.asText': 'Het ijkpunt als platte tekst',
  'checkpoints.save': 'Opslaan als bestand',
  'checkpoints.seen': 'Een ijkpunt van elders',
  'checkpoints.seenHelp':
    'Scan het, kies het bestand of plak de tekst: een ijkpunt van dit logboek dat eerder is gezien of medeondertekend is teruggekomen, of een van een andere desk om mede te ondertekenen.',
  'checkpoints.drop': 'IJkpuntbestand',
  'checkpoints.choose': 'IJkpunt kiezen',
  'checkpoints.dropHelp': 'Of zet het hier neer.',
  'checkpoints.tooLong': 'Dit bestand is te lang voor een ijkpunt.',
  'checkpoints.text': 'Tekst van het ijkpunt',
  'checkpoints.scanned': 'Het ijkpunt is gescand.',
  'checkpoints.witnessKey': 'Sleutel van de getuige',
  'checkpoints.witnessKeyHelp':
    'Eenmaal nodig voor elke getuige, die de sleutel bij het medeondertekenen toont. Vraag hem aan de getuige, niet samen met het ijkpunt.',
  'checkpoints.compare': 'Met dit logboek vergelijken',
  'checkpoints.cosign': 'Voor een andere desk medeondertekenen',
  'checkpoints.outcome.intact': 'Het logboek bevat nog alles wat de getuige heeft gezien',
  'checkpoints.outcome.rewritten': 'Het logboek is herschreven',
  'checkpoints.outcome.undetermined': 'Met dit ijkpunt is niet vast te stellen of het logboek intact is',
  'checkpoints.rewrittenHelp':
    'Wat eerder is gezien, staat niet meer in het logboek. Vertrouw niet op het logboek; waarschuw uw systeembeheerder en bewaar het ijkpunt.',
  'checkpoints.epochs': 'Namen van het logboek',
  'checkpoints.remembered': 'Medeondertekend door {name}, {time}. Dit is nu onder “Getuigen” vastgelegd.',
  'checkpoints.cosignedBy': 'Medeondertekend door {name}, {time}.',
  'checkpoints.unknown':
    'Ook ondertekend onder namen waarvan de sleutels hier niet bekend zijn. Deze handtekeningen zijn niet gecontroleerd. Voer de sleutel van de getuige in om ze te controleren:',
  'checkpoints.refused': 'Niet medeondertekend',
  'checkpoints.refused.no-checkpoint': 'Dit is geen ijkpunt, of de handtekening is niet geldig.',
  'checkpoints.refused.own': 'Dit is een ijkpunt van deze computer. Alleen een andere kan er getuige van zijn.',
  'checkpoints.refused.other-key':
    'Het eerder medeondertekende ijkpunt van dit logboek is met een andere sleutel ondertekend. Vraag de andere desk om een verklaring.',
  'checkpoints.refused.older': 'Een later ijkpunt van dit logboek is al medeondertekend, met {size} bladeren.',
  'checkpoints.refused.proof-needed':
    'Maak het ijkpunt op de andere computer opnieuw en vul daarbij {size} in onder “Aantal bladeren dat de getuige het laatst heeft gezien”.',
  'checkpoints.refused.not-proved':
    'Niets toont aan dat het logboek de {size} eerder geziene bladeren nog heeft. Laat het ijkpunt met dit aantal opnieuw maken; lukt ook dat niet, dan is het logboek herschreven.',
  'checkpoints.refused.inconsistent':
    'Dit zijn niet de {size} bladeren die eerder zijn gezien: het andere logboek is herschreven, of een ander logboek gebruikt zijn naam.',
  'checkpoints.cosigned': 'Medeondertekend ijkpunt',
  'checkpoints.first': 'Het eerste ijkpunt van dit logboek hier. Vergelijk deze vingerafdruk met de eigenaar van de andere desk:',
  'checkpoints.continues':
    'Het bevat {count, plural, one {het ene eerder geziene blad (#)} other {alle # eerder geziene bladeren}}. Vingerafdruk van zijn sleutel:',
  'checkpoints.ownWitnessKey': 'Met deze sleutel verifieert de andere desk de medeondertekening:',
  'checkpoints.witnesses': 'Getuigen',
  'checkpoints.witnessList': 'Lijst van getuigen',
  'checkpoints.noWitness': 'Nog geen andere desk heeft dit logboek medeondertekend',
  'checkpoints.noWitnessHelp': 'Breng het huidige ijkpunt naar een andere desk en vergelijk wat terugkomt.',
  'checkpoints.witness': 'Getuige',
  'checkpoints.upTo': 'Tot en met',
  'checkpoints.cosignedAt': 'Medeondertekend',
  'checkpoints.former': 'Vroegere naam',
  'checkpoints.leaves': '{count, plural, one {# blad} other {# bladeren}}',
};
