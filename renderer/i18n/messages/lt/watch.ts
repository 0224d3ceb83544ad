// Messages about the watched folder, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Failai iš atmintinės',
  'watch.folder': 'Stebimas aplankas',
  'watch.folderHelp':
    'Aplankas, kuriame atsiranda USB atmintinės, arba bet kuris kitas. Jo ir tiesiogiai jame esančių aplankų failai tikrinami kas kelias sekundes. Nauji patikimi sąrašai ir paketai jums pasiūlomi. Automatiškai niekas neimportuojama.',
  'watch.off': 'Joks aplankas nestebimas.',
  'watch.on': 'Aplankas stebimas.',
  'watch.absent': 'Aplankas dabar neprieinamas. Kai atmintinė bus vėl prijungta, jis vėl bus stebimas.',
  'watch.stop': 'Nebestebėti',
  'watch.trust': 'Rastas patikimas sąrašas {sequence}, tvarkytojas {by}, išduotas {date}. Jis dar negalioja.',
  'watch.pack': 'Rastas paketas {sequence}, sudarytojas {by}, sukurtas {date}. Jis dar nepritaikytas.',
  'watch.selection': 'Rastas pasirinktų pasų paketas, sudarytojas {by}, sukurtas {date}. Jis dar nepritaikytas.',
  'watch.where': '{name}, aplankas {folder}',
  'watch.look': 'Peržiūrėti',
  'watch.reading': 'Skaitoma…',
  'watch.notRead': 'Failas neperskaitytas',
  'watch.takenOut': '{name} perskaityti iki galo nepavyko. Gal atmintinė atjungta? Niekas neimportuota. Prijunkite ją dar kartą.',
  'watch.noGood':
    '{name} naudoti negalima: failas pažeistas, pakeistas arba ne šiam kompiuteriui. Niekas neimportuota. Paprašykite naujos kopijos.',
  'watch.noPermission':
    '{name} atverti nepavyksta: šiai paskyrai jo skaityti neleidžiama. Niekas neimportuota. Nukopijuokite failą dar kartą arba kreipkitės į administratorių.',
  'watch.readError':
    '{name} perskaityti nepavyksta: atmintinė arba diskas praneša apie klaidą. Niekas neimportuota. Išbandykite kitą atmintinę arba nukopijuokite failą dar kartą paprastu pavadinimu.',
  'watch.stillWritten': '{name} skaitant pasikeitė. Failas bus perskaitytas dar kartą, kai nebesikeis.',
  'watch.notAPack':
    '{name} pavadintas kaip paketas, bet juo nėra. Gal nukopijuotas ne visas. Niekas neimportuota. Nukopijuokite dar kartą.',
  'watch.tooMany':
    '{count, plural, one {# šio aplanko įrašas nepatikrintas} few {# šio aplanko įrašai nepatikrinti} other {# šio aplanko įrašų nepatikrinta}}: jų per daug. Patikimus sąrašus ir paketus laikykite atmintinėje, kurioje mažai kitų failų.',
  'watch.tooManyAtLeast':
    'Nepatikrinta bent {count, number} šio aplanko įrašų: jų per daug. Patikimus sąrašus ir paketus laikykite atmintinėje, kurioje mažai kitų failų.',
  'watch.deeper':
    '{count, plural, one {# gilesnis aplankas arba nuoroda netikrinti.} few {# gilesni aplankai ir nuorodos netikrinti.} other {# gilesnių aplankų ir nuorodų netikrinta.}} Patikimus sąrašus ir paketus laikykite atmintinės viršutiniame lygyje.',
};
