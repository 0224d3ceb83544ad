// Messages of backup and restore, in Polish.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Kopia zapasowa',
  'backup.none': 'Na tym komputerze nie utworzono jeszcze kopii zapasowej.',
  'backup.lastWith': 'Ostatnia kopia zapasowa: {date}, z kluczem usługi, zweryfikowana',
  'backup.lastWithout': 'Ostatnia kopia zapasowa: {date}, BEZ klucza usługi, zweryfikowana',
  'backup.folder': 'Folder kopii zapasowej',
  'backup.folderHelp': 'Pamięć USB lub inny dysk. Jeśli puste: {folder}, który przepada razem z tym komputerem.',
  'backup.passphrase': 'Hasło do klucza usługi',
  'backup.passphraseHelp':
    'Przechowuj je w innym miejscu niż kopię. Bez hasła klucz jest pomijany, a opublikowanych tu paszportów nie będzie można podpisać ponownie tym samym kluczem.',
  'backup.short': 'Co najmniej {least} zn.',
  'backup.now': 'Utwórz kopię teraz',
  'backup.nowWithout': 'Utwórz kopię teraz, bez klucza',
  'backup.busy': 'Kopiowanie i weryfikacja…',
  'backup.done': 'Kopię zapasową utworzono i zweryfikowano.',
  'backup.failed': 'Nie utworzono kopii zapasowej',
  'backup.nobody': 'nie podano nazwiska',
  'backup.timed.title': 'Automatyczne kopie zapasowe',
  'backup.timed.off': 'Kopie nie są robione automatycznie.',
  'backup.timed.folder': 'Folder na te kopie',
  'backup.timed.folderHelp':
    'Na innym, stale podłączonym dysku. Pozostaje w nim najnowsza kopia z każdego z ostatnich 7 dni, 4 tygodni i 12 miesięcy. Starsze są usuwane.',
  'backup.timed.every': 'Jak często',
  'backup.timed.daily': 'Codziennie',
  'backup.timed.weekly': 'Co tydzień',
  'backup.timed.hours': '{count, plural, one {Co godzinę} few {Co # godziny} many {Co # godzin} other {Co # godziny}}',
  'backup.timed.minutes': '{count, plural, one {Co minutę} few {Co # minuty} many {Co # minut} other {Co # minuty}}',
  'backup.timed.help':
    'Kopie powstają, gdy aplikacja działa; pominięta zostanie utworzona jak najszybciej. Nie zawierają klucza usługi: zrób też jedną kopię z hasłem.',
  'backup.timed.stop': 'Zatrzymaj automatyczne kopie',
  'backup.timed.refused': 'Niczego nie zmieniono',
  'backup.timed.byCommand': 'Te kopie tworzy polecenie, które uruchomiło usługę.',
  'backup.timed.running': 'Trwa tworzenie kopii…',
  'backup.timed.noneYet': 'Nie utworzono jeszcze żadnej automatycznej kopii.',
  'backup.timed.success': 'Ostatnia automatyczna kopia: {date}, zweryfikowana',
  'backup.timed.failure': 'Ostatnia automatyczna kopia nie udała się {date}. Aplikacja ponawia próbę co 15 minut.',
  'backup.timed.failedBefore': 'Jedna kopia nie udała się {date}. Późniejsza się udała.',
  'backup.timed.late': 'Najnowsza kopia jest ponad dwa razy starsza, niż wynosi ten odstęp.',
  'backup.restored': 'Przywrócono z kopii zapasowej {date}: {who}.',
  'backup.behind.inspections':
    '{count, plural, one {Nie ma w niej # kontroli wykonanej na tym komputerze.} few {Nie ma w niej # kontroli wykonanych na tym komputerze.} many {Nie ma w niej # kontroli wykonanych na tym komputerze.} other {Nie ma w niej # kontroli wykonanej na tym komputerze.}}',
  'backup.behind.decisions':
    '{count, plural, one {Nie ma w niej # decyzji podjętej na tym komputerze.} few {Nie ma w niej # decyzji podjętych na tym komputerze.} many {Nie ma w niej # decyzji podjętych na tym komputerze.} other {Nie ma w niej # decyzji podjętej na tym komputerze.}}',
  'backup.behind.trust-office': 'Zaufana lista w niej należy do innego urzędu.',
  'backup.behind.passports':
    '{count, plural, one {Brakuje w niej # paszportu lub jest tam inny.} few {Brakuje w niej # paszportów lub są tam inne.} many {Brakuje w niej # paszportów lub są tam inne.} other {Brakuje w niej # paszportu lub jest tam inny.}}',
  'backup.behind.packs':
    '{count, plural, one {Nie ma w niej # zastosowanego pakietu: zastosuj go ponownie.} few {Nie ma w niej # zastosowanych pakietów: zastosuj je ponownie.} many {Nie ma w niej # zastosowanych pakietów: zastosuj je ponownie.} other {Nie ma w niej # zastosowanego pakietu: zastosuj go ponownie.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {Nie ma w niej # wcześniejszej wersji paszportu.} few {Nie ma w niej # wcześniejszych wersji paszportów.} many {Nie ma w niej # wcześniejszych wersji paszportów.} other {Nie ma w niej # wcześniejszej wersji paszportu.}}',
  'backup.behind.edits':
    '{count, plural, one {Brakuje w niej # edytowanego paszportu lub jest tam inny.} few {Brakuje w niej # edytowanych paszportów lub są tam inne.} many {Brakuje w niej # edytowanych paszportów lub są tam inne.} other {Brakuje w niej # edytowanego paszportu lub jest tam inny.}}',
  'backup.behind.published':
    '{count, plural, one {Nie ma w niej # poświadczenia podpisanego na tym komputerze.} few {Nie ma w niej # poświadczeń podpisanych na tym komputerze.} many {Nie ma w niej # poświadczeń podpisanych na tym komputerze.} other {Nie ma w niej # poświadczenia podpisanego na tym komputerze.}}',
  'backup.behind.events':
    '{count, plural, one {Nie ma w niej # zdarzenia.} few {Nie ma w niej # zdarzeń.} many {Nie ma w niej # zdarzeń.} other {Nie ma w niej # zdarzenia.}}',
  'backup.behind.status-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o unieważnieniu, zawieszeniu lub przywróceniu paszportów. Co unieważniono, pozostaje unieważnione.',
  'backup.behind.key-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o kluczach tej usługi.',
  'backup.behind.clock-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o zegarze tego komputera.',
  'backup.behind.officer-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o funkcjonariuszach.',
  'backup.behind.erasure-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o usunięciach. Usunięte dane zostaną usunięte ponownie.',
  'backup.behind.maintenance-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o konserwacji.',
  'backup.behind.customs-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o zgłoszeniach i zawieszeniach.',
  'backup.behind.run-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o seriach kontroli.',
  'backup.behind.backup-log':
    'Nie ma w niej {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} o utworzonych lub przywróconych kopiach zapasowych.',
  'backup.behind.reader-keys':
    '{count, plural, one {Nie ma w niej # klucza wydanego czytelnikowi: przestaje działać. Wydaj nowy.} few {Nie ma w niej # kluczy wydanych czytelnikom: przestają działać. Wydaj nowe.} many {Nie ma w niej # kluczy wydanych czytelnikom: przestają działać. Wydaj nowe.} other {Nie ma w niej # klucza wydanego czytelnikom: przestaje działać. Wydaj nowy.}}',
  'backup.behind.packs-made':
    '{count, plural, one {Nie ma w niej # pakietu utworzonego na tym komputerze: jego numer zostanie użyty ponownie.} few {Nie ma w niej # pakietów utworzonych na tym komputerze: ich numery zostaną użyte ponownie.} many {Nie ma w niej # pakietów utworzonych na tym komputerze: ich numery zostaną użyte ponownie.} other {Nie ma w niej # pakietu utworzonego na tym komputerze: ich numery zostaną użyte ponownie.}} Następny pakiet utwórz jako pełny.',
  'backup.behind.fetches':
    '{count, plural, one {Nie ma w niej # pobrania z innej usługi.} few {Nie ma w niej # pobrań z innych usług.} many {Nie ma w niej # pobrań z innych usług.} other {Nie ma w niej # pobrania z innej usługi.}}',
  'backup.behind.body-list': 'Nie ma w niej listy jednostek notyfikowanych zaimportowanej na tym komputerze: zaimportuj ją ponownie.',
  'backup.behindNewest': 'Najnowszy wpis jest z {date}.',
  'backup.behind.service-name': 'Paszporty publikowano tu pod innym adresem.',
  'backup.behind.other-key': 'Usługa tego komputera podpisywała innym kluczem.',
  'backup.behind.office-draft':
    'Na tym komputerze jest inny projekt zaufanej listy. Zastąpi go projekt z kopii. Numery list użyte na tym komputerze nie zostaną użyte ponownie.',
  'backup.behind.log-end':
    'Ostatnie wpisy jej dzienników nie zgadzają się z podpisami komputera, który je prowadził: wpisy usunięto, zmieniono lub dodano.',
  'backup.behind.unreadable': 'Poprzedniego magazynu danych nie udało się odczytać, więc niczego nie porównano.',
  'backup.reason': 'Powód: {reason}',
  'backup.bringBack': 'Przywróć kopię zapasową',
  'backup.bringBackHelp': 'Po zmianie laptopa, utracie dysku lub pomyłce. Najpierw plik zostanie sprawdzony, a jego zawartość pokazana.',
  'backup.guide': 'DPP Desk był wcześniej na innym komputerze?',
  'backup.lead': 'Zastępuje dane na tym komputerze: zapisy, dane zaufania i, po podaniu hasła, klucz.',
  'backup.damagedTitle': 'Zapisów na tym komputerze nie można otworzyć',
  'backup.damagedHelp':
    'Niczego nie zmieniono ani nie usunięto. Dopóki nie przywrócisz kopii zapasowej, nie można tu niczego kontrolować: wybierz jej plik poniżej. Uszkodzone zapisy pozostają w osobnym folderze. Nie można ich porównać z kopią, więc przywrócenie wymaga dwóch osób i podania powodu. Jeśli kopii nie ma, zamknij to okno i zawiadom administratora.',
  'backup.drop': 'Upuść tu plik kopii zapasowej',
  'backup.choose': 'Wybierz plik',
  'backup.dropHelp': 'Jego nazwa kończy się na .backup. Nic się nie zmieni, dopóki nie zobaczysz zawartości.',
  'backup.onlyOne': 'Naraz można przywrócić tylko jedną kopię zapasową. Użyto pierwszego pliku.',
  'backup.receiving': 'Odczytywanie pliku: {held} z {size}',
  'backup.halfWay': 'Odebrano {held} z {size}. Aby kontynuować, wybierz ponownie ten sam plik.',
  'backup.checking': 'Sprawdzanie każdego bajtu i porównywanie z tym komputerem',
  'backup.checkingHelp': 'Pod koniec aplikacja może przez kilka sekund nie odpowiadać.',
  'backup.giveUp': 'Anuluj',
  'backup.another': 'Wybierz inny plik',
  'backup.refused': 'Tego pliku nie można przywrócić',
  'backup.notDone': 'Kopii zapasowej nie przywrócono. Nic się nie zmieniło.',
  'backup.whole': 'Kopia zapasowa jest kompletna i nieuszkodzona.',
  'backup.made': 'Utworzono',
  'backup.madeBy': '{date}: {who}',
  'backup.service': 'Usługa',
  'backup.version': 'Wersja aplikacji',
  'backup.trustList': 'Zaufana lista',
  'backup.trustNumber': 'numer {sequence}',
  'backup.trustNone': 'brak',
  'backup.office': 'Zaufana lista prowadzona dla innych',
  'backup.officeNone': 'Brak w kopii. Lista prowadzona na tym komputerze pozostaje bez zmian.',
  'backup.officeInside':
    '{sequence, plural, =0 {Zostanie przywrócony projekt pierwszej listy} one {Zostanie przywrócony projekt po liście nr #} few {Zostanie przywrócony projekt po liście nr #} many {Zostanie przywrócony projekt po liście nr #} other {Zostanie przywrócony projekt po liście nr #}} ({count, plural, one {# wystawca} few {# wystawców} many {# wystawców} other {# wystawcy}}).',
  'backup.officeLater': 'Jeśli później podpisano kolejną listę, przed podpisaniem wybierz jej plik w „Prowadzenie zaufanej listy”.',
  'backup.records': 'Zapisy',
  'backup.inIt': 'W kopii zapasowej',
  'backup.here': 'Teraz na tym komputerze',
  'backup.hereUnreadable': 'nie można odczytać',
  'backup.record.inspections': 'Kontrole',
  'backup.record.decisions': 'Decyzje',
  'backup.record.passports': 'Paszporty',
  'backup.record.credentials': 'Poświadczenia',
  'backup.record.events': 'Zdarzenia',
  'backup.signers': 'Klucz, który podpisał ostatnie wpisy jej dzienników',
  'backup.signersNone': 'Ostatnie wpisy jej dzienników nie są podpisane: nic nie dowodzi, że dzienniki są kompletne.',
  'backup.signer.this-computer': 'Klucz tego komputera.',
  'backup.signer.earlier-backup': 'Tu znany: ten komputer przywracał już kopię z dziennikami podpisanymi tym kluczem.',
  'backup.signer.no':
    'Ten komputer nie zna tego klucza. Sam jego podpis nie dowodzi, że dzienniki są nienaruszone: kto przepisze kopię, może podpisać ją własnym kluczem. Porównaj odcisk z komputerem, który utworzył kopię.',
  'backup.keys': 'Klucze usługi',
  'backup.keyRevoked': 'unieważniony',
  'backup.keyHere': 'na tym komputerze',
  'backup.keysHere': 'Są już na tym komputerze. Pozostają bez zmian, a hasło kopii nie jest potrzebne.',
  'backup.keysInside': 'Dołączone, zaszyfrowane. Potrzebne jest hasło wybrane przy tworzeniu kopii.',
  'backup.keysOutside':
    'Niedołączone. To, co opublikowano, ma na innych komputerach wynik „nieznany wystawca”, dopóki nie zostanie ponownie podpisane kluczem tego komputera.',
  'backup.lost': 'Są na tym komputerze, a nie ma ich w kopii',
  'backup.lostNothing': 'Nie zabraknie niczego, co zapisano na tym komputerze.',
  'backup.keptWhere': 'Obecne dane nie zostaną usunięte. Pozostają w całości w {folder}. Co tu unieważniono, pozostaje unieważnione.',
  'backup.keptUnread':
    'Obecne dane nie zostaną usunięte. Pozostają w całości w {folder}. Kopia może nie zawierać późniejszych unieważnień: zaimportuj najnowszą zaufaną listę i powtórz unieważnienia, których dokonał od tego czasu ten komputer.',
  'backup.switches': 'W kopii było to włączone. Na tym komputerze pozostaje bez zmian, chyba że to wybierzesz:',
  'backup.switch.public-listener': 'Udostępniaj paszporty innym: {value}',
  'backup.switch.watched-folder': 'Obserwuj folder: {value}',
  'backup.keyPassphrase': 'Hasło kopii zapasowej',
  'backup.leaveKeys': 'Pozostaw klucze w kopii',
  'backup.leaveKeysHelp': 'Tylko jeśli hasło przepadło. Ten komputer podpisuje wtedy własnym kluczem.',
  'backup.why': 'Powód',
  'backup.whyHelp': 'Dlaczego starsze dane są właściwe. Powód pozostaje w dzienniku na stałe.',
  'backup.ask': 'Przywróć…',
  'backup.askTitle': 'Zastąpić dane tego komputera?',
  'backup.askText':
    'Aplikacja uruchomi się ponownie z zapisami z {date}. Potrwa to kilka sekund. Nie wyłączaj komputera. Jeśli mimo to się wyłączy, w całości będą albo stare, albo nowe zapisy.',
  'backup.do': 'Przywróć',
  'backup.restoring': 'Trwa przywracanie kopii zapasowej. Ta strona wczyta się ponownie sama.',
  'backup.restoredNow': 'Kopię zapasową przywrócono.',
  'backup.restoredTitle': 'Przywrócono',
  'backup.restoredFile': 'Z pliku {file}',
  'backup.restoredKeysHere': 'Klucz z kopii był już na tym komputerze i pozostał bez zmian.',
  'backup.restoredKeys': 'Klucz usługi pochodzi z kopii albo jest nowszym kluczem tego komputera.',
  'backup.restoredNoKeys': 'Nie przejęto klucza z kopii: ten komputer podpisuje własnym.',
  'backup.restoredAside': 'Poprzednie dane są w {folder}.',
  'backup.leftOff': 'Niewłączone, choć w kopii było włączone:',
  'backup.leftOffWhere.public-listener': 'Włącz w „Resolver”',
  'backup.leftOffWhere.watched-folder': 'Włącz w ustawieniach',
  'backup.notHere': 'Niedostępne w tym oknie',
  'backup.commandFile': 'PLIK',
  'backup.commandName': 'OSOBA',
  'backup.commandHelp': 'PLIK to kopia zapasowa. OSOBA to ten, kto ją przywraca, do dziennika. Obecne dane pozostają w osobnym folderze.',
  'backup.next': 'Aplikacja znów działa. Jej dane zaufania są tak stare jak kopia: sprawdź, czy Twój urząd ma nowszą listę.',
  'backup.nextTrust': 'Sprawdź dane zaufania',
  'backup.nextInspect': 'Kontynuuj kontrole',
  'backup.fault.not-found': 'Pliku lub folderu już nie ma. Włóż pamięć USB ponownie albo wybierz inny.',
  'backup.fault.not-a-file': 'To folder lub link, a nie plik. Wybierz samą kopię zapasową.',
  'backup.fault.not-a-backup': 'Ten plik nie jest kopią zapasową DPP Desk. Poszukaj pliku o nazwie kończącej się na .backup.',
  'backup.fault.newer': 'Kopię utworzyła nowsza wersja DPP Desk. Zainstaluj tu tę lub późniejszą wersję, a potem przywróć kopię.',
  'backup.fault.truncated':
    'Brakuje części pliku, bo nie skopiowano go w całości. Skopiuj go ponownie z kompletnego pliku albo użyj wcześniejszej kopii.',
  'backup.fault.changed': 'Plik uszkodzono lub zmieniono po zapisaniu. Skopiuj go ponownie albo użyj innej kopii.',
  'backup.fault.damaged-store': 'Zapisy w środku są uszkodzone. Użyj innej kopii zapasowej.',
  'backup.fault.foreign-schema': 'Ten plik zawiera coś, czego DPP Desk nigdy nie zapisuje. Nie używaj go i zawiadom administratora.',
  'backup.fault.broken-log': 'Wpis w dzienniku tej kopii zmieniono lub go brakuje. Nie używaj jej i zawiadom administratora.',
  'backup.fault.bad-settings':
    'Usługa nie mogła się uruchomić z ustawieniami z tej kopii. Niczego nie zmieniono. Użyj innej kopii i zawiadom administratora.',
  'backup.fault.no-room': 'Na dysku jest za mało miejsca. Potrzeba około trzykrotności rozmiaru pliku.',
  'backup.fault.exists': 'Plik o tej nazwie już istnieje. Wybierz inny folder.',
  'backup.fault.passphrase-needed': 'Do klucza usługi potrzebne jest hasło o co najmniej 12 znakach.',
  'backup.fault.passphrase-wrong':
    'To hasło nie otwiera kluczy. Sprawdź wielkie litery i spacje i spróbuj ponownie. Bez hasła klucze można tylko pozostawić w kopii.',
  'backup.fault.office-draft':
    'Projektu zaufanej listy nie można odczytać. Sprawdź go w „Prowadzenie zaufanej listy” albo przenieś jego plik, a potem spróbuj ponownie.',
  'backup.fault.running':
    'Zapisy ma otwarte inny program, na przykład polecenie lub druga usługa DPP Desk. Zatrzymaj go i spróbuj ponownie.',
  'backup.fault.rollback': 'Czegoś z tego komputera nie ma w kopii. Podaj powód przywrócenia mimo to.',
  'backup.fault.second-person': 'Na tym komputerze muszą to potwierdzić dwie osoby. Podaj nazwisko drugiej.',
  'backup.fault.busy':
    'Trwa stosowanie lub tworzenie pakietu albo pobieranie paszportów. Poczekaj na koniec albo przerwij, a potem spróbuj ponownie.',
  'backup.fault.not-here': 'Usługę roboczą uruchomił poleceniem administrator. Musi ją zatrzymać i użyć polecenia „desk restore”.',
  'backup.fault.failed':
    'To się nie udało. Uruchom aplikację ponownie i spróbuj jeszcze raz. Jeśli to się powtórzy, zawiadom administratora.',
  'backup.fault.large':
    'Kopiowanie może trwać kilka minut, a aplikacja do tego czasu nie odpowiada. Naciśnij ponownie, gdy nikt z niej nie korzysta.',
  'backup.nowLarge': 'Utwórz kopię i czekaj',
};
