// Messages about checkpoints of the logs, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'A napló ellenőrzőpontjai',
  'checkpoints.lead':
    'Egy másik munkaállomás ellenjegyzi, amit a naplók most tartalmaznak. Egy későbbi változás így annak is bizonyítható, aki nem bízik ebben a gépben.',
  'checkpoints.present': 'Jelenlegi ellenőrzőpont',
  'checkpoints.presentHelp': 'Vigye át másik munkaállomásra kódként, fájlként vagy szövegként. Az ellenjegyzi, Ön pedig visszahozza.',
  'checkpoints.since': 'A tanú által utoljára látott levelek száma',
  'checkpoints.sinceHelp': 'Az első ellenőrzőpontnál hagyja üresen. Minden későbbinél a tanú nevezi meg a számot.',
  'checkpoints.sinceWrong': 'Ez nem egész szám.',
  'checkpoints.make': 'Ellenőrzőpont készítése',
  'checkpoints.origin': 'A napló neve',
  'checkpoints.size': 'Levelek',
  'checkpoints.root': 'Gyökérhash',
  'checkpoints.key': 'A kulcs ujjlenyomata',
  'checkpoints.begun': 'Ezen a néven ettől',
  'checkpoints.code': 'Az ellenőrzőpont QR-kódként',
  'checkpoints.noCode': 'Túl hosszú egy kódhoz: használja a fájlt.',
  'checkpoints.asText': 'Az ellenőrzőpont egyszerű szövegként',
  'checkpoints.save': 'Mentés fájlként',
  'checkpoints.seen': 'Máshonnan származó ellenőrzőpont',
  'checkpoints.seenHelp':
    'Olvassa be, válassza ki a fájlját, vagy illessze be a szövegét: e napló korábban látott vagy ellenjegyezve visszakapott pontját, vagy egy másik munkaállomás ellenjegyzendő pontját.',
  'checkpoints.drop': 'Ellenőrzőpont fájlja',
  'checkpoints.choose': 'Ellenőrzőpont kiválasztása',
  'checkpoints.dropHelp': 'Vagy ejtse ide.',
  'checkpoints.tooLong': 'Ez a fájl túl hosszú ellenőrzőpontnak.',
  'checkpoints.text': 'Az ellenőrzőpont szövege',
  'checkpoints.scanned': 'Az ellenőrzőpont beolvasva.',
  'checkpoints.witnessKey': 'A tanú kulcsa',
  'checkpoints.witnessKeyHelp':
    'Tanúnként egyszer szükséges; a tanú ellenjegyzéskor mutatja meg. A tanútól szerezze be, ne az ellenőrzőponttal együtt.',
  'checkpoints.compare': 'Összevetés ezzel a naplóval',
  'checkpoints.cosign': 'Ellenjegyzés másik munkaállomásnak',
  'checkpoints.outcome.intact': 'A naplóban minden megvan, amit a tanú látott',
  'checkpoints.outcome.rewritten': 'A naplót átírták',
  'checkpoints.outcome.undetermined': 'Ez az ellenőrzőpont nem tudja kimutatni, hogy a napló sértetlen-e',
  'checkpoints.rewrittenHelp':
    'A korábban látottak már nincsenek a naplóban. Ne hagyatkozzon rá; értesítse a rendszergazdát, és őrizze meg az ellenőrzőpontot.',
  'checkpoints.epochs': 'A napló nevei',
  'checkpoints.remembered': 'Ellenjegyezte: {name}, {time}. Mostantól a „Tanúk” között szerepel.',
  'checkpoints.cosignedBy': 'Ellenjegyezte: {name}, {time}.',
  'checkpoints.unknown':
    'Olyan nevek is aláírták, amelyek kulcsa itt nem ismert. Ezek az aláírások nincsenek megvizsgálva. A vizsgálatukhoz adja meg a tanú kulcsát:',
  'checkpoints.refused': 'Nincs ellenjegyezve',
  'checkpoints.refused.no-checkpoint': 'Ez nem ellenőrzőpont, vagy az aláírása nem érvényes.',
  'checkpoints.refused.own': 'Ez e gép ellenőrzőpontja. Tanúja csak másik gép lehet.',
  'checkpoints.refused.other-key':
    'E napló korábban ellenjegyzett ellenőrzőpontját más kulcs írta alá. Kérjen erre magyarázatot a másik munkaállomástól.',
  'checkpoints.refused.older': 'E napló egy későbbi ellenőrzőpontját már ellenjegyezték; levelek száma: {size}.',
  'checkpoints.refused.proof-needed':
    'A másik gépen készítse el újra az ellenőrzőpontot, és „A tanú által utoljára látott levelek száma” mezőben adja meg: {size}.',
  'checkpoints.refused.not-proved':
    'Semmi nem mutatja, hogy a naplóban megvannak a korábban látott levelek ({size}). Készíttesse el újra az ellenőrzőpontot ezzel a számmal; ha az sem sikerül, a naplót átírták.',
  'checkpoints.refused.inconsistent':
    'Ezek nem a korábban látott levelek ({size}): a másik naplót átírták, vagy másik napló használja a nevét.',
  'checkpoints.cosigned': 'Ellenjegyzett ellenőrzőpont',
  'checkpoints.first': 'E napló első ellenőrzőpontja itt. Vesse össze ezt az ujjlenyomatot a másik munkaállomás gazdájával:',
  'checkpoints.continues': '{count, plural, other {Megvan benne mind a # korábban látott levél.}} A kulcs ujjlenyomata:',
  'checkpoints.ownWitnessKey': 'Ezzel a kulccsal vizsgálja a másik munkaállomás az ellenjegyzést:',
  'checkpoints.witnesses': 'Tanúk',
  'checkpoints.witnessList': 'Tanúk listája',
  'checkpoints.noWitness': 'Ezt a naplót még egyetlen másik munkaállomás sem jegyezte ellen',
  'checkpoints.noWitnessHelp': 'Vigye át a jelenlegi ellenőrzőpontot másik munkaállomásra, és vesse össze, ami visszajön.',
  'checkpoints.witness': 'Tanú',
  'checkpoints.upTo': 'Eddig',
  'checkpoints.cosignedAt': 'Ellenjegyezve',
  'checkpoints.former': 'Korábbi név',
  'checkpoints.leaves': '{count, plural, other {# levél}}',
};
