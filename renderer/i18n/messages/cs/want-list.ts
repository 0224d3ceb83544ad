// Messages of the want-list, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Chybějící pasy',
  'wantList.lead':
    'Naskenováno zde bez kopie pasu, a proto neověřeno. Odneste seznam k počítači se sítí. Až pasy dorazí, kontroly se zopakují.',
  'wantList.save': 'Uložit seznam',
  'wantList.qr': 'Zobrazit jako kódy QR',
  'wantList.qrPart': 'Kód QR {part} z {count}',
  'wantList.qrHelp':
    '{count, plural, one {Druhý počítač přidá tyto kódy do svého seznamu, když naskenuje tento kód QR.} few {Druhý počítač přidá tyto kódy do svého seznamu, když naskenuje tyto {count} kódy QR.} other {Druhý počítač přidá tyto kódy do svého seznamu, když naskenuje těchto {count} kódů QR.}} {codes, plural, one {Obsahuje # pas.} few {Obsahuje # pasy.} other {Obsahuje # pasů.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Ještě # má pro kód QR příliš dlouhou adresu: je jen v uloženém seznamu.} few {Ještě # mají pro kód QR příliš dlouhou adresu: jsou jen v uloženém seznamu.} other {Ještě # má pro kód QR příliš dlouhou adresu: jsou jen v uloženém seznamu.}}',
  'wantList.qrNext': 'Další',
  'wantList.qrPrevious': 'Předchozí',
  'wantList.qrFailed': 'Kód QR se nepodařilo nakreslit',
  'wantList.none': 'Žádný pas nechybí',
  'wantList.noneFound': 'Hledání neodpovídá žádný chybějící pas',
  'wantList.noneText': 'Tento počítač má kopii pro vše, co bylo naskenováno.',
  'wantList.what': 'Výrobek nebo odkaz',
  'wantList.serial': 'Sériové číslo {serial}',
  'wantList.batch': 'Šarže {batch}',
  'wantList.scanned': 'Naskenováno',
  'wantList.times': '{count, plural, one {jednou} few {#krát} other {#krát}}',
  'wantList.last': 'Naposledy',
  'wantList.how': 'Jak se kopie dostanou do tohoto počítače',
  'wantList.howTake':
    'Uložte seznam na flash disk. Kde není povolen, zobrazte jej jako kódy QR a naskenujte je druhým počítačem: jeho vlastní seznam pak ukáže, čeho kopii nemá.',
  'wantList.howFetch':
    'Pokud druhý počítač kopie ještě nemá: otevřete tam „Deník kontrol“, „Chybějící pasy“, „Stáhnout ze služby“ a zvolte uložený seznam.',
  'wantList.howPack': 'Pak tam otevřete „Balíčky“, „Vytvořit balíček“, zvolte „Jen tyto kódy“ a pak uložený seznam.',
  'wantList.howBring':
    'Přineste balíček sem a použijte jej na obrazovce „Balíčky“. Čekající položky se během několika sekund znovu zkontrolují a každá obrazovka ukáže odkaz na výsledek.',
  'wantList.choose': 'Zvolit uložený seznam chybějících pasů',
  'wantList.packEmpty':
    'Balíček je prázdný: žádný z těchto kódů nemá v tomto počítači kopii. Nejprve kopie stáhněte: „Deník kontrol“, „Chybějící pasy“, „Stáhnout ze služby“.',
  'wantList.more': 'ještě {count} v deníku',
  'wantList.open': 'Chybějící pasy',
  'wantList.sync.fetch': 'Stáhnout ze služby',
  'wantList.sync.fetchLead':
    'Spojí se jen se službou, kterou uvedete. Vše přijaté se před uložením ověří, včetně seznamů stavů, které uvádějí zneplatnění.',
  'wantList.sync.what': 'Co se stahuje',
  'wantList.sync.thisList':
    '{count, plural, =0 {Seznam je prázdný: zvolte soubor} one {# kopie z tohoto seznamu} few {# kopie z tohoto seznamu} other {# kopií z tohoto seznamu}}',
  'wantList.sync.file': 'Zvolit soubor',
  'wantList.sync.fileHelp': 'Kódy, odkazy na výrobky nebo GTIN, po jednom na řádek; uložený seznam chybějících pasů; sada odkazů.',
  'wantList.sync.noFile': 'Zpět k seznamu',
  'wantList.sync.unreadable': 'Soubor {name} nelze přečíst jako text.',
  'wantList.sync.tooLarge': 'Soubor {name} je větší než {limit}.',
  'wantList.sync.fingerprint': 'Otisk vlastního klíče služby',
  'wantList.sync.fingerprintHelp':
    'Váš klíč se pošle jen službě, jejíž vlastní klíč byl porovnán. Stáhněte jednou bez svého klíče, abyste otisk viděli, a porovnejte jej s jiným zdrojem. Zde známý vydavatel na své adrese to nepotřebuje.',
  'wantList.sync.key': 'Klíč pro vaši roli (pokud jej máte)',
  'wantList.sync.keyHelp':
    'Služba ukáže, co smí vaše role vidět, například celním orgánům kód zboží. Klíč se pošle jen této službě a neuchovává se.',
  'wantList.sync.address': 'Adresa služby',
  'wantList.sync.addressHelp': 'Začíná https://, jak vám ji sdělil její provozovatel.',
  'wantList.sync.unprotected':
    'Tato adresa není zabezpečená (http). Je-li na tomto počítači nebo v jeho vlastní síti, zaškrtněte políčko níže.',
  'wantList.sync.http': 'Povolit http, jen na tento počítač nebo jeho vlastní síť',
  'wantList.sync.start': 'Stáhnout',
  'wantList.sync.stop': 'Zastavit',
  'wantList.sync.going': 'Stahování',
  'wantList.sync.stopped': 'Nic nebylo staženo',
  'wantList.sync.identity': 'Služba o sobě uvádí, že je',
  'wantList.sync.known': 'Vydavatel, který je zde znám',
  'wantList.sync.unknown': 'Zde neznámá. Než ji přidáte v „Důvěra“, porovnejte otisk s jiným zdrojem.',
  'wantList.sync.keys': 'Otisk jejího klíče',
  'wantList.sync.unnamed': 'Služba neuvádí, kdo je: {detail}',
  'wantList.sync.fetched': 'Staženo',
  'wantList.sync.unchanged': 'Zde již byly',
  'wantList.sync.notThere': 'Nenalezeno',
  'wantList.sync.refused': 'Odmítnuto',
  'wantList.sync.failed': 'Nepodařilo se stáhnout',
  'wantList.sync.details': 'Co bylo odmítnuto nebo se nezdařilo',
  'wantList.sync.again': 'Co se nezdařilo, zkusí se znovu při příštím stahování.',
  'wantList.sync.lists': 'Ověřené seznamy stavů',
  'wantList.sync.listsNote': '{count, plural, one {# se nepodařilo ověřit} few {# se nepodařilo ověřit} other {# se nepodařilo ověřit}}',
  'wantList.sync.listDetails': 'Seznamy stavů, které se nepodařilo ověřit',
  'wantList.sync.why.unknownIssuer': 'Vydavatel v tomto počítači není důvěryhodný. Přidejte jej v „Důvěra“ a stáhněte znovu.',
  'wantList.sync.why.otherOrigin': 'Má to jiná služba, se kterou se nespojovalo.',
  'wantList.sync.why.older': 'V tomto počítači je novější. Uchován je i tento: co zneplatňuje, se počítá.',
  'wantList.sync.why.unusable': 'To není použitelný seznam stavů tohoto vydavatele.',
  'wantList.sync.why.notThere': 'Služba to nemá.',
  'wantList.sync.why.noAnswer': 'Služba neodpověděla. Zkuste to později.',
  'wantList.sync.why.key': 'Služba klíč pro vaši roli nepřijímá.',
  'wantList.sync.why.altered': 'Byl změněn nebo to není pas tohoto výrobku. Nebyl uložen.',
  'wantList.sync.why.notAccepted': 'Váš klíč nebyl odeslán: vlastní klíč služby nebyl porovnán, nebo je jiný. Nic nebylo staženo.',
  'wantList.sync.why.certificate': 'Služba nemůže prokázat, že je ta, kterou jste uvedli. Nic z ní nebylo staženo.',
};
