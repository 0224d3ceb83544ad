// Messages of the want-list, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Hiányzó termékútlevelek',
  'wantList.lead':
    'Itt beolvasva, de a termékútlevél másolata nélkül, ezért nem vizsgálva. Vigye el a listát egy hálózatra kötött géphez. A termékútlevelek megérkezésekor az ellenőrzések megismétlődnek.',
  'wantList.save': 'Lista mentése',
  'wantList.qr': 'Megjelenítés QR-kódként',
  'wantList.qrPart': '{part}. QR-kód, összesen {count}',
  'wantList.qrHelp':
    '{count, plural, one {A másik gép felveszi a listájára ezeket a kódokat, ha beolvassa ezt a QR-kódot.} other {A másik gép felveszi a listájára ezeket a kódokat, ha beolvassa ezt a {count} QR-kódot.}} {codes, plural, other {# termékútlevél van rajta.}}',
  'wantList.qrTooLong': '{count, plural, other {További # címe túl hosszú QR-kódhoz: csak a mentett listán szerepel.}}',
  'wantList.qrNext': 'Következő',
  'wantList.qrPrevious': 'Előző',
  'wantList.qrFailed': 'A QR-kódot nem sikerült kirajzolni',
  'wantList.none': 'Nem hiányzik termékútlevél',
  'wantList.noneFound': 'Nincs találat a hiányzó termékútlevelek között',
  'wantList.noneText': 'Ezen a gépen mindenhez van másolat, amit beolvastak.',
  'wantList.what': 'Termék vagy hivatkozás',
  'wantList.serial': 'Sorozatszám: {serial}',
  'wantList.batch': 'Gyártási tétel: {batch}',
  'wantList.scanned': 'Beolvasva',
  'wantList.times': '{count, plural, one {egyszer} other {# alkalommal}}',
  'wantList.last': 'Utoljára',
  'wantList.how': 'Hogyan juttathat másolatokat erre a gépre',
  'wantList.howTake':
    'Mentse a listát pendrive-ra. Ahol pendrive nem engedélyezett, jelenítse meg QR-kódként, és olvassa be a másik géppel: annak saját listája mutatja, miről nincs másolata.',
  'wantList.howFetch':
    'Ha a másik gépen még nincsenek meg a másolatok: nyissa meg ott: „Ellenőrzési napló”, „Hiányzó termékútlevelek”, „Letöltés szolgáltatásból”, és válassza ki a mentett listát.',
  'wantList.howPack': 'Ott nyissa meg: „Csomagok”, „Csomag készítése”, válassza a „Csak ezek a kódok” lehetőséget, majd a mentett listát.',
  'wantList.howBring':
    'Hozza ide a csomagot, és alkalmazza a „Csomagok” képernyőn. A várakozó darabokat másodperceken belül újra ellenőrzi, és minden képernyőn megjelenik egy hivatkozás az eredményre.',
  'wantList.choose': 'Hiányzó termékútlevelek mentett listájának kiválasztása',
  'wantList.packEmpty':
    'A csomag üres: ezeknek a kódoknak egyikéhez sincs másolat ezen a gépen. Előbb töltse le a másolatokat: „Ellenőrzési napló”, „Hiányzó termékútlevelek”, „Letöltés szolgáltatásból”.',
  'wantList.more': 'további {count} a naplóban',
  'wantList.open': 'Hiányzó termékútlevelek',
  'wantList.sync.fetch': 'Letöltés szolgáltatásból',
  'wantList.sync.fetchLead':
    'Csak az Ön által megnevezett szolgáltatáshoz fordul. Minden beérkezettet megvizsgál, mielőtt megőrzi, a visszavonást mutató állapotlistákat is.',
  'wantList.sync.what': 'Mit tölt le',
  'wantList.sync.thisList':
    '{count, plural, =0 {A lista üres: válasszon fájlt} one {A listán szereplő egy másolat} other {A listán szereplő # másolat}}',
  'wantList.sync.file': 'Fájl kiválasztása',
  'wantList.sync.fileHelp':
    'Kódok, termékhivatkozások vagy GTIN-ek, soronként egy; hiányzó termékútlevelek mentett listája; hivatkozáskészlet.',
  'wantList.sync.noFile': 'Vissza a listához',
  'wantList.sync.unreadable': 'Nem olvasható szövegként: {name}.',
  'wantList.sync.tooLarge': 'Nagyobb, mint {limit}: {name}.',
  'wantList.sync.fingerprint': 'A szolgáltatás saját kulcsának ujjlenyomata',
  'wantList.sync.fingerprintHelp':
    'Az Ön kulcsát csak olyan szolgáltatásnak küldi el, amelynek saját kulcsát összevetették. Töltsön le egyszer a kulcsa nélkül, hogy lássa az ujjlenyomatot, és vesse össze más forrással. Itt ismert kibocsátónál, a saját címén, ez nem kell.',
  'wantList.sync.key': 'Szerepkörének kulcsa (ha kapott ilyet)',
  'wantList.sync.keyHelp':
    'A szolgáltatás azt mutatja, amit a szerepköre láthat, például a vámhatóságnak az árukódot. A kulcsot csak ennek a szolgáltatásnak küldi el, és nem őrzi meg.',
  'wantList.sync.address': 'A szolgáltatás címe',
  'wantList.sync.addressHelp': 'https:// kezdetű, ahogyan az üzemeltetője megadta.',
  'wantList.sync.unprotected':
    'Ez a cím nem védett (http). Ha ezen a gépen vagy annak saját hálózatán van, jelölje be az alábbi négyzetet.',
  'wantList.sync.http': 'http engedélyezése, csak erre a gépre vagy a saját hálózatára',
  'wantList.sync.start': 'Letöltés',
  'wantList.sync.stop': 'Leállítás',
  'wantList.sync.going': 'Letöltés folyik',
  'wantList.sync.stopped': 'Semmi nem lett letöltve',
  'wantList.sync.identity': 'A szolgáltatás ezt mondja magáról',
  'wantList.sync.known': 'Itt ismert kibocsátó',
  'wantList.sync.unknown': 'Itt nem ismert. Mielőtt felveszi a „Bizalom” alatt, vesse össze az ujjlenyomatot más forrással.',
  'wantList.sync.keys': 'Kulcsának ujjlenyomata',
  'wantList.sync.unnamed': 'A szolgáltatás nem azonosítja magát: {detail}',
  'wantList.sync.fetched': 'Letöltve',
  'wantList.sync.unchanged': 'Már itt volt',
  'wantList.sync.notThere': 'Nem található',
  'wantList.sync.refused': 'Elutasítva',
  'wantList.sync.failed': 'Nem sikerült letölteni',
  'wantList.sync.details': 'Mi lett elutasítva vagy sikertelen',
  'wantList.sync.again': 'A sikerteleneket a következő letöltés újra megpróbálja.',
  'wantList.sync.lists': 'Megvizsgált állapotlisták',
  'wantList.sync.listsNote': '{count, plural, other {# nem volt megvizsgálható}}',
  'wantList.sync.listDetails': 'Nem megvizsgálható állapotlisták',
  'wantList.sync.why.unknownIssuer': 'A kibocsátó ezen a gépen nem megbízható. Vegye fel a „Bizalom” alatt, majd töltse le újra.',
  'wantList.sync.why.otherOrigin': 'Másik szolgáltatásé, amelyhez a program nem fordult.',
  'wantList.sync.why.older': 'Ezen a gépen van újabb. Ez is megmarad: amit visszavon, számít.',
  'wantList.sync.why.unusable': 'Nem használható állapotlistája ennek a kibocsátónak.',
  'wantList.sync.why.notThere': 'A szolgáltatásnál nincs meg.',
  'wantList.sync.why.noAnswer': 'A szolgáltatás nem válaszolt. Próbálja meg később.',
  'wantList.sync.why.key': 'A szolgáltatás nem fogadja el szerepkörének kulcsát.',
  'wantList.sync.why.altered': 'Módosították, vagy nem ennek a terméknek a termékútlevele. Nem lett tárolva.',
  'wantList.sync.why.notAccepted':
    'A kulcsa nem lett elküldve: a szolgáltatás saját kulcsát nem vetették össze, vagy másik van neki. Semmi nem lett letöltve.',
  'wantList.sync.why.certificate': 'A szolgáltatás nem tudja bizonyítani, hogy az, akit megnevezett. Semmi nem lett letöltve tőle.',
};
