// Messages of backup and restore, in Romanian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Copie de rezervă',
  'backup.none': 'Pe acest calculator nu s-a făcut încă nicio copie de rezervă.',
  'backup.lastWith': 'Ultima copie de rezervă: {date}, cu cheia serviciului, verificată',
  'backup.lastWithout': 'Ultima copie de rezervă: {date}, FĂRĂ cheia serviciului, verificată',
  'backup.folder': 'Dosar pentru copia de rezervă',
  'backup.folderHelp': 'Un stick USB sau alt disc. Lăsat gol: {folder}, care se pierde odată cu acest calculator.',
  'backup.passphrase': 'Frază de acces pentru cheia serviciului',
  'backup.passphraseHelp':
    'Păstrați-o în alt loc decât copia de rezervă. Fără frază de acces cheia este omisă, iar pașapoartele publicate aici nu mai pot fi semnate din nou cu aceeași cheie.',
  'backup.short': 'Cel puțin {least} caractere',
  'backup.now': 'Copie de rezervă acum',
  'backup.nowWithout': 'Copie de rezervă acum, fără cheie',
  'backup.busy': 'Se copiază și se verifică…',
  'backup.done': 'Copia de rezervă a fost făcută și verificată.',
  'backup.failed': 'Nu s-a făcut nicio copie de rezervă',
  'backup.nobody': 'niciun nume indicat',
  'backup.timed.title': 'Copii de rezervă automate',
  'backup.timed.off': 'Nu se face nicio copie automată.',
  'backup.timed.folder': 'Dosarul pentru aceste copii',
  'backup.timed.folderHelp':
    'Pe alt disc, conectat permanent. Dosarul păstrează cea mai nouă copie din fiecare dintre ultimele 7 zile, 4 săptămâni și 12 luni. Copiile mai vechi se șterg.',
  'backup.timed.every': 'Cât de des',
  'backup.timed.daily': 'În fiecare zi',
  'backup.timed.weekly': 'În fiecare săptămână',
  'backup.timed.hours': '{count, plural, one {La fiecare oră} few {La fiecare # ore} other {La fiecare # de ore}}',
  'backup.timed.minutes': '{count, plural, one {La fiecare minut} few {La fiecare # minute} other {La fiecare # de minute}}',
  'backup.timed.help':
    'Copiile se fac cât timp aplicația rulează; una ratată se face cât mai curând posibil. Nu conțin cheia serviciului: faceți și o copie cu frază de acces.',
  'backup.timed.stop': 'Oprire copii automate',
  'backup.timed.refused': 'Nu s-a schimbat nimic',
  'backup.timed.byCommand': 'Aceste copii le face comanda care a pornit serviciul.',
  'backup.timed.running': 'Se face o copie de rezervă…',
  'backup.timed.noneYet': 'Nu s-a făcut încă nicio copie automată.',
  'backup.timed.success': 'Ultima copie automată: {date}, verificată',
  'backup.timed.failure': 'Ultima copie automată a eșuat la {date}. Aplicația reîncearcă la fiecare 15 minute.',
  'backup.timed.failedBefore': 'O copie a eșuat la {date}. Una ulterioară a reușit.',
  'backup.timed.late': 'Vechimea celei mai noi copii depășește dublul acestui interval.',
  'backup.restored': 'Restaurat dintr-o copie de rezervă la {date} de {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# inspecție făcută pe acest calculator nu este în ea.} few {# inspecții făcute pe acest calculator nu sunt în ea.} other {# de inspecții făcute pe acest calculator nu sunt în ea.}}',
  'backup.behind.decisions':
    '{count, plural, one {# decizie luată pe acest calculator nu este în ea.} few {# decizii luate pe acest calculator nu sunt în ea.} other {# de decizii luate pe acest calculator nu sunt în ea.}}',
  'backup.behind.trust-office': 'Lista sigură din ea aparține altei instituții.',
  'backup.behind.passports':
    '{count, plural, one {# pașaport lipsește din ea sau este diferit acolo.} few {# pașapoarte lipsesc din ea sau sunt diferite acolo.} other {# de pașapoarte lipsesc din ea sau sunt diferite acolo.}}',
  'backup.behind.packs':
    '{count, plural, one {# pachet aplicat nu este în ea: aplicați-l din nou.} few {# pachete aplicate nu sunt în ea: aplicați-le din nou.} other {# de pachete aplicate nu sunt în ea: aplicați-le din nou.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# versiune anterioară a unui pașaport nu este în ea.} few {# versiuni anterioare ale unor pașapoarte nu sunt în ea.} other {# de versiuni anterioare ale unor pașapoarte nu sunt în ea.}}',
  'backup.behind.edits':
    '{count, plural, one {# pașaport aflat în editare lipsește din ea sau este diferit acolo.} few {# pașapoarte aflate în editare lipsesc din ea sau sunt diferite acolo.} other {# de pașapoarte aflate în editare lipsesc din ea sau sunt diferite acolo.}}',
  'backup.behind.published':
    '{count, plural, one {# atestat semnat pe acest calculator nu este în ea.} few {# atestate semnate pe acest calculator nu sunt în ea.} other {# de atestate semnate pe acest calculator nu sunt în ea.}}',
  'backup.behind.events':
    '{count, plural, one {# eveniment nu este în ea.} few {# evenimente nu sunt în ea.} other {# de evenimente nu sunt în ea.}}',
  'backup.behind.status-log':
    '{count, plural, one {# înregistrare din jurnal despre pașapoarte revocate, suspendate sau reactivate nu este în ea.} few {# înregistrări din jurnal despre pașapoarte revocate, suspendate sau reactivate nu sunt în ea.} other {# de înregistrări din jurnal despre pașapoarte revocate, suspendate sau reactivate nu sunt în ea.}} Ce este revocat rămâne revocat.',
  'backup.behind.key-log':
    '{count, plural, one {# înregistrare din jurnal despre chei ale acestui serviciu nu este în ea.} few {# înregistrări din jurnal despre chei ale acestui serviciu nu sunt în ea.} other {# de înregistrări din jurnal despre chei ale acestui serviciu nu sunt în ea.}}',
  'backup.behind.clock-log':
    '{count, plural, one {# înregistrare din jurnal despre ceasul acestui calculator nu este în ea.} few {# înregistrări din jurnal despre ceasul acestui calculator nu sunt în ea.} other {# de înregistrări din jurnal despre ceasul acestui calculator nu sunt în ea.}}',
  'backup.behind.officer-log':
    '{count, plural, one {# înregistrare din jurnal despre funcționari nu este în ea.} few {# înregistrări din jurnal despre funcționari nu sunt în ea.} other {# de înregistrări din jurnal despre funcționari nu sunt în ea.}}',
  'backup.behind.erasure-log':
    '{count, plural, one {# înregistrare din jurnal despre ștergeri nu este} few {# înregistrări din jurnal despre ștergeri nu sunt} other {# de înregistrări din jurnal despre ștergeri nu sunt}} în ea. Datele șterse se șterg din nou.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# înregistrare din jurnal despre întreținere nu este în ea.} few {# înregistrări din jurnal despre întreținere nu sunt în ea.} other {# de înregistrări din jurnal despre întreținere nu sunt în ea.}}',
  'backup.behind.customs-log':
    '{count, plural, one {# înregistrare din jurnal despre declarații și suspendări nu este în ea.} few {# înregistrări din jurnal despre declarații și suspendări nu sunt în ea.} other {# de înregistrări din jurnal despre declarații și suspendări nu sunt în ea.}}',
  'backup.behind.run-log':
    '{count, plural, one {# înregistrare din jurnal despre runde de inspecții nu este în ea.} few {# înregistrări din jurnal despre runde de inspecții nu sunt în ea.} other {# de înregistrări din jurnal despre runde de inspecții nu sunt în ea.}}',
  'backup.behind.backup-log':
    '{count, plural, one {# înregistrare din jurnal despre copii de rezervă făcute sau restaurate nu este în ea.} few {# înregistrări din jurnal despre copii de rezervă făcute sau restaurate nu sunt în ea.} other {# de înregistrări din jurnal despre copii de rezervă făcute sau restaurate nu sunt în ea.}}',
  'backup.behind.reader-keys':
    '{count, plural, one {# cheie dată unui cititor nu este în ea: nu mai funcționează.} few {# chei date unor cititori nu sunt în ea: nu mai funcționează.} other {# de chei date unor cititori nu sunt în ea: nu mai funcționează.}} Emiteți altele noi.',
  'backup.behind.packs-made':
    '{count, plural, one {# pachet creat pe acest calculator nu este în ea: numărul lui va fi refolosit.} few {# pachete create pe acest calculator nu sunt în ea: numerele lor vor fi refolosite.} other {# de pachete create pe acest calculator nu sunt în ea: numerele lor vor fi refolosite.}} Faceți următorul pachet complet.',
  'backup.behind.fetches':
    '{count, plural, one {# preluare de la alt serviciu nu este în ea.} few {# preluări de la alte servicii nu sunt în ea.} other {# de preluări de la alte servicii nu sunt în ea.}}',
  'backup.behind.body-list': 'Lista organismelor notificate importată pe acest calculator nu este în ea: importați-o din nou.',
  'backup.behindNewest': 'Cel mai nou este din {date}.',
  'backup.behind.service-name': 'Aici s-au publicat pașapoarte sub altă adresă.',
  'backup.behind.other-key': 'Serviciul acestui calculator a semnat cu altă cheie.',
  'backup.behind.office-draft':
    'Pe acest calculator se află alt proiect al listei sigure. Proiectul din copia de rezervă îl înlocuiește. Numerele de listă folosite deja pe acest calculator nu se refolosesc.',
  'backup.behind.log-end':
    'Ultimele înregistrări ale jurnalelor ei nu corespund semnăturilor calculatorului care le-a ținut: s-au eliminat, modificat sau adăugat înregistrări.',
  'backup.behind.unreadable': 'Depozitul anterior de date nu a putut fi citit, deci nu s-a putut compara nimic.',
  'backup.reason': 'Motiv: {reason}',
  'backup.bringBack': 'Restaurare copie de rezervă',
  'backup.bringBackHelp': 'Pentru un laptop nou, un disc pierdut sau o greșeală. Fișierul se verifică și întâi se arată ce conține.',
  'backup.guide': 'Ați avut DPP Desk pe alt calculator?',
  'backup.lead': 'Înlocuiește datele de pe acest calculator: înregistrările, datele de încredere și, cu fraza ei de acces, cheia.',
  'backup.damagedTitle': 'Înregistrările de pe acest calculator nu pot fi deschise',
  'backup.damagedHelp':
    'Nu s-a modificat și nu s-a șters nimic. Aici nu se poate inspecta nimic până nu se restaurează o copie de rezervă: alegeți fișierul ei mai jos. Înregistrările deteriorate se păstrează într-un dosar separat. Ele nu pot fi comparate cu copia de rezervă, de aceea restaurarea cere două persoane și un motiv. Dacă nu există o copie de rezervă, închideți această fereastră și informați administratorul.',
  'backup.drop': 'Trageți aici fișierul copiei de rezervă',
  'backup.choose': 'Alegere fișier',
  'backup.dropHelp': 'Numele lui se termină în .backup. Nimic nu se schimbă până nu ați văzut ce conține.',
  'backup.onlyOne': 'Se poate restaura o singură copie de rezervă o dată. S-a folosit primul fișier.',
  'backup.receiving': 'Se citește fișierul: {held} din {size}',
  'backup.halfWay': 'S-au primit {held} din {size}. Alegeți din nou același fișier pentru a continua.',
  'backup.checking': 'Se verifică fiecare octet și se compară cu acest calculator',
  'backup.checkingHelp': 'Spre sfârșit, aplicația poate să nu răspundă câteva secunde.',
  'backup.giveUp': 'Anulare',
  'backup.another': 'Alegere alt fișier',
  'backup.refused': 'Acest fișier nu poate fi restaurat',
  'backup.notDone': 'Copia de rezervă nu a fost restaurată. Nu s-a schimbat nimic.',
  'backup.whole': 'Copia de rezervă este completă și nedeteriorată.',
  'backup.made': 'Creată',
  'backup.madeBy': '{date} de {who}',
  'backup.service': 'Serviciu',
  'backup.version': 'Versiunea aplicației',
  'backup.trustList': 'Listă sigură',
  'backup.trustNumber': 'numărul {sequence}',
  'backup.trustNone': 'niciuna',
  'backup.office': 'Lista sigură ținută pentru alții',
  'backup.officeNone': 'Copia de rezervă nu conține niciuna. O listă ținută pe acest calculator rămâne cum este.',
  'backup.officeInside':
    '{sequence, plural, =0 {Se va restaura proiectul primei liste} other {Se va restaura proiectul de după lista numărul #}}, cu {count, plural, one {# emitent} few {# emitenți} other {# de emitenți}}.',
  'backup.officeLater':
    'Dacă între timp s-a semnat o listă ulterioară, alegeți fișierul ei la „Ținerea unei liste sigure” înainte de a semna.',
  'backup.records': 'Înregistrări',
  'backup.inIt': 'În copia de rezervă',
  'backup.here': 'Acum pe acest calculator',
  'backup.hereUnreadable': 'nu poate fi citit',
  'backup.record.inspections': 'Inspecții',
  'backup.record.decisions': 'Decizii',
  'backup.record.passports': 'Pașapoarte',
  'backup.record.credentials': 'Atestate',
  'backup.record.events': 'Evenimente',
  'backup.signers': 'Cheia care a semnat ultimele înregistrări din jurnalele ei',
  'backup.signersNone': 'Ultimele înregistrări din jurnalele ei nu sunt semnate: nimic nu dovedește că jurnalele sunt complete.',
  'backup.signer.this-computer': 'Cheia acestui calculator.',
  'backup.signer.earlier-backup': 'Cunoscută aici: acest calculator a restaurat o copie de rezervă cu jurnale semnate cu această cheie.',
  'backup.signer.no':
    'Acest calculator nu cunoaște această cheie. Doar semnătura ei nu dovedește că jurnalele sunt intacte: cine rescrie o copie de rezervă o poate semna cu propria cheie. Comparați amprenta cu calculatorul care a făcut copia de rezervă.',
  'backup.keys': 'Cheile serviciului',
  'backup.keyRevoked': 'revocată',
  'backup.keyHere': 'pe acest calculator',
  'backup.keysHere': 'Deja pe acest calculator. Rămân cum sunt, iar fraza de acces a copiei de rezervă nu este necesară.',
  'backup.keysInside': 'Incluse, criptate. Vă trebuie fraza de acces aleasă la crearea copiei de rezervă.',
  'backup.keysOutside':
    'Neincluse. Ce s-a publicat apare pe alte calculatoare ca „emitent necunoscut” până se semnează din nou cu cheia acestuia.',
  'backup.lost': 'Pe acest calculator și nu în copia de rezervă',
  'backup.lostNothing': 'N-ar lipsi nimic din ce s-a consemnat pe acest calculator.',
  'backup.keptWhere': 'Datele actuale nu se șterg. Se păstrează integral în {folder}. Ce s-a revocat aici rămâne revocat.',
  'backup.keptUnread':
    'Datele actuale nu se șterg. Se păstrează integral în {folder}. Copia de rezervă poate să nu conțină revocările ulterioare: importați cea mai nouă listă sigură și repetați revocările făcute de atunci pe acest calculator.',
  'backup.switches':
    'În copia de rezervă era activat următorul lucru. Pe acest calculator se păstrează setarea actuală, dacă nu alegeți altfel:',
  'backup.switch.public-listener': 'Servire pașapoarte către alții: {value}',
  'backup.switch.watched-folder': 'Urmărire dosar: {value}',
  'backup.keyPassphrase': 'Fraza de acces a copiei de rezervă',
  'backup.leaveKeys': 'Lăsare chei în copia de rezervă',
  'backup.leaveKeysHelp': 'Doar dacă fraza de acces s-a pierdut. Acest calculator semnează apoi cu cheia proprie.',
  'backup.why': 'Motiv',
  'backup.whyHelp': 'De ce sunt corecte datele mai vechi. Motivul rămâne permanent în jurnal.',
  'backup.ask': 'Restaurare…',
  'backup.askTitle': 'Înlocuiți datele acestui calculator?',
  'backup.askText':
    'Aplicația repornește automat cu înregistrările din {date}. Durează câteva secunde. Nu opriți calculatorul. Dacă se oprește totuși, fie înregistrările vechi, fie cele noi există integral.',
  'backup.do': 'Restaurare',
  'backup.restoring': 'Copia de rezervă se restaurează. Această pagină se reîncarcă automat.',
  'backup.restoredNow': 'Copia de rezervă a fost restaurată.',
  'backup.restoredTitle': 'Restaurat',
  'backup.restoredFile': 'Din fișierul {file}',
  'backup.restoredKeysHere': 'Cheia copiei de rezervă era deja pe acest calculator și a rămas cum era.',
  'backup.restoredKeys': 'Serviciul folosește cheia din copia de rezervă sau una mai nouă a acestui calculator.',
  'backup.restoredNoKeys': 'Nu s-a luat nicio cheie din copia de rezervă: acest calculator semnează cu cheia proprie.',
  'backup.restoredAside': 'Datele anterioare sunt în {folder}.',
  'backup.leftOff': 'Nu s-a activat, deși în copia de rezervă era activ:',
  'backup.leftOffWhere.public-listener': 'Activați-l la Resolver',
  'backup.leftOffWhere.watched-folder': 'Activați-l în setări',
  'backup.notHere': 'Nu este disponibil în această fereastră',
  'backup.commandFile': 'FIȘIER',
  'backup.commandName': 'NUME',
  'backup.commandHelp':
    'FIȘIER este copia de rezervă. NUME este persoana care o restaurează, pentru jurnal. Datele actuale se păstrează într-un dosar separat.',
  'backup.next':
    'Aplicația rulează din nou. Datele ei de încredere sunt la fel de vechi ca și copia de rezervă: verificați dacă instituția dvs. are o listă mai nouă.',
  'backup.nextTrust': 'Verificare date de încredere',
  'backup.nextInspect': 'Continuare inspectare',
  'backup.fault.not-found': 'Fișierul sau dosarul nu mai există. Conectați din nou stickul sau alegeți altul.',
  'backup.fault.not-a-file': 'Acesta este un dosar sau un link, nu un fișier. Alegeți copia de rezervă însăși.',
  'backup.fault.not-a-backup': 'Acest fișier nu este o copie de rezervă DPP Desk. Căutați unul al cărui nume se termină în .backup.',
  'backup.fault.newer':
    'Copia de rezervă a fost făcută de o versiune mai nouă de DPP Desk. Instalați aici acea versiune sau una ulterioară, apoi restaurați-o.',
  'backup.fault.truncated':
    'O parte din fișier lipsește, pentru că nu a fost copiat complet. Copiați-l din nou dintr-un fișier complet sau folosiți o copie de rezervă anterioară.',
  'backup.fault.changed': 'Fișierul a fost deteriorat sau modificat după scriere. Copiați-l din nou sau folosiți altă copie de rezervă.',
  'backup.fault.damaged-store': 'Înregistrările din el sunt deteriorate. Folosiți altă copie de rezervă.',
  'backup.fault.foreign-schema': 'Acest fișier conține ceva ce DPP Desk nu scrie niciodată. Nu îl folosiți și informați administratorul.',
  'backup.fault.broken-log':
    'O înregistrare din jurnalul acestei copii de rezervă a fost modificată sau lipsește. Nu o folosiți și informați administratorul.',
  'backup.fault.bad-settings':
    'Serviciul nu a putut porni cu setările din această copie de rezervă. Nu s-a schimbat nimic. Folosiți altă copie de rezervă și informați administratorul.',
  'backup.fault.no-room': 'Pe disc nu este destul loc. Este nevoie de aproximativ de trei ori mărimea fișierului.',
  'backup.fault.exists': 'Există deja un fișier cu acest nume. Alegeți alt dosar.',
  'backup.fault.passphrase-needed': 'Pentru cheia serviciului este necesară o frază de acces de cel puțin 12 caractere.',
  'backup.fault.passphrase-wrong':
    'Această frază de acces nu deschide cheile. Verificați majusculele și spațiile și încercați din nou. Fără ea, cheile pot fi doar lăsate în copia de rezervă.',
  'backup.fault.office-draft':
    'Proiectul listei sigure nu poate fi citit. Verificați-l la „Ținerea unei liste sigure” sau mutați fișierul lui, apoi încercați din nou.',
  'backup.fault.running':
    'Alt program are înregistrările deschise, de exemplu o comandă sau un al doilea serviciu DPP Desk. Opriți-l, apoi încercați din nou.',
  'backup.fault.rollback': 'Ceva de pe acest calculator nu este în copia de rezervă. Indicați motivul pentru care o restaurați totuși.',
  'backup.fault.second-person': 'Pe acest calculator trebuie să confirme două persoane. Introduceți numele celei de a doua.',
  'backup.fault.busy':
    'Se aplică sau se creează un pachet ori se preiau pașapoarte. Așteptați până se termină sau opriți operația, apoi încercați din nou.',
  'backup.fault.not-here':
    'Un administrator a pornit acest serviciu de lucru printr-o comandă. Administratorul trebuie să îl oprească și să folosească „desk restore”.',
  'backup.fault.failed': 'Nu a reușit. Reporniți aplicația și încercați din nou. Dacă se repetă, informați administratorul.',
  'backup.fault.large':
    'Copierea poate dura câteva minute, iar aplicația nu răspunde până se termină. Apăsați din nou când nu folosește nimeni aplicația.',
  'backup.nowLarge': 'Copie de rezervă și așteptare',
};
