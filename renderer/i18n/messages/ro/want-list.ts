// Messages of the want-list, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Pașapoarte lipsă',
  'wantList.lead':
    'Scanate aici fără o copie a pașaportului, deci neverificate. Duceți lista la un calculator cu rețea. Când sosesc pașapoartele, inspecțiile se repetă.',
  'wantList.save': 'Salvare listă',
  'wantList.qr': 'Afișare ca coduri QR',
  'wantList.qrPart': 'Codul QR {part} din {count}',
  'wantList.qrHelp':
    'Celălalt calculator adaugă aceste coduri la lista lui când scanează {count, plural, one {acest cod QR} few {aceste {count} coduri QR} other {aceste {count} de coduri QR}}. {codes, plural, one {Pe el este un pașaport.} few {Pe ele sunt # pașapoarte.} other {Pe ele sunt # de pașapoarte.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Încă unul are o adresă prea lungă pentru un cod QR: este doar în lista salvată.} few {Încă # au o adresă prea lungă pentru un cod QR: sunt doar în lista salvată.} other {Încă # au o adresă prea lungă pentru un cod QR: sunt doar în lista salvată.}}',
  'wantList.qrNext': 'Următorul',
  'wantList.qrPrevious': 'Anteriorul',
  'wantList.qrFailed': 'Codul QR nu a putut fi desenat',
  'wantList.none': 'Nu lipsește niciun pașaport',
  'wantList.noneFound': 'Niciun pașaport lipsă nu corespunde',
  'wantList.noneText': 'Acest calculator are o copie pentru tot ce s-a scanat.',
  'wantList.what': 'Produs sau link',
  'wantList.serial': 'Număr de serie {serial}',
  'wantList.batch': 'Lot {batch}',
  'wantList.scanned': 'Scanat',
  'wantList.times': '{count, plural, one {o dată} few {de # ori} other {de # de ori}}',
  'wantList.last': 'Ultima dată',
  'wantList.how': 'Cum aduceți copii pe acest calculator',
  'wantList.howTake':
    'Salvați lista pe un stick. Unde nu se permite un stick, afișați-o ca coduri QR și scanați-le cu celălalt calculator: lista lui arată apoi ce nu are în copie.',
  'wantList.howFetch':
    'Dacă celălalt calculator nu are încă copiile: acolo, deschideți Inspecții, Pașapoarte lipsă, Preluare de la un serviciu și alegeți lista salvată.',
  'wantList.howPack': 'Acolo, deschideți Pachete, Creare pachet, alegeți „Doar aceste coduri”, apoi lista salvată.',
  'wantList.howBring':
    'Aduceți pachetul aici și aplicați-l în ecranul Pachete. Articolele în așteptare se inspectează din nou în câteva secunde, iar fiecare ecran arată un link către rezultat.',
  'wantList.choose': 'Alegere listă salvată de pașapoarte lipsă',
  'wantList.packEmpty':
    'Pachetul este gol: niciunul dintre aceste coduri nu are o copie pe acest calculator. Preluați întâi copiile: Inspecții, Pașapoarte lipsă, Preluare de la un serviciu.',
  'wantList.more': 'încă {count} în jurnal',
  'wantList.open': 'Pașapoarte lipsă',
  'wantList.sync.fetch': 'Preluare de la un serviciu',
  'wantList.sync.fetchLead':
    'Contactează doar serviciul indicat de dvs. Tot ce se primește se verifică înainte de stocare, inclusiv listele de stare care arată revocările.',
  'wantList.sync.what': 'Ce se preia',
  'wantList.sync.thisList':
    '{count, plural, =0 {Lista este goală: alegeți un fișier} one {Singura copie din această listă} few {Cele # copii din această listă} other {Cele # de copii din această listă}}',
  'wantList.sync.file': 'Alegere fișier',
  'wantList.sync.fileHelp':
    'Coduri, linkuri de produs sau GTIN-uri, câte unul pe rând; o listă salvată de pașapoarte lipsă; un set de linkuri.',
  'wantList.sync.noFile': 'Înapoi la listă',
  'wantList.sync.unreadable': 'Fișierul {name} nu poate fi citit ca text.',
  'wantList.sync.tooLarge': 'Fișierul {name} depășește {limit}.',
  'wantList.sync.fingerprint': 'Amprenta cheii proprii a serviciului',
  'wantList.sync.fingerprintHelp':
    'Cheia dvs. se trimite doar unui serviciu a cărui cheie proprie a fost comparată. Preluați o dată fără cheia dvs. pentru a vedea amprenta și comparați-o cu altă sursă. Un emitent cunoscut aici, la adresa lui, nu are nevoie de ea.',
  'wantList.sync.key': 'Cheie pentru rolul dvs. (dacă ați primit una)',
  'wantList.sync.keyHelp':
    'Serviciul arată ce are voie să vadă rolul dvs., de exemplu codul mărfii pentru vamă. Cheia se trimite doar acestui serviciu și nu se păstrează.',
  'wantList.sync.address': 'Adresa serviciului',
  'wantList.sync.addressHelp': 'Începe cu https://, așa cum v-a comunicat-o operatorul lui.',
  'wantList.sync.unprotected':
    'Această adresă nu este protejată (http). Bifați caseta de mai jos dacă este pe acest calculator sau în rețeaua lui.',
  'wantList.sync.http': 'Permite http, doar către acest calculator sau rețeaua lui',
  'wantList.sync.start': 'Preluare',
  'wantList.sync.stop': 'Oprire',
  'wantList.sync.going': 'Se preia',
  'wantList.sync.stopped': 'Nu s-a preluat nimic',
  'wantList.sync.identity': 'Serviciul spune că este',
  'wantList.sync.known': 'Un emitent cunoscut aici',
  'wantList.sync.unknown': 'Necunoscut aici. Comparați amprenta cu altă sursă înainte de a-l adăuga la Încredere.',
  'wantList.sync.keys': 'Amprenta cheii lui',
  'wantList.sync.unnamed': 'Serviciul nu se identifică: {detail}',
  'wantList.sync.fetched': 'Preluate',
  'wantList.sync.unchanged': 'Deja aici',
  'wantList.sync.notThere': 'Nu s-a găsit',
  'wantList.sync.refused': 'Respinse',
  'wantList.sync.failed': 'Nu s-au putut prelua',
  'wantList.sync.details': 'Ce s-a respins sau a eșuat',
  'wantList.sync.again': 'Ce a eșuat se încearcă din nou la următoarea preluare.',
  'wantList.sync.lists': 'Liste de stare verificate',
  'wantList.sync.listsNote':
    '{count, plural, one {# nu a putut fi verificată} few {# nu au putut fi verificate} other {# nu au putut fi verificate}}',
  'wantList.sync.listDetails': 'Liste de stare care nu au putut fi verificate',
  'wantList.sync.why.unknownIssuer':
    'Emitentul nu este considerat de încredere pe acest calculator. Adăugați-l la Încredere, apoi preluați din nou.',
  'wantList.sync.why.otherOrigin': 'O are alt serviciu, care nu a fost contactat.',
  'wantList.sync.why.older': 'Pe acest calculator este una mai nouă. Se păstrează și aceasta: ce revocă ea contează.',
  'wantList.sync.why.unusable': 'Nu este o listă de stare utilizabilă a acestui emitent.',
  'wantList.sync.why.notThere': 'Serviciul nu o are.',
  'wantList.sync.why.noAnswer': 'Serviciul nu a răspuns. Încercați din nou mai târziu.',
  'wantList.sync.why.key': 'Serviciul nu acceptă cheia pentru rolul dvs.',
  'wantList.sync.why.altered': 'A fost modificat sau nu este un pașaport pentru acest produs. Nu a fost stocat.',
  'wantList.sync.why.notAccepted':
    'Cheia dvs. nu a fost trimisă: cheia proprie a serviciului nu a fost comparată sau are alta. Nu s-a preluat nimic.',
  'wantList.sync.why.certificate': 'Serviciul nu poate dovedi că este cel indicat de dvs. Nu s-a preluat nimic de la el.',
};
