// Messages about checkpoints of the logs, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Punkty kontrolne dziennika',
  'checkpoints.lead':
    'Inne stanowisko współpodpisuje obecną zawartość dzienników. Późniejszą zmianę można wtedy udowodnić nawet komuś, kto nie ufa temu komputerowi.',
  'checkpoints.present': 'Obecny punkt kontrolny',
  'checkpoints.presentHelp':
    'Przenieś go na inne stanowisko jako kod, plik lub tekst. Tamto stanowisko go współpodpisze, a Ty przyniesiesz go z powrotem.',
  'checkpoints.since': 'Liczba liści, którą świadek widział ostatnio',
  'checkpoints.sinceHelp': 'Przy pierwszym punkcie kontrolnym zostaw puste. Przy każdym następnym liczbę podaje świadek.',
  'checkpoints.sinceWrong': 'To nie jest liczba całkowita.',
  'checkpoints.make': 'Utwórz punkt kontrolny',
  'checkpoints.origin': 'Nazwa dziennika',
  'checkpoints.size': 'Liście',
  'checkpoints.root': 'Skrót korzenia',
  'checkpoints.key': 'Odcisk klucza',
  'checkpoints.begun': 'Pod tą nazwą od',
  'checkpoints.code': 'Punkt kontrolny jako kod QR',
  'checkpoints.noCode': 'Za długi na jeden kod: użyj pliku.',
  'checkpoints.asText': 'Punkt kontrolny jako zwykły tekst',
  'checkpoints.save': 'Zapisz jako plik',
  'checkpoints.seen': 'Punkt kontrolny z zewnątrz',
  'checkpoints.seenHelp':
    'Zeskanuj go, wybierz jego plik lub wklej tekst: punkt tego dziennika, który widziano wcześniej lub który wrócił współpodpisany, albo punkt innego stanowiska do współpodpisania.',
  'checkpoints.drop': 'Plik punktu kontrolnego',
  'checkpoints.choose': 'Wybierz punkt kontrolny',
  'checkpoints.dropHelp': 'Albo upuść go tutaj.',
  'checkpoints.tooLong': 'Ten plik jest za długi na punkt kontrolny.',
  'checkpoints.text': 'Tekst punktu kontrolnego',
  'checkpoints.scanned': 'Punkt kontrolny zeskanowano.',
  'checkpoints.witnessKey': 'Klucz świadka',
  'checkpoints.witnessKeyHelp':
    'Potrzebny raz dla każdego świadka, który pokazuje go przy współpodpisaniu. Weź go od świadka, nie razem z punktem kontrolnym.',
  'checkpoints.compare': 'Porównaj z tym dziennikiem',
  'checkpoints.cosign': 'Współpodpisz dla innego stanowiska',
  'checkpoints.outcome.intact': 'Dziennik nadal zawiera wszystko, co widział świadek',
  'checkpoints.outcome.rewritten': 'Dziennik przepisano',
  'checkpoints.outcome.undetermined': 'Ten punkt kontrolny nie może wykazać, czy dziennik jest nienaruszony',
  'checkpoints.rewrittenHelp':
    'Dziennik nie zawiera już tego, co widziano wcześniej. Nie polegaj na dzienniku; zawiadom administratora i zachowaj punkt kontrolny.',
  'checkpoints.epochs': 'Nazwy dziennika',
  'checkpoints.remembered': 'Współpodpis: {name}, {time}. Zapisano go w części „Świadkowie”.',
  'checkpoints.cosignedBy': 'Współpodpis: {name}, {time}.',
  'checkpoints.unknown':
    'Podpisany także pod nazwami, których kluczy tu nie znamy. Tych podpisów nie sprawdzono. Aby je sprawdzić, podaj klucz świadka:',
  'checkpoints.refused': 'Nie współpodpisano',
  'checkpoints.refused.no-checkpoint': 'To nie jest punkt kontrolny albo jego podpis jest nieprawidłowy.',
  'checkpoints.refused.own': 'To punkt kontrolny tego komputera. Jego świadkiem może być tylko inny.',
  'checkpoints.refused.other-key':
    'Współpodpisany wcześniej punkt kontrolny tego dziennika podpisano innym kluczem. Poproś drugie stanowisko o wyjaśnienie.',
  'checkpoints.refused.older': 'Współpodpisano już późniejszy punkt kontrolny tego dziennika; liczba liści: {size}.',
  'checkpoints.refused.proof-needed':
    'Na drugim komputerze utwórz punkt kontrolny ponownie i w polu „Liczba liści, którą świadek widział ostatnio” wpisz {size}.',
  'checkpoints.refused.not-proved':
    'Nic nie wykazuje, że dziennik ma nadal liście widziane wcześniej ({size}). Poproś o ponowne utworzenie punktu kontrolnego z tą liczbą; jeśli i to zawiedzie, dziennik przepisano.',
  'checkpoints.refused.inconsistent':
    'To nie są liście widziane wcześniej ({size}): drugi dziennik przepisano albo inny dziennik używa jego nazwy.',
  'checkpoints.cosigned': 'Współpodpisany punkt kontrolny',
  'checkpoints.first': 'To pierwszy punkt kontrolny tego dziennika tutaj. Porównaj ten odcisk z właścicielem drugiego stanowiska:',
  'checkpoints.continues':
    '{count, plural, one {Ma # liść widziany wcześniej.} few {Ma wszystkie # liście widziane wcześniej.} many {Ma wszystkie # liści widzianych wcześniej.} other {Ma wszystkie # liścia widziane wcześniej.}} Odcisk jego klucza:',
  'checkpoints.ownWitnessKey': 'Tym kluczem drugie stanowisko weryfikuje współpodpis:',
  'checkpoints.witnesses': 'Świadkowie',
  'checkpoints.witnessList': 'Lista świadków',
  'checkpoints.noWitness': 'Żadne inne stanowisko nie współpodpisało jeszcze tego dziennika',
  'checkpoints.noWitnessHelp': 'Przenieś obecny punkt kontrolny na inne stanowisko i porównaj to, co wróci.',
  'checkpoints.witness': 'Świadek',
  'checkpoints.upTo': 'Do',
  'checkpoints.cosignedAt': 'Współpodpisano',
  'checkpoints.former': 'Poprzednia nazwa',
  'checkpoints.leaves': '{count, plural, one {# liść} few {# liście} many {# liści} other {# liścia}}',
};
