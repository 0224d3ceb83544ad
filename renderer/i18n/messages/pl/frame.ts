// Messages of the frame around the screens: navigation, notices, errors, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Kontrola',
  'frame.inspections': 'Dziennik kontroli',
  'frame.passports': 'Paszporty',
  'frame.packs': 'Pakiety',
  'frame.trustScreen': 'Zaufanie',
  'frame.bodies': 'Jednostki notyfikowane',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Ustawienia',
  'frame.navigation': 'Ekrany',
  'frame.skip': 'Przejdź do treści',
  'frame.language': 'Język',
  'frame.sessionOver':
    'To okno nie jest już zalogowane w usłudze roboczej. Otwórz nowy adres jednorazowy; gdy program działa, wypisuje go polecenie „desk address”.',
  'frame.maintenance': 'Konserwacja od {time}, rozpoczął: {who}. Powód: {reason}. Kontrole i zmiany muszą poczekać.',
  'frame.down': 'Usługa robocza nie odpowiada. Nic nie zginęło. To okno próbuje dalej.',
  'frame.downSince': 'Brak odpowiedzi od {time}',
  'frame.back': 'Usługa robocza znów odpowiada.',
  'frame.trust': 'Dane zaufania',
  'frame.trustNone': 'brak na tym komputerze',
  'frame.trustState': '{state, select, fresh {aktualne} stale {do odnowienia} expired {przeterminowane} other {brak}}',
  'frame.issuers': '{count, plural, =0 {brak wystawców} one {# wystawca} few {# wystawców} many {# wystawców} other {# wystawcy}}',
  'frame.sampleLoaded': 'Wczytano zestaw przykładowy. Wszystko, co z niego pochodzi, ma oznaczenie PRZYKŁAD.',
  'frame.notice.workbench-restarted': 'Usługa robocza uruchomiła się ponownie. Każda zakończona kontrola jest w dzienniku.',
  'frame.notice.backup-restored':
    'Przywrócono kopię zapasową i komputer ma znów swoje zapisy. W ustawieniach widać, co przywrócono, a czego nie.',
  'frame.notice.wanted-arrived': 'Nadeszły brakujące paszporty; kontrole powtórzono. Wyniki są w dzienniku.',
  'frame.notice.issuer-arrived':
    'Poznano nowych wystawców lub klucze: dokumenty nieznanych wystawców skontrolowano ponownie. Wyniki są w dzienniku.',
  'frame.notice.own-list-waiting':
    'Zaimportowana lista statusów tej usługi wymaga decyzji: unieważniłaby lub zawiesiła wiele paszportów albo klucz, którym ją podpisano, wymieniono, zanim listę pierwszy raz zobaczono. Niczego nie unieważniono. Potwierdź lub odrzuć listę na ekranie „Zaufanie” albo poleceniem desk status recall.',
  'frame.notice.own-list-newer':
    'Unieważnienia zastosowano ponownie: lista statusów tej usługi była nowsza niż jej dane, a więc przywrócono tu starą kopię danych.',
  'frame.notice.log-changed':
    'Dziennik nie jest taki, jak podpisał go ten komputer: inny program zmienił, usunął lub dodał wpisy. Nie polegaj na nim i zawiadom administratora:',
  'frame.notice.log-key-new':
    'Ten komputer podpisuje teraz dziennik nowym kluczem, bo poprzedniego brakuje. Nie może wykazać, czy wcześniejsze wpisy zmieniono.',
  'frame.notice.modes-mended':
    'Pliki folderu danych były dostępne dla innych użytkowników tego komputera. Teraz może je czytać i zmieniać tylko ich właściciel:',
  'frame.notice.modes-open':
    'Inni użytkownicy tego komputera mogą czytać lub zmieniać pliki folderu danych i nie można tego tu naprawić. Zawiadom administratora:',
  'frame.notice.public-restarted': 'Usługa publiczna uruchomiła się ponownie.',
  'frame.notice.backup-late': 'Najnowsza kopia zapasowa jest starsza, niż planowano. Zobacz Ustawienia, Kopia zapasowa.',
  'frame.notice.log-file-failed': 'Nie można zapisać pliku dziennika usługi. Zwolnij miejsce na dysku lub uruchom desk doctor.',
  'frame.notice.certificate-ends': 'Certyfikat resolvera wygasa w ciągu 30 dni lub już wygasł. Ekran Resolver mówi, kiedy i co zrobić.',
  'frame.notice.clock-behind':
    'Zegar tego komputera się spóźnia. Dopóki go nie ustawisz, dat nie można ocenić. Jeśli teraz jest dobry, a wcześniej się spieszył, potwierdź to na ekranie „Zaufanie”.',
  'frame.notice.self-test-failed': 'Autotest wykrył błędy: nie polegaj na wynikach tego komputera. Zawiadom administratora.',
  'frame.engineOld':
    'Silnik przeglądarki tej aplikacji pochodzi z {day} lub wcześniej. Silniki starsze niż pół roku mają znane luki bezpieczeństwa: zainstaluj bieżącą wersję. Aplikacja sama jej nie szuka.',
  'frame.dismiss': 'Ukryj to powiadomienie',
  'frame.noSuchScreen': 'Nie ma takiego ekranu',
  'frame.noSuchScreenHelp': 'Adres nie wskazuje żadnego z ekranów po lewej stronie.',
  'frame.notLoaded': 'Nie udało się wczytać tego ekranu',
  'frame.notLoadedHelp': 'Pochodzi on z usługi roboczej, która teraz nie odpowiada. Wczytaj go ponownie, gdy usługa odpowie.',
  'frame.toInspect': 'Przejdź do kontroli',
  'frame.crashed': 'Ten ekran przestał działać',
  'frame.crashedHelp': 'Wcześniejsze kontrole są w dzienniku. Wczytaj ekran ponownie; jeśli to się powtórzy, zgłoś poniższy tekst.',
  'frame.reload': 'Wczytaj ponownie',
};
