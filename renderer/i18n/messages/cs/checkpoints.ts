// Messages about checkpoints of the logs, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontrolní body deníku',
  'checkpoints.lead':
    'Jiné pracoviště spolupodepíše, co deníky nyní obsahují. Pozdější změnu pak lze prokázat i tomu, kdo tomuto počítači nedůvěřuje.',
  'checkpoints.present': 'Nynější kontrolní bod',
  'checkpoints.presentHelp': 'Přeneste jej na jiné pracoviště jako kód, soubor nebo text. Tam jej spolupodepíší a vy jej přinesete zpět.',
  'checkpoints.since': 'Počet listů, který svědek viděl naposledy',
  'checkpoints.sinceHelp': 'U prvního kontrolního bodu nechte prázdné. U každého dalšího číslo uvede svědek.',
  'checkpoints.sinceWrong': 'To není celé číslo.',
  'checkpoints.make': 'Vytvořit kontrolní bod',
  'checkpoints.origin': 'Název deníku',
  'checkpoints.size': 'Listy',
  'checkpoints.root': 'Hash kořene',
  'checkpoints.key': 'Otisk klíče',
  'checkpoints.begun': 'Pod tímto názvem od',
  'checkpoints.code': 'Kontrolní bod jako kód QR',
  'checkpoints.noCode': 'Příliš dlouhý pro jeden kód: použijte soubor.',
  'checkpoints.asText': 'Kontrolní bod jako prostý text',
  'checkpoints.save': 'Uložit jako soubor',
  'checkpoints.seen': 'Kontrolní bod odjinud',
  'checkpoints.seenHelp':
    'Naskenujte jej, zvolte jeho soubor nebo vložte jeho text. Může to být dřívější nebo spolupodepsaný kontrolní bod tohoto deníku, nebo bod z jiného pracoviště, který spolupodepíšete vy.',
  'checkpoints.drop': 'Soubor kontrolního bodu',
  'checkpoints.choose': 'Zvolit kontrolní bod',
  'checkpoints.dropHelp': 'Nebo jej přetáhněte sem.',
  'checkpoints.tooLong': 'Tento soubor je na kontrolní bod příliš dlouhý.',
  'checkpoints.text': 'Text kontrolního bodu',
  'checkpoints.scanned': 'Kontrolní bod byl naskenován.',
  'checkpoints.witnessKey': 'Klíč svědka',
  'checkpoints.witnessKeyHelp':
    'Potřebný jednou pro každého svědka, který jej při spolupodpisu ukáže. Získejte jej od svědka, ne společně s kontrolním bodem.',
  'checkpoints.compare': 'Porovnat s tímto deníkem',
  'checkpoints.cosign': 'Spolupodepsat pro jiné pracoviště',
  'checkpoints.outcome.intact': 'Deník stále obsahuje vše, co svědek viděl',
  'checkpoints.outcome.rewritten': 'Deník byl přepsán',
  'checkpoints.outcome.undetermined': 'Tento kontrolní bod nemůže ukázat, zda je deník neporušený',
  'checkpoints.rewrittenHelp':
    'Co bylo viděno dříve, už v deníku není. Nespoléhejte na něj; informujte správce a kontrolní bod uschovejte.',
  'checkpoints.epochs': 'Názvy deníku',
  'checkpoints.remembered': 'Spolupodpis: {name}, {time}. Je nyní zapsán v části „Svědkové“.',
  'checkpoints.cosignedBy': 'Spolupodpis: {name}, {time}.',
  'checkpoints.unknown':
    'Podepsáno také jmény, jejichž klíče zde nejsou známy. Tyto podpisy nebyly ověřeny. Chcete-li je ověřit, zadejte klíč svědka:',
  'checkpoints.refused': 'Nespolupodepsáno',
  'checkpoints.refused.no-checkpoint': 'To není kontrolní bod nebo jeho podpis není platný.',
  'checkpoints.refused.own': 'To je kontrolní bod tohoto počítače. Jeho svědkem může být jen jiný.',
  'checkpoints.refused.other-key':
    'Dříve spolupodepsaný kontrolní bod tohoto deníku podepsal jiný klíč. Požádejte druhé pracoviště o vysvětlení.',
  'checkpoints.refused.older': 'Pozdější kontrolní bod tohoto deníku už byl spolupodepsán; počet listů: {size}.',
  'checkpoints.refused.proof-needed':
    'Na druhém počítači vytvořte kontrolní bod znovu a do pole „Počet listů, který svědek viděl naposledy“ zadejte {size}.',
  'checkpoints.refused.not-proved':
    'Nic neukazuje, že deník má stále listy viděné dříve ({size}). Požádejte o nové vytvoření kontrolního bodu s tímto číslem; pokud se ani to nezdaří, deník byl přepsán.',
  'checkpoints.refused.inconsistent':
    'Toto nejsou listy viděné dříve ({size}): druhý deník byl přepsán nebo jeho název používá jiný deník.',
  'checkpoints.cosigned': 'Spolupodepsaný kontrolní bod',
  'checkpoints.first': 'Toto je první kontrolní bod tohoto deníku zde. Porovnejte tento otisk s vlastníkem druhého pracoviště:',
  'checkpoints.continues':
    '{count, plural, one {Má # list viděný dříve.} few {Má všechny # listy viděné dříve.} other {Má všech # listů viděných dříve.}} Otisk jeho klíče:',
  'checkpoints.ownWitnessKey': 'Tímto klíčem druhé pracoviště ověří spolupodpis:',
  'checkpoints.witnesses': 'Svědkové',
  'checkpoints.witnessList': 'Seznam svědků',
  'checkpoints.noWitness': 'Tento deník dosud nespolupodepsalo žádné jiné pracoviště',
  'checkpoints.noWitnessHelp': 'Přeneste nynější kontrolní bod na jiné pracoviště a porovnejte, co se vrátí.',
  'checkpoints.witness': 'Svědek',
  'checkpoints.upTo': 'Do',
  'checkpoints.cosignedAt': 'Spolupodepsáno',
  'checkpoints.former': 'Dřívější název',
  'checkpoints.leaves': '{count, plural, one {# list} few {# listy} other {# listů}}',
};
