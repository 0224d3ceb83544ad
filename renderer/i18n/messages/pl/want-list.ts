// Messages of the want-list, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Brakujące paszporty',
  'wantList.lead':
    'Zeskanowane tu bez kopii paszportu, a więc niesprawdzone. Zabierz listę do komputera z siecią. Gdy paszporty nadejdą, kontrole zostaną powtórzone.',
  'wantList.save': 'Zapisz listę',
  'wantList.qr': 'Pokaż jako kody QR',
  'wantList.qrPart': 'Kod QR {part} z {count}',
  'wantList.qrHelp':
    '{count, plural, one {Drugi komputer dodaje te kody do swojej listy, gdy zeskanuje ten kod QR.} few {Drugi komputer dodaje te kody do swojej listy, gdy zeskanuje te {count} kody QR.} many {Drugi komputer dodaje te kody do swojej listy, gdy zeskanuje te {count} kodów QR.} other {Drugi komputer dodaje te kody do swojej listy, gdy zeskanuje te {count} kodu QR.}} {codes, plural, one {Zawiera # paszport.} few {Zawiera # paszporty.} many {Zawiera # paszportów.} other {Zawiera # paszportu.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Jeszcze # ma za długi adres na kod QR: jest tylko na zapisanej liście.} few {Jeszcze # mają za długi adres na kod QR: są tylko na zapisanej liście.} many {Jeszcze # ma za długi adres na kod QR: są tylko na zapisanej liście.} other {Jeszcze # ma za długi adres na kod QR: są tylko na zapisanej liście.}}',
  'wantList.qrNext': 'Następny',
  'wantList.qrPrevious': 'Poprzedni',
  'wantList.qrFailed': 'Kodu QR nie udało się narysować',
  'wantList.none': 'Nie brakuje żadnego paszportu',
  'wantList.noneFound': 'Żaden brakujący paszport nie pasuje',
  'wantList.noneText': 'Ten komputer ma kopię wszystkiego, co zeskanowano.',
  'wantList.what': 'Produkt lub link',
  'wantList.serial': 'Numer seryjny {serial}',
  'wantList.batch': 'Partia {batch}',
  'wantList.scanned': 'Zeskanowano',
  'wantList.times': '{count, plural, one {raz} few {# razy} many {# razy} other {# raza}}',
  'wantList.last': 'Ostatnio',
  'wantList.how': 'Jak przenieść kopie na ten komputer',
  'wantList.howTake':
    'Zapisz listę w pamięci USB. Gdzie nośniki są niedozwolone, pokaż ją jako kody QR i zeskanuj drugim komputerem: jego własna lista pokaże wtedy, których kopii mu brakuje.',
  'wantList.howFetch':
    'Jeśli drugi komputer nie ma jeszcze kopii: otwórz tam „Dziennik kontroli”, „Brakujące paszporty”, „Pobierz z usługi” i wybierz zapisaną listę.',
  'wantList.howPack': 'Następnie otwórz tam „Pakiety”, „Utwórz pakiet”, wybierz „Tylko te kody”, a potem zapisaną listę.',
  'wantList.howBring':
    'Przynieś tu pakiet i zastosuj go na ekranie „Pakiety”. Oczekujące pozycje zostaną w ciągu sekund skontrolowane ponownie, a każdy ekran pokaże link do wyniku.',
  'wantList.choose': 'Wybierz zapisaną listę brakujących paszportów',
  'wantList.packEmpty':
    'Pakiet jest pusty: na tym komputerze nie ma kopii dla żadnego z tych kodów. Najpierw pobierz kopie: „Dziennik kontroli”, „Brakujące paszporty”, „Pobierz z usługi”.',
  'wantList.more': 'jeszcze {count} w dzienniku',
  'wantList.open': 'Brakujące paszporty',
  'wantList.sync.fetch': 'Pobierz z usługi',
  'wantList.sync.fetchLead':
    'Łączy się tylko z podaną usługą. Wszystko, co nadejdzie, jest weryfikowane przed zapisaniem, także listy statusów, które pokazują unieważnienia.',
  'wantList.sync.what': 'Co jest pobierane',
  'wantList.sync.thisList':
    '{count, plural, =0 {Lista jest pusta: wybierz plik} one {# kopia z tej listy} few {# kopie z tej listy} many {# kopii z tej listy} other {# kopii z tej listy}}',
  'wantList.sync.file': 'Wybierz plik',
  'wantList.sync.fileHelp': 'Kody, linki produktów lub GTIN, po jednym w wierszu; zapisana lista brakujących paszportów; zestaw linków.',
  'wantList.sync.noFile': 'Wróć do listy',
  'wantList.sync.unreadable': 'Pliku {name} nie można odczytać jako tekstu.',
  'wantList.sync.tooLarge': 'Plik {name} jest większy niż {limit}.',
  'wantList.sync.fingerprint': 'Odcisk własnego klucza usługi',
  'wantList.sync.fingerprintHelp':
    'Twój klucz jest wysyłany tylko do usługi, której własny klucz porównano. Pobierz raz bez swojego klucza, aby zobaczyć odcisk, i porównaj go z innym źródłem. Znany tu wystawca pod własnym adresem tego nie wymaga.',
  'wantList.sync.key': 'Klucz Twojej roli (jeśli go masz)',
  'wantList.sync.keyHelp':
    'Usługa pokazuje to, co może widzieć Twoja rola, na przykład organom celnym kod towaru. Klucz jest wysyłany tylko do tej usługi i nie jest przechowywany.',
  'wantList.sync.address': 'Adres usługi',
  'wantList.sync.addressHelp': 'Zaczyna się od https://, w postaci podanej przez jej operatora.',
  'wantList.sync.unprotected':
    'Ten adres nie jest zabezpieczony (http). Jeśli jest na tym komputerze lub w jego własnej sieci, zaznacz pole poniżej.',
  'wantList.sync.http': 'Zezwól na http, tylko do tego komputera lub jego własnej sieci',
  'wantList.sync.start': 'Pobierz',
  'wantList.sync.stop': 'Przerwij',
  'wantList.sync.going': 'Pobieranie',
  'wantList.sync.stopped': 'Niczego nie pobrano',
  'wantList.sync.identity': 'Usługa podaje, że jest to',
  'wantList.sync.known': 'Znany tu wystawca',
  'wantList.sync.unknown': 'Tu nieznana. Zanim dodasz ją na ekranie „Zaufanie”, porównaj odcisk z innym źródłem.',
  'wantList.sync.keys': 'Odcisk jej klucza',
  'wantList.sync.unnamed': 'Usługa nie podaje, kim jest: {detail}',
  'wantList.sync.fetched': 'Pobrano',
  'wantList.sync.unchanged': 'Wcześniej obecne',
  'wantList.sync.notThere': 'Nie znaleziono',
  'wantList.sync.refused': 'Odrzucono',
  'wantList.sync.failed': 'Nie udało się pobrać',
  'wantList.sync.details': 'Co odrzucono lub się nie udało',
  'wantList.sync.again': 'Następne pobieranie ponowi nieudane próby.',
  'wantList.sync.lists': 'Sprawdzone listy statusów',
  'wantList.sync.listsNote':
    '{count, plural, one {# nie udało się sprawdzić} few {# nie udało się sprawdzić} many {# nie udało się sprawdzić} other {# nie udało się sprawdzić}}',
  'wantList.sync.listDetails': 'Listy statusów, których nie udało się sprawdzić',
  'wantList.sync.why.unknownIssuer':
    'Nikt na tym komputerze nie ręczy za wystawcę. Dodaj go na ekranie „Zaufanie”, a potem pobierz ponownie.',
  'wantList.sync.why.otherOrigin': 'Ma to inna usługa, z którą się nie łączono.',
  'wantList.sync.why.older': 'Na tym komputerze jest nowsza. Zachowano też tę: liczy się to, co unieważnia.',
  'wantList.sync.why.unusable': 'To nie jest użyteczna lista statusów tego wystawcy.',
  'wantList.sync.why.notThere': 'Usługa tego nie ma.',
  'wantList.sync.why.noAnswer': 'Usługa nie odpowiedziała. Spróbuj ponownie później.',
  'wantList.sync.why.key': 'Usługa nie przyjmuje klucza Twojej roli.',
  'wantList.sync.why.altered': 'Zmieniono go albo nie jest to paszport tego produktu. Nie zachowano go.',
  'wantList.sync.why.notAccepted': 'Twojego klucza nie wysłano: własnego klucza usługi nie porównano albo jest inny. Niczego nie pobrano.',
  'wantList.sync.why.certificate': 'Usługa nie może dowieść, że jest tą, którą podano. Niczego z niej nie pobrano.',
};
