// Messages about checkpoints of the logs, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Puncte de referință',
  'checkpoints.lead':
    'Alt calculator contrasemnează conținutul actual al jurnalelor. O modificare ulterioară poate fi atunci dovedită, chiar și cuiva care nu are încredere în acest calculator.',
  'checkpoints.present': 'Punctul de referință actual',
  'checkpoints.presentHelp':
    'Duceți-l la alt calculator ca un cod, un fișier sau un text. Acel calculator îl contrasemnează, iar dvs. îl aduceți înapoi.',
  'checkpoints.since': 'Numărul de frunze pe care martorul le-a văzut ultima dată',
  'checkpoints.sinceHelp': 'Lăsați gol pentru primul punct de referință. Pentru fiecare următor, martorul indică numărul.',
  'checkpoints.sinceWrong': 'Acesta nu este un număr întreg.',
  'checkpoints.make': 'Creare punct de referință',
  'checkpoints.origin': 'Numele jurnalului',
  'checkpoints.size': 'Frunze',
  'checkpoints.root': 'Hash rădăcină',
  'checkpoints.key': 'Amprenta cheii',
  'checkpoints.begun': 'Sub acest nume din',
  'checkpoints.code': 'Punctul de referință ca un cod QR',
  'checkpoints.noCode': 'Prea lung pentru un cod: folosiți fișierul.',
  'checkpoints.asText': 'Punctul de referință ca text simplu',
  'checkpoints.save': 'Salvare ca fișier',
  'checkpoints.seen': 'Un punct de referință din altă parte',
  'checkpoints.seenHelp':
    'Scanați-l, alegeți fișierul lui sau lipiți textul lui: unul al acestui jurnal, văzut anterior sau întors contrasemnat, ori unul al altui calculator, de contrasemnat.',
  'checkpoints.drop': 'Fișierul punctului de referință',
  'checkpoints.choose': 'Alegere punct de referință',
  'checkpoints.dropHelp': 'Sau trageți-l aici.',
  'checkpoints.tooLong': 'Acest fișier este prea lung pentru un punct de referință.',
  'checkpoints.text': 'Textul punctului de referință',
  'checkpoints.scanned': 'Punctul de referință a fost scanat.',
  'checkpoints.witnessKey': 'Cheia martorului',
  'checkpoints.witnessKeyHelp':
    'Necesară o dată pentru fiecare martor, care o arată la contrasemnare. Obțineți-o de la martor, nu împreună cu punctul de referință.',
  'checkpoints.compare': 'Comparare cu acest jurnal',
  'checkpoints.cosign': 'Contrasemnare pentru alt calculator',
  'checkpoints.outcome.intact': 'Jurnalul conține încă tot ce a văzut martorul',
  'checkpoints.outcome.rewritten': 'Jurnalul a fost rescris',
  'checkpoints.outcome.undetermined': 'Acest punct de referință nu poate arăta dacă jurnalul este intact',
  'checkpoints.rewrittenHelp':
    'Ce s-a văzut anterior nu mai este în jurnal. Nu vă bazați pe jurnal; informați administratorul și păstrați punctul de referință.',
  'checkpoints.epochs': 'Numele jurnalului',
  'checkpoints.remembered': 'Contrasemnat de {name}, {time}. Acum este consemnat la „Martori”.',
  'checkpoints.cosignedBy': 'Contrasemnat de {name}, {time}.',
  'checkpoints.unknown':
    'Semnat și sub nume ale căror chei nu sunt cunoscute aici. Aceste semnături nu au fost verificate. Pentru a le verifica, introduceți cheia martorului:',
  'checkpoints.refused': 'Necontrasemnat',
  'checkpoints.refused.no-checkpoint': 'Acesta nu este un punct de referință sau semnătura lui nu este valabilă.',
  'checkpoints.refused.own': 'Acesta este un punct de referință al acestui calculator. Doar altul poate fi martorul lui.',
  'checkpoints.refused.other-key':
    'Altă cheie a semnat punctul de referință al acestui jurnal contrasemnat anterior. Cereți o explicație celuilalt calculator.',
  'checkpoints.refused.older': 'S-a contrasemnat deja un punct de referință ulterior al acestui jurnal, cu {size} frunze.',
  'checkpoints.refused.proof-needed':
    'Pe celălalt calculator, creați din nou punctul de referință și introduceți {size} la „Numărul de frunze pe care martorul le-a văzut ultima dată”.',
  'checkpoints.refused.not-proved':
    'Nimic nu arată că jurnalul are încă cele {size} frunze văzute anterior. Cereți crearea din nou a punctului de referință cu acest număr; dacă nici aceasta nu reușește, jurnalul a fost rescris.',
  'checkpoints.refused.inconsistent':
    'Acestea nu sunt cele {size} frunze văzute anterior: celălalt jurnal a fost rescris sau alt jurnal îi folosește numele.',
  'checkpoints.cosigned': 'Punct de referință contrasemnat',
  'checkpoints.first': 'Primul punct de referință al acestui jurnal aici. Comparați această amprentă cu proprietarul celuilalt calculator:',
  'checkpoints.continues':
    'Are {count, plural, one {singura frunză văzută} few {toate cele # frunze văzute} other {toate cele # de frunze văzute}} anterior. Amprenta cheii lui:',
  'checkpoints.ownWitnessKey': 'Cu această cheie, celălalt calculator verifică contrasemnătura:',
  'checkpoints.witnesses': 'Martori',
  'checkpoints.witnessList': 'Lista martorilor',
  'checkpoints.noWitness': 'Niciun alt calculator nu a contrasemnat încă acest jurnal',
  'checkpoints.noWitnessHelp': 'Duceți punctul de referință actual la alt calculator și comparați ce se întoarce.',
  'checkpoints.witness': 'Martor',
  'checkpoints.upTo': 'Până la',
  'checkpoints.cosignedAt': 'Contrasemnat',
  'checkpoints.former': 'Nume anterior',
  'checkpoints.leaves': '{count, plural, one {# frunză} few {# frunze} other {# de frunze}}',
};
