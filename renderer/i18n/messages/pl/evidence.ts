// Messages of the check of evidence bundles, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Zbiór dowodów',
  'evidence.checking': 'Sprawdzanie każdego pliku i ponowne ustalanie każdego wyniku',
  'evidence.waiting': 'Oczekiwanie na sprawdzenie',
  'evidence.failed': 'Sprawdzenie na tym komputerze się nie udało. Nie mówi to nic o zbiorze.',
  'evidence.intact': 'Nienaruszony',
  'evidence.altered': 'Zmieniony',
  'evidence.undetermined': 'Nierozstrzygnięty',
  'evidence.intactText':
    'Każdy bajt jest taki, jak podpisał go komputer wskazany na zaufanej liście, i żaden wynik ustalony ponownie nie jest inny.',
  'evidence.alteredText': 'Plik nie jest taki, jak podpisał go komputer. Niczego nie dowodzi.',
  'evidence.doubt.unread': 'Ta wersja aplikacji nie potrafi odczytać zbioru. Nowsza może to potrafić.',
  'evidence.doubt.other-key': 'Podpisał go inny komputer niż ten, którego odcisk podano.',
  'evidence.doubt.unnamed':
    'Jest kompletny, ale żadna zaufana lista tutaj nie wskazuje komputera, który go podpisał. Kto fałszuje zbiór, podpisuje go własnym kluczem.',
  'evidence.doubt.against': 'Jest kompletny, ale komputer, który go podpisał, tu się nie liczy.',
  'evidence.doubt.verdicts': 'Jest kompletny, ale nie każdy wynik można z niego ustalić ponownie tak, jak go ustalono.',
  'evidence.toTrust': 'Zaufane listy',
  'evidence.toTrustHelp': 'Komputer się liczy, gdy wskazuje go zaufana lista. Zaimportuj listę organu, do którego należy.',
  'evidence.notLogged': 'To było sprawdzenie pliku. Nie kontrolowano towarów i niczego nie zapisano.',
  'evidence.desk': 'Komputer',
  'evidence.deskNone': 'Niewskazany na żadnej zaufanej liście tutaj',
  'evidence.fingerprint': 'Odcisk jego klucza',
  'evidence.made': 'Utworzono',
  'evidence.scope': 'Zawartość',
  'evidence.scope.all': 'Wszystkie kontrole z jego dziennika do tej chwili',
  'evidence.scope.run': 'Wszystkie kontrole serii do tej chwili',
  'evidence.scope.inspections': 'Wybrane kontrole. Inne z tej samej serii mogły zostać pominięte.',
  'evidence.runs': 'Serie',
  'evidence.files': 'Pliki',
  'evidence.hash': 'SHA-256 manifestu',
  'evidence.report': 'Raport',
  'evidence.report.same': 'Mówi to samo co kontrole',
  'evidence.report.not-compared': 'Nie porównano: zapisała go inna wersja aplikacji',
  'evidence.entries': 'Kontrole w zbiorze',
  'evidence.recorded': 'Zapisano',
  'evidence.anew': 'Ustalono ponownie',
  'evidence.anew.same': 'Tak samo',
  'evidence.anew.declared': 'Tak samo, innymi sprawdzeniami lub przyczynami, jak podaje zbiór',
  'evidence.anew.differs': 'Inaczej',
  'evidence.anew.not-made': 'Nie ustalono ponownie',
  'evidence.shown': 'Pokazano {shown, number} z {total, number} kontroli, najpierw te, które się różnią.',
  'evidence.verifier': 'Strona do sprawdzania zbiorów dowodów',
  'evidence.verifierHash': 'SHA-256 tej strony',
  'evidence.verifierHelp':
    'Jeden plik do każdej przeglądarki, bez sieci. To tylko ułatwienie: kto fałszuje zbiór, może sfałszować i stronę, więc przekaż jej SHA-256 inną drogą.',
};
