// Messages about checkpoints of the logs, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontroliniai taškai',
  'checkpoints.lead':
    'Kitas kompiuteris papildomai pasirašo tai, kas dabar yra žurnaluose. Tada vėlesnį pakeitimą galima įrodyti net tam, kas šiuo kompiuteriu nepasitiki.',
  'checkpoints.present': 'Dabartinis kontrolinis taškas',
  'checkpoints.presentHelp': 'Perduokite jį kitam kompiuteriui kaip kodą, failą arba tekstą. Ten jis papildomai pasirašomas ir grąžinamas.',
  'checkpoints.since': 'Liudytojo paskutinį kartą matytų lapų skaičius',
  'checkpoints.sinceHelp': 'Pirmam kontroliniam taškui palikite tuščią. Kiekvienam vėlesniam skaičių nurodo liudytojas.',
  'checkpoints.sinceWrong': 'Tai nėra sveikasis skaičius.',
  'checkpoints.make': 'Sukurti kontrolinį tašką',
  'checkpoints.origin': 'Žurnalo pavadinimas',
  'checkpoints.size': 'Lapai',
  'checkpoints.root': 'Šaknies maiša',
  'checkpoints.key': 'Rakto atspaudas',
  'checkpoints.begun': 'Šiuo pavadinimu naudojamas nuo',
  'checkpoints.code': 'Kontrolinis taškas kaip QR kodas',
  'checkpoints.noCode': 'Per ilgas vienam kodui: naudokite failą.',
  'checkpoints.asText': 'Kontrolinis taškas kaip paprastas tekstas',
  'checkpoints.save': 'Išsaugoti kaip failą',
  'checkpoints.seen': 'Kontrolinis taškas iš kitur',
  'checkpoints.seenHelp':
    'Nuskaitykite jį, pasirinkite jo failą arba įklijuokite tekstą. Tai gali būti ankstesnis arba papildomai pasirašytas šio žurnalo kontrolinis taškas arba kito kompiuterio taškas, kurį papildomai pasirašote jūs.',
  'checkpoints.drop': 'Kontrolinio taško failas',
  'checkpoints.choose': 'Pasirinkti kontrolinį tašką',
  'checkpoints.dropHelp': 'Arba numeskite jį čia.',
  'checkpoints.tooLong': 'Šis failas per ilgas kontroliniam taškui.',
  'checkpoints.text': 'Kontrolinio taško tekstas',
  'checkpoints.scanned': 'Kontrolinis taškas nuskaitytas.',
  'checkpoints.witnessKey': 'Liudytojo raktas',
  'checkpoints.witnessKeyHelp':
    'Reikia po kartą kiekvienam liudytojui, kuris jį parodo papildomai pasirašydamas. Gaukite jį iš liudytojo, ne kartu su kontroliniu tašku.',
  'checkpoints.compare': 'Palyginti su šiuo žurnalu',
  'checkpoints.cosign': 'Papildomai pasirašyti kitam kompiuteriui',
  'checkpoints.outcome.intact': 'Žurnale tebėra viskas, ką matė liudytojas',
  'checkpoints.outcome.rewritten': 'Žurnalas perrašytas',
  'checkpoints.outcome.undetermined': 'Pagal šį kontrolinį tašką negalima nustatyti, ar žurnalas nepakeistas',
  'checkpoints.rewrittenHelp':
    'To, kas matyta anksčiau, žurnale nebėra. Nesiremkite žurnalu, praneškite administratoriui ir išsaugokite kontrolinį tašką.',
  'checkpoints.epochs': 'Žurnalo pavadinimai',
  'checkpoints.remembered': 'Papildomai pasirašė {name}, {time}. Dabar tai įrašyta skiltyje „Liudytojai“.',
  'checkpoints.cosignedBy': 'Papildomai pasirašė {name}, {time}.',
  'checkpoints.unknown':
    'Taip pat pasirašyta vardais, kurių raktai čia nežinomi. Šie parašai netikrinti. Norėdami juos patikrinti, įveskite liudytojo raktą:',
  'checkpoints.refused': 'Papildomai nepasirašyta',
  'checkpoints.refused.no-checkpoint': 'Tai ne kontrolinis taškas arba jo parašas negalioja.',
  'checkpoints.refused.own': 'Tai šio kompiuterio kontrolinis taškas. Jo liudytojas gali būti tik kitas kompiuteris.',
  'checkpoints.refused.other-key':
    'Anksčiau papildomai pasirašytą šio žurnalo kontrolinį tašką pasirašė kitas raktas. Paprašykite kito kompiuterio savininko paaiškinti.',
  'checkpoints.refused.older': 'Jau papildomai pasirašytas vėlesnis šio žurnalo kontrolinis taškas, lapų: {size}.',
  'checkpoints.refused.proof-needed':
    'Kitame kompiuteryje sukurkite kontrolinį tašką dar kartą ir lauke „Liudytojo paskutinį kartą matytų lapų skaičius“ įveskite {size}.',
  'checkpoints.refused.not-proved':
    'Niekas nerodo, kad žurnale tebėra anksčiau matyti lapai ({size}). Paprašykite sukurti kontrolinį tašką dar kartą su šiuo skaičiumi; jei ir tai nepavyks, žurnalas perrašytas.',
  'checkpoints.refused.inconsistent':
    'Tai ne tie lapai ({size}), kurie buvo matyti anksčiau: kitas žurnalas perrašytas arba jo pavadinimą naudoja kitas žurnalas.',
  'checkpoints.cosigned': 'Papildomai pasirašytas kontrolinis taškas',
  'checkpoints.first': 'Pirmasis šio žurnalo kontrolinis taškas čia. Palyginkite šį atspaudą su kito kompiuterio savininku:',
  'checkpoints.continues':
    'Jame {count, plural, one {yra visas # anksčiau matytas lapas} few {yra visi # anksčiau matyti lapai} other {yra visi # anksčiau matytų lapų}}. Jo rakto atspaudas:',
  'checkpoints.ownWitnessKey': 'Šiuo raktu kitas kompiuteris verifikuoja papildomą parašą:',
  'checkpoints.witnesses': 'Liudytojai',
  'checkpoints.witnessList': 'Liudytojų sąrašas',
  'checkpoints.noWitness': 'Šio žurnalo dar nepasirašė joks kitas kompiuteris',
  'checkpoints.noWitnessHelp': 'Perduokite dabartinį kontrolinį tašką kitam kompiuteriui ir palyginkite tai, kas grąžinama.',
  'checkpoints.witness': 'Liudytojas',
  'checkpoints.upTo': 'Iki',
  'checkpoints.cosignedAt': 'Papildomai pasirašyta',
  'checkpoints.former': 'Ankstesnis pavadinimas',
  'checkpoints.leaves': '{count, plural, one {# lapas} few {# lapai} other {# lapų}}',
};
