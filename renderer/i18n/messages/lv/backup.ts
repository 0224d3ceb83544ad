// Messages of backup and restore, in Latvian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Rezerves kopija',
  'backup.none': 'Šajā datorā rezerves kopija vēl nav izveidota.',
  'backup.lastWith': 'Pēdējā rezerves kopija: {date}, ar dienesta atslēgu, pārbaudīta',
  'backup.lastWithout': 'Pēdējā rezerves kopija: {date}, BEZ dienesta atslēgas, pārbaudīta',
  'backup.folder': 'Rezerves kopijas mape',
  'backup.folderHelp': 'USB zibatmiņa vai cits disks. Ja lauks ir tukšs: {folder}, kas pazūd kopā ar šo datoru.',
  'backup.passphrase': 'Paroles frāze dienesta atslēgai',
  'backup.passphraseHelp':
    'Glabājiet to citur nekā kopiju. Bez paroles frāzes atslēga netiek iekļauta, un šeit publicētās pases nevar vēlreiz parakstīt ar to pašu atslēgu.',
  'backup.short': 'Vismaz {least} rakstzīmes',
  'backup.now': 'Kopēt tagad',
  'backup.nowWithout': 'Kopēt tagad, bez atslēgas',
  'backup.busy': 'Kopē un pārbauda…',
  'backup.done': 'Rezerves kopija ir izveidota un pārbaudīta.',
  'backup.failed': 'Rezerves kopija nav izveidota',
  'backup.nobody': 'vārds nav norādīts',
  'backup.timed.title': 'Automātiskas rezerves kopijas',
  'backup.timed.off': 'Kopijas automātiski netiek veidotas.',
  'backup.timed.folder': 'Mape šīm kopijām',
  'backup.timed.folderHelp':
    'Citā diskā, kas vienmēr ir pievienots. Mapē paliek jaunākā kopija par katru no pēdējām 7 dienām un 4 nedēļām un par katru no pēdējiem 12 mēnešiem. Vecākās kopijas dzēš.',
  'backup.timed.every': 'Cik bieži',
  'backup.timed.daily': 'Katru dienu',
  'backup.timed.weekly': 'Katru nedēļu',
  'backup.timed.hours': '{count, plural, =1 {Katru stundu} zero {Ik pēc # stundām} one {Ik pēc # stundas} other {Ik pēc # stundām}}',
  'backup.timed.minutes': '{count, plural, =1 {Katru minūti} zero {Ik pēc # minūtēm} one {Ik pēc # minūtes} other {Ik pēc # minūtēm}}',
  'backup.timed.help':
    'Tās veido, kamēr lietotne darbojas; nokavētu kopiju izveido, tiklīdz iespējams. Tajās nav dienesta atslēgas: izveidojiet arī vienu kopiju ar paroles frāzi.',
  'backup.timed.stop': 'Vairs neveidot automātiskas kopijas',
  'backup.timed.refused': 'Nekas nav mainīts',
  'backup.timed.byCommand': 'Šīs kopijas veido komanda, kas palaida dienestu.',
  'backup.timed.running': 'Veido rezerves kopiju…',
  'backup.timed.noneYet': 'Neviena automātiska kopija vēl nav izveidota.',
  'backup.timed.success': 'Pēdējā automātiskā kopija: {date}, verificēta',
  'backup.timed.failure': 'Pēdējo automātisko kopiju neizdevās izveidot {date}. Lietotne mēģina vēlreiz ik pēc 15 minūtēm.',
  'backup.timed.failedBefore': 'Vienu kopiju neizdevās izveidot {date}. Vēlāka kopija izdevās.',
  'backup.timed.late': 'Jaunākā kopija ir vairāk nekā divreiz vecāka, nekā paredz šis intervāls.',
  'backup.restored': 'Atjaunots no {date} rezerves kopijas, atjaunoja {who}.',
  'backup.behind.inspections':
    '{count, plural, zero {Tajā nav # šajā datorā veiktu pārbaužu.} one {Tajā nav # šajā datorā veiktas pārbaudes.} other {Tajā nav # šajā datorā veiktu pārbaužu.}}',
  'backup.behind.decisions':
    '{count, plural, zero {Tajā nav # šajā datorā pieņemtu lēmumu.} one {Tajā nav # šajā datorā pieņemta lēmuma.} other {Tajā nav # šajā datorā pieņemtu lēmumu.}}',
  'backup.behind.trust-office': 'Tajā esošais uzticamības saraksts pieder citai iestādei.',
  'backup.behind.passports':
    '{count, plural, zero {Tajā nav # pasu, vai tās tur ir citādas.} one {Tajā nav # pases, vai tā tur ir citāda.} other {Tajā nav # pasu, vai tās tur ir citādas.}}',
  'backup.behind.packs':
    '{count, plural, zero {Tajā nav # piemērotu pakotņu: piemērojiet tās vēlreiz.} one {Tajā nav # piemērotas pakotnes: piemērojiet to vēlreiz.} other {Tajā nav # piemērotu pakotņu: piemērojiet tās vēlreiz.}}',
  'backup.behind.earlier-versions':
    '{count, plural, zero {Tajā nav # agrāku pasu versiju.} one {Tajā nav # agrākas pases versijas.} other {Tajā nav # agrāku pasu versiju.}}',
  'backup.behind.edits':
    '{count, plural, zero {Tajā nav # rediģējamu pasu, vai tās tur ir citādas.} one {Tajā nav # rediģējamas pases, vai tā tur ir citāda.} other {Tajā nav # rediģējamu pasu, vai tās tur ir citādas.}}',
  'backup.behind.published':
    '{count, plural, zero {Tajā nav # šajā datorā parakstītu apliecinājumu.} one {Tajā nav # šajā datorā parakstīta apliecinājuma.} other {Tajā nav # šajā datorā parakstītu apliecinājumu.}}',
  'backup.behind.events': '{count, plural, zero {Tajā nav # notikumu.} one {Tajā nav # notikuma.} other {Tajā nav # notikumu.}}',
  'backup.behind.status-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par atsauktām, apturētām vai atjaunotām pasēm. Kas ir atsaukts, paliek atsaukts.',
  'backup.behind.key-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par šā dienesta atslēgām.',
  'backup.behind.clock-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par šā datora pulksteni.',
  'backup.behind.officer-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par amatpersonām.',
  'backup.behind.erasure-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par dzēšanu. Dzēstos datus dzēš vēlreiz.',
  'backup.behind.maintenance-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par apkopi.',
  'backup.behind.customs-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par deklarācijām un apturēšanām.',
  'backup.behind.run-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par pārbaužu uzdevumiem.',
  'backup.behind.backup-log':
    '{count, plural, zero {Tajā nav # žurnāla ierakstu} one {Tajā nav # žurnāla ieraksta} other {Tajā nav # žurnāla ierakstu}} par izveidotām vai atjaunotām rezerves kopijām.',
  'backup.behind.reader-keys':
    '{count, plural, zero {Tajā nav # lasītājiem dotu atslēgu: tās vairs nedarbojas. Izsniedziet jaunas.} one {Tajā nav # lasītājam dotas atslēgas: tā vairs nedarbojas. Izsniedziet jaunu.} other {Tajā nav # lasītājiem dotu atslēgu: tās vairs nedarbojas. Izsniedziet jaunas.}}',
  'backup.behind.packs-made':
    '{count, plural, zero {# šajā datorā izveidotu pakotņu} one {# šajā datorā izveidotas pakotnes} other {# šajā datorā izveidotu pakotņu}} tajā {count, plural, zero {nav} one {nav} other {nav}}: to numuri tiks lietoti vēlreiz. Nākamo pakotni veidojiet pilnu.',
  'backup.behind.fetches':
    '{count, plural, zero {Tajā nav # iegūšanas reižu no citiem dienestiem.} one {Tajā nav # iegūšanas reizes no cita dienesta.} other {Tajā nav # iegūšanas reižu no citiem dienestiem.}}',
  'backup.behind.body-list': 'Tajā nav šajā datorā importētā paziņoto struktūru saraksta: importējiet to vēlreiz.',
  'backup.behindNewest': 'Jaunākā ir no {date}.',
  'backup.behind.service-name': 'Šeit pases tika publicētas ar citu adresi.',
  'backup.behind.other-key': 'Šā datora dienests parakstīja ar citu atslēgu.',
  'backup.behind.office-draft':
    'Šajā datorā ir cits uzticamības saraksta projekts. To aizstāj kopijā esošais projekts. Šajā datorā izmantotos saraksta numurus vairs neizmanto.',
  'backup.behind.log-end':
    'Tās žurnālu pēdējie ieraksti neatbilst tā datora parakstiem, kurā žurnāli glabāti: ieraksti ir dzēsti, mainīti vai pievienoti.',
  'backup.behind.unreadable': 'Iepriekšējo krātuvi nevarēja nolasīt, tāpēc neko nevarēja salīdzināt.',
  'backup.reason': 'Iemesls: {reason}',
  'backup.bringBack': 'Atjaunot rezerves kopiju',
  'backup.bringBackHelp': 'Jaunam klēpjdatoram, pēc diska zuduma vai kļūdas. Vispirms failu pārbauda un parāda tā saturu.',
  'backup.guide': 'Vai DPP Desk bija citā datorā?',
  'backup.lead': 'Aizstāj šā datora datus: ierakstus, uzticamības datus un, ja zināma paroles frāze, atslēgu.',
  'backup.damagedTitle': 'Šā datora ierakstus nevar atvērt',
  'backup.damagedHelp':
    'Nekas nav mainīts vai dzēsts. Kamēr nav atjaunota rezerves kopija, šeit neko nevar pārbaudīt: izvēlieties tās failu tālāk. Bojātie ieraksti tiek glabāti atsevišķā mapē. Tos nevar salīdzināt ar kopiju, tāpēc atjaunošanai vajadzīgi divi cilvēki un iemesls. Ja kopijas nav, aizveriet šo logu un ziņojiet administratoram.',
  'backup.drop': 'Nometiet rezerves kopijas failu šeit',
  'backup.choose': 'Izvēlēties failu',
  'backup.dropHelp': 'Tā nosaukums beidzas ar .backup. Nekas nemainās, kamēr neesat redzējuši, kas tajā ir.',
  'backup.onlyOne': 'Vienlaikus var atjaunot tikai vienu kopiju. Izmantots pirmais fails.',
  'backup.receiving': 'Lasa failu: {held} no {size}',
  'backup.halfWay': 'Saņemts {held} no {size}. Lai turpinātu, izvēlieties to pašu failu vēlreiz.',
  'backup.checking': 'Pārbauda katru baitu un salīdzina ar šo datoru',
  'backup.checkingHelp': 'Tuvojoties beigām, lietotne dažas sekundes var neatbildēt.',
  'backup.giveUp': 'Atcelt',
  'backup.another': 'Izvēlēties citu failu',
  'backup.refused': 'Šo failu nevar atjaunot',
  'backup.notDone': 'Rezerves kopija netika atjaunota. Nekas nav mainīts.',
  'backup.whole': 'Rezerves kopija ir pilnīga un nav bojāta.',
  'backup.made': 'Izveidota',
  'backup.madeBy': '{date}, izveidoja {who}',
  'backup.service': 'Dienests',
  'backup.version': 'Lietotnes versija',
  'backup.trustList': 'Uzticamības saraksts',
  'backup.trustNumber': 'numurs {sequence}',
  'backup.trustNone': 'nav',
  'backup.office': 'Citiem uzturētais uzticamības saraksts',
  'backup.officeNone': 'Kopijā tā nav. Šeit uzturētais saraksts paliek tāds, kāds ir.',
  'backup.officeInside':
    '{sequence, plural, =0 {Tiks atjaunots pirmā saraksta projekts} zero {Tiks atjaunots projekts pēc saraksta numur #} one {Tiks atjaunots projekts pēc saraksta numur #} other {Tiks atjaunots projekts pēc saraksta numur #}}, kurā ir {count, plural, zero {# izdevēju} one {# izdevējs} other {# izdevēji}}.',
  'backup.officeLater':
    'Ja kopš tā laika ir parakstīts vēlāks saraksts, pirms parakstīšanas izvēlieties tā failu ekrānā “Uzturēt uzticamības sarakstu”.',
  'backup.records': 'Ieraksti',
  'backup.inIt': 'Rezerves kopijā',
  'backup.here': 'Šajā datorā tagad',
  'backup.hereUnreadable': 'nevar nolasīt',
  'backup.record.inspections': 'Pārbaudes',
  'backup.record.decisions': 'Lēmumi',
  'backup.record.passports': 'Pases',
  'backup.record.credentials': 'Apliecinājumi',
  'backup.record.events': 'Notikumi',
  'backup.signers': 'Atslēga, ar ko parakstīti pēdējie žurnālu ieraksti',
  'backup.signersNone': 'Pēdējie žurnālu ieraksti nav parakstīti: nekas nepierāda, ka žurnāli ir pilnīgi.',
  'backup.signer.this-computer': 'Šā datora atslēga.',
  'backup.signer.earlier-backup': 'Šeit zināma: šis dators jau ir atjaunojis kopiju, kuras žurnāli parakstīti ar šo atslēgu.',
  'backup.signer.no':
    'Šis dators šo atslēgu nezina. Tās paraksts vien nepierāda, ka žurnāli nav grozīti: kas kopiju pārraksta, var to parakstīt ar savu atslēgu. Salīdziniet nospiedumu ar datoru, kas kopiju izveidoja.',
  'backup.keys': 'Dienesta atslēgas',
  'backup.keyRevoked': 'atsaukta',
  'backup.keyHere': 'šajā datorā',
  'backup.keysHere': 'Jau ir šajā datorā. Tās paliek, kādas ir, un kopijas paroles frāze nav vajadzīga.',
  'backup.keysInside': 'Iekļautas, šifrētas. Vajadzīga paroles frāze, kas izvēlēta, veidojot kopiju.',
  'backup.keysOutside':
    'Nav iekļautas. Citi datori par publicēto rāda “nezināms izdevējs”, kamēr tas nav no jauna parakstīts ar šā datora atslēgu.',
  'backup.lost': 'Ir šajā datorā un nav rezerves kopijā',
  'backup.lostNothing': 'Nekā no šajā datorā ierakstītā netrūktu.',
  'backup.keptWhere': 'Pašreizējie dati netiek dzēsti. Tie pilnībā tiek glabāti mapē {folder}. Kas šeit ir atsaukts, paliek atsaukts.',
  'backup.keptUnread':
    'Pašreizējie dati netiek dzēsti. Tie pilnībā tiek glabāti mapē {folder}. Kopijā var trūkt vēlāku atsaukumu: importējiet jaunāko uzticamības sarakstu un atkārtojiet atsaukumus, kas šajā datorā veikti pēc kopijas izveides.',
  'backup.switches': 'Kopijā tas bija ieslēgts. Šajā datorā paliek pašreizējais iestatījums, ja vien neizvēlaties citu:',
  'backup.switch.public-listener': 'Sniegt pases citiem: {value}',
  'backup.switch.watched-folder': 'Uzraudzīt mapi: {value}',
  'backup.keyPassphrase': 'Rezerves kopijas paroles frāze',
  'backup.leaveKeys': 'Atstāt atslēgas kopijā',
  'backup.leaveKeysHelp': 'Tikai tad, ja paroles frāze ir zudusi. Šis dators tad paraksta ar savu atslēgu.',
  'backup.why': 'Iemesls',
  'backup.whyHelp': 'Kāpēc vecākie dati ir pareizi. Iemesls žurnālā paliek uz visiem laikiem.',
  'backup.ask': 'Atjaunot…',
  'backup.askTitle': 'Aizstāt šā datora datus?',
  'backup.askText':
    'Lietotne automātiski sākas no jauna ar {date} ierakstiem. Tas ilgst dažas sekundes. Neizslēdziet datoru. Ja tas tomēr izslēdzas, pilnībā ir vai nu vecie, vai jaunie ieraksti.',
  'backup.do': 'Atjaunot',
  'backup.restoring': 'Rezerves kopija tiek atjaunota. Šī lapa pārlādējas automātiski.',
  'backup.restoredNow': 'Rezerves kopija ir atjaunota.',
  'backup.restoredTitle': 'Atjaunots',
  'backup.restoredFile': 'No faila {file}',
  'backup.restoredKeysHere': 'Kopijas atslēga šajā datorā jau bija un paliek, kāda bija.',
  'backup.restoredKeys': 'Dienests izmanto kopijas atslēgu vai jaunāku šā datora atslēgu.',
  'backup.restoredNoKeys': 'No kopijas atslēga nav paņemta: šis dators paraksta ar savu atslēgu.',
  'backup.restoredAside': 'Iepriekšējie dati ir mapē {folder}.',
  'backup.leftOff': 'Nav ieslēgts, lai gan kopijā bija ieslēgts:',
  'backup.leftOffWhere.public-listener': 'Ieslēdziet ekrānā “Novirzīšana”',
  'backup.leftOffWhere.watched-folder': 'Ieslēdziet iestatījumos',
  'backup.notHere': 'Šajā logā nav iespējams',
  'backup.commandFile': 'FAILS',
  'backup.commandName': 'VĀRDS',
  'backup.commandHelp':
    'FAILS ir rezerves kopija. VĀRDS ir cilvēks, kas to atjauno, žurnālam. Pašreizējie dati tiek glabāti atsevišķā mapē.',
  'backup.next':
    'Lietotne atkal darbojas. Tās uzticamības dati ir tikpat veci kā kopija: pārbaudiet, vai jūsu iestādei ir jaunāks saraksts.',
  'backup.nextTrust': 'Pārbaudīt uzticamības datus',
  'backup.nextInspect': 'Turpināt pārbaudīt',
  'backup.fault.not-found': 'Faila vai mapes vairs nav. No jauna pievienojiet zibatmiņu vai izvēlieties citu.',
  'backup.fault.not-a-file': 'Tā ir mape vai saite, nevis fails. Izvēlieties pašu kopiju.',
  'backup.fault.not-a-backup': 'Šis fails nav DPP Desk rezerves kopija. Meklējiet failu, kura nosaukums beidzas ar .backup.',
  'backup.fault.newer': 'Kopija izveidota ar jaunāku DPP Desk versiju. Instalējiet šeit to vai vēlāku versiju un tad atjaunojiet.',
  'backup.fault.truncated':
    'Daļas faila trūkst, jo tas nav pilnībā nokopēts. Nokopējiet to vēlreiz no pilna faila vai izmantojiet agrāku kopiju.',
  'backup.fault.changed': 'Fails pēc ierakstīšanas ir bojāts vai mainīts. Nokopējiet to vēlreiz vai izmantojiet citu kopiju.',
  'backup.fault.damaged-store': 'Tajā esošie ieraksti ir bojāti. Izmantojiet citu rezerves kopiju.',
  'backup.fault.foreign-schema': 'Šajā failā ir kaut kas, ko DPP Desk nekad neraksta. Nelietojiet to un ziņojiet administratoram.',
  'backup.fault.broken-log': 'Kāds ieraksts šīs kopijas žurnālā ir mainīts vai tā trūkst. Nelietojiet to un ziņojiet administratoram.',
  'backup.fault.bad-settings':
    'Dienests ar šīs kopijas iestatījumiem nevarēja sākt darbu. Nekas nav mainīts. Izmantojiet citu kopiju un ziņojiet administratoram.',
  'backup.fault.no-room': 'Diskā nepietiek vietas. Vajag apmēram trīsreiz vairāk par faila lielumu.',
  'backup.fault.exists': 'Fails ar tādu nosaukumu jau ir. Izvēlieties citu mapi.',
  'backup.fault.passphrase-needed': 'Dienesta atslēgai vajadzīga vismaz 12 rakstzīmju gara paroles frāze.',
  'backup.fault.passphrase-wrong':
    'Šī paroles frāze atslēgas neatver. Pārbaudiet lielos burtus un atstarpes un mēģiniet vēlreiz. Bez tās atslēgas var tikai atstāt kopijā.',
  'backup.fault.office-draft':
    'Uzticamības saraksta projektu nevar nolasīt. Pārbaudiet to ekrānā “Uzturēt uzticamības sarakstu” vai pārvietojiet tā failu un mēģiniet vēlreiz.',
  'backup.fault.running':
    'Ierakstus ir atvērusi cita programma, piemēram, komanda vai otrs DPP Desk dienests. Apturiet to un mēģiniet vēlreiz.',
  'backup.fault.rollback': 'Kaut kā no šajā datorā esošā kopijā nav. Norādiet, kāpēc to tomēr atjaunojat.',
  'backup.fault.second-person': 'Šajā datorā tas jāapstiprina diviem cilvēkiem. Ierakstiet otrā vārdu un uzvārdu.',
  'backup.fault.busy':
    'Tiek piemērota vai veidota pakotne vai iegūtas pases. Pagaidiet, kamēr tas pabeigts, vai apturiet to un mēģiniet vēlreiz.',
  'backup.fault.not-here': 'Šo fona programmu administrators palaida ar komandu. Administratoram tā jāaptur un jālieto “desk restore”.',
  'backup.fault.failed': 'Tas neizdevās. Palaidiet lietotni no jauna un mēģiniet vēlreiz. Ja tas atkārtojas, ziņojiet administratoram.',
  'backup.fault.large':
    'Kopēšana var ilgt vairākas minūtes, un līdz tam lietotne neatbild. Nospiediet vēlreiz, kad lietotni neviens nelieto.',
  'backup.nowLarge': 'Kopēt un gaidīt',
};
