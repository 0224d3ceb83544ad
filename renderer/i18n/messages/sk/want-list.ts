// Messages of the want-list, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Chýbajúce pasy',
  'wantList.lead':
    'Naskenované tu bez kópie pasu, a preto neoverené. Odneste zoznam k počítaču so sieťou. Keď pasy dôjdu, kontroly sa zopakujú.',
  'wantList.save': 'Uložiť zoznam',
  'wantList.qr': 'Zobraziť ako kódy QR',
  'wantList.qrPart': 'Kód QR {part} z {count}',
  'wantList.qrHelp':
    '{count, plural, one {Druhý počítač pridá tieto kódy do svojho zoznamu, keď naskenuje tento kód QR.} few {Druhý počítač pridá tieto kódy do svojho zoznamu, keď naskenuje tieto {count} kódy QR.} other {Druhý počítač pridá tieto kódy do svojho zoznamu, keď naskenuje týchto {count} kódov QR.}} {codes, plural, one {Obsahuje # pas.} few {Obsahuje # pasy.} other {Obsahuje # pasov.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Ešte # má pre kód QR príliš dlhú adresu: je iba v uloženom zozname.} few {Ešte # majú pre kód QR príliš dlhú adresu: sú iba v uloženom zozname.} other {Ešte # má pre kód QR príliš dlhú adresu: sú iba v uloženom zozname.}}',
  'wantList.qrNext': 'Ďalší',
  'wantList.qrPrevious': 'Predchádzajúci',
  'wantList.qrFailed': 'Kód QR sa nepodarilo nakresliť',
  'wantList.none': 'Žiadny pas nechýba',
  'wantList.noneFound': 'Hľadaniu nezodpovedá žiadny chýbajúci pas',
  'wantList.noneText': 'Tento počítač má kópiu pre všetko, čo sa naskenovalo.',
  'wantList.what': 'Výrobok alebo odkaz',
  'wantList.serial': 'Sériové číslo {serial}',
  'wantList.batch': 'Šarža {batch}',
  'wantList.scanned': 'Naskenované',
  'wantList.times': '{count, plural, one {raz} few {#-krát} other {#-krát}}',
  'wantList.last': 'Naposledy',
  'wantList.how': 'Ako sa kópie dostanú do tohto počítača',
  'wantList.howTake':
    'Uložte zoznam na flash disk. Kde nie je povolený, zobrazte ho ako kódy QR a naskenujte ich druhým počítačom: jeho vlastný zoznam potom ukáže, čoho kópiu nemá.',
  'wantList.howFetch':
    'Ak druhý počítač kópie ešte nemá: otvorte tam „Denník kontrol“, „Chýbajúce pasy“, „Stiahnuť zo služby“ a zvoľte uložený zoznam.',
  'wantList.howPack': 'Potom tam otvorte „Balíky“, „Vytvoriť balík“, zvoľte „Iba tieto kódy“ a potom uložený zoznam.',
  'wantList.howBring':
    'Prineste balík sem a použite ho na obrazovke „Balíky“. Čakajúce položky sa v priebehu niekoľkých sekúnd znova skontrolujú a každá obrazovka ukáže odkaz na výsledok.',
  'wantList.choose': 'Zvoliť uložený zoznam chýbajúcich pasov',
  'wantList.packEmpty':
    'Balík je prázdny: žiadny z týchto kódov nemá v tomto počítači kópiu. Najprv kópie stiahnite: „Denník kontrol“, „Chýbajúce pasy“, „Stiahnuť zo služby“.',
  'wantList.more': 'ešte {count} v denníku',
  'wantList.open': 'Chýbajúce pasy',
  'wantList.sync.fetch': 'Stiahnuť zo služby',
  'wantList.sync.fetchLead':
    'Spojí sa iba so službou, ktorú uvediete. Všetko prijaté sa pred uložením overí, vrátane zoznamov stavov, ktoré uvádzajú zrušenie.',
  'wantList.sync.what': 'Čo sa sťahuje',
  'wantList.sync.thisList':
    '{count, plural, =0 {Zoznam je prázdny: zvoľte súbor} one {# kópia z tohto zoznamu} few {# kópie z tohto zoznamu} other {# kópií z tohto zoznamu}}',
  'wantList.sync.file': 'Zvoliť súbor',
  'wantList.sync.fileHelp': 'Kódy, odkazy na výrobky alebo GTIN, po jednom na riadok; uložený zoznam chýbajúcich pasov; sada odkazov.',
  'wantList.sync.noFile': 'Späť na zoznam',
  'wantList.sync.unreadable': 'Súbor {name} nemožno prečítať ako text.',
  'wantList.sync.tooLarge': 'Súbor {name} je väčší ako {limit}.',
  'wantList.sync.fingerprint': 'Odtlačok vlastného kľúča služby',
  'wantList.sync.fingerprintHelp':
    'Váš kľúč sa pošle iba službe, ktorej vlastný kľúč bol porovnaný. Stiahnite raz bez svojho kľúča, aby ste odtlačok videli, a porovnajte ho s iným zdrojom. Tu známy vydavateľ na svojej adrese to nepotrebuje.',
  'wantList.sync.key': 'Kľúč pre vašu rolu (ak ho máte)',
  'wantList.sync.keyHelp':
    'Služba ukáže, čo smie vaša rola vidieť, napríklad colným orgánom kód tovaru. Kľúč sa pošle iba tejto službe a neuchováva sa.',
  'wantList.sync.address': 'Adresa služby',
  'wantList.sync.addressHelp': 'Začína sa na https://, ako vám ju oznámil jej prevádzkovateľ.',
  'wantList.sync.unprotected':
    'Táto adresa nie je zabezpečená (http). Ak je na tomto počítači alebo v jeho vlastnej sieti, začiarknite políčko nižšie.',
  'wantList.sync.http': 'Povoliť http, iba na tento počítač alebo jeho vlastnú sieť',
  'wantList.sync.start': 'Stiahnuť',
  'wantList.sync.stop': 'Zastaviť',
  'wantList.sync.going': 'Sťahuje sa',
  'wantList.sync.stopped': 'Nič sa nestiahlo',
  'wantList.sync.identity': 'Služba o sebe uvádza, že je',
  'wantList.sync.known': 'Vydavateľ, ktorý je tu známy',
  'wantList.sync.unknown': 'Tu neznáma. Skôr než ju pridáte v „Dôvera“, porovnajte odtlačok s iným zdrojom.',
  'wantList.sync.keys': 'Odtlačok jej kľúča',
  'wantList.sync.unnamed': 'Služba neuvádza, kto je: {detail}',
  'wantList.sync.fetched': 'Stiahnuté',
  'wantList.sync.unchanged': 'Tu už boli',
  'wantList.sync.notThere': 'Nenašlo sa',
  'wantList.sync.refused': 'Odmietnuté',
  'wantList.sync.failed': 'Nepodarilo sa stiahnuť',
  'wantList.sync.details': 'Čo bolo odmietnuté alebo sa nepodarilo',
  'wantList.sync.again': 'Čo sa nepodarilo, skúsi sa znova pri nasledujúcom sťahovaní.',
  'wantList.sync.lists': 'Overené zoznamy stavov',
  'wantList.sync.listsNote': '{count, plural, one {# sa nepodarilo overiť} few {# sa nepodarilo overiť} other {# sa nepodarilo overiť}}',
  'wantList.sync.listDetails': 'Zoznamy stavov, ktoré sa nepodarilo overiť',
  'wantList.sync.why.unknownIssuer': 'Vydavateľ v tomto počítači nie je dôveryhodný. Pridajte ho v „Dôvera“ a stiahnite znova.',
  'wantList.sync.why.otherOrigin': 'Má to iná služba, s ktorou sa nespájalo.',
  'wantList.sync.why.older': 'V tomto počítači je novší. Uchovaný je aj tento: čo ruší, sa počíta.',
  'wantList.sync.why.unusable': 'To nie je použiteľný zoznam stavov tohto vydavateľa.',
  'wantList.sync.why.notThere': 'Služba to nemá.',
  'wantList.sync.why.noAnswer': 'Služba neodpovedala. Skúste to neskôr.',
  'wantList.sync.why.key': 'Služba kľúč pre vašu rolu neprijíma.',
  'wantList.sync.why.altered': 'Bol zmenený alebo to nie je pas tohto výrobku. Neuložil sa.',
  'wantList.sync.why.notAccepted': 'Váš kľúč sa neodoslal: vlastný kľúč služby nebol porovnaný alebo je iný. Nič sa nestiahlo.',
  'wantList.sync.why.certificate': 'Služba nemôže preukázať, že je tá, ktorú ste uviedli. Nič sa z nej nestiahlo.',
};
