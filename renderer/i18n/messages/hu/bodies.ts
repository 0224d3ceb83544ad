// Messages of the notified bodies screen, in Hungarian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Bejelentett szervezetek',
  'bodies.lead': 'Az uniós jog alapján termékek értékelésére jogosult szervezetek, szám szerint. Hálózat nélkül működik.',
  'bodies.search': 'Szám, név, ország vagy jogszabály',
  'bodies.country': 'Ország',
  'bodies.countryAll': 'Minden ország',
  'bodies.extract':
    'Ez a kivonat (állapot: {date}) csak azt tartalmazza, amit egy forrás megerősített. Egyes szervezetek és jogszabályok hiányoznak belőle, a bejelentések pedig változnak. Mielőtt egy bejegyzésre hagyatkozik, nézze meg a NANDO-ban.',
  'bodies.noBatteries': 'Elemekre és akkumulátorokra ((EU) 2023/1542 rendelet) egyetlen szervezetet sem sikerült megerősíteni.',
  'bodies.websites': 'A webcímeket kimásolhatja; az alkalmazás nem nyitja meg őket.',
  'bodies.number': 'Szám',
  'bodies.name': 'Szervezet',
  'bodies.acts': 'Jogszabályok',
  'bodies.source': 'Forrás',
  'bodies.website': 'Webhely',
  'bodies.copy': 'Cím másolása: {name}',
  'bodies.asOf': '{date} szerint',
  'bodies.undated': 'dátum nélkül',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'A szervezet saját oldala',
  'bodies.origin.regulator': 'Nemzeti szabályozó',
  'bodies.origin.combined': 'Két forrásból összeállítva',
  'bodies.origin.third-party': 'Harmadik féltől',
  'bodies.origin.list': 'Importált lista',
  'bodies.noneTitle': 'Nincs találat a listán',
  'bodies.noneText': 'Ez nem jelenti azt, hogy nincs ilyen: a lista hiányos lehet. Nézze meg a NANDO-ban.',
  'bodies.clear': 'Szűrők törlése',
  'bodies.imported':
    '{date} szerinti lista, ezen a gépen importálva. Forrás: {source}. A bejelentések változnak. Mielőtt egy bejegyzésre hagyatkozik, nézze meg a NANDO-ban.',
  'bodies.importForm':
    'A saját lista JSON- vagy CSV-fájl. CSV esetén: a „statusDate,2026-01-15” sor, a „source,…” sor, a „number,name,country,acts,website” sor, majd szervezetenként egy sor; több jogszabályt „|” választ el.',
  'bodies.import': 'Lista importálása',
  'bodies.importing': 'Olvasás: {name}',
  'bodies.importDone': 'Importált szervezetek: {count}, {date} szerint',
  'bodies.importTooLarge': 'Nagyobb, mint {limit}: {name}. Ez nem bejelentett szervezetek listája.',
  'bodies.importUnreadable': 'Nem olvasható UTF-8 szövegként: {name}. Mentse ebben a formában, vagy válasszon másik fájlt.',
  'bodies.back': 'Vissza a mellékelt listához',
  'bodies.backDone': 'Ismét a mellékelt, {date} szerinti lista van hatályban',
  'bodies.olderTitle': 'Ez a lista régebbi',
  'bodies.olderText':
    'A(z) {name} régebbi a jelenlegi, {date} szerinti listánál. Az azóta bejelentett vagy visszavont tételek nincsenek benne.',
  'bodies.olderUse': 'Régebbi lista használata',
};
