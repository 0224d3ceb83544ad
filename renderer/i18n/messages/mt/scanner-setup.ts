// Messages of the scanner set-up: what the scanner sends, and what to change, in Maltese.

import type { Draft } from '../en/catalogue.ts';
import type { scannerSetup as english } from '../en/scanner-setup.ts';

export const scannerSetup: Draft<typeof english> = {
  'scannerSetup.title': 'Issettja l-iskaner tiegħi',
  'scannerSetup.lead':
    'Skennja kodiċi minn dan l-iskrin. L-app tinduna kif jittajpja l-iskaner tal-idejn tiegħek, u tgħidlek x’għandek tibdel. Ma jiġi spezzjonat jew irreġistrat xejn.',
  'scannerSetup.codes': 'Skennja wieħed minn dawn',
  'scannerSetup.dataMatrix': 'Data Matrix',
  'scannerSetup.qr': 'Kodiċi QR',
  'scannerSetup.result': 'Riżultat',
  'scannerSetup.waiting': 'Qed tistenna skenjar',
  'scannerSetup.waitingHelp':
    'M’għandekx għalfejn tikklikkja xejn. Jekk ma jasal xejn, issettja l-iskaner fil-modalità ta’ tastiera (USB HID).',
  'scannerSetup.few':
    'Waslu {count, plural, one {# karattru} two {# karattri} few {# karattri} many {#-il karattru} other {# karattru}}, ftit wisq għal kodiċi. Żomm l-iskaner sod, u erġa’ skennja.',
  'scannerSetup.good': 'Dan l-iskaner hu ssettjat kif suppost',
  'scannerSetup.changes':
    '{count, plural, one {# setting x’jinbidel} two {# settings x’jinbidlu} few {# settings x’jinbidlu} many {#-il setting x’jinbidel} other {# setting x’jinbidel}}',
  'scannerSetup.other': 'It-test li wasal mhux minn wieħed minn dawn il-kodiċijiet. Erġa’ skennja wieħed minnhom.',
  'scannerSetup.arrived': 'Wasal:',
  'scannerSetup.outcome.ok': 'Tajjeb',
  'scannerSetup.outcome.change': 'Jeħtieġ bidla',
  'scannerSetup.outcome.not-checked': 'Mhux ikkontrollat',
  'scannerSetup.unknown':
    'Ma jistax jiġi determinat qabel ma t-tqassim tat-tastiera jkun korrett. Ibdel it-tqassim, imbagħad erġa’ skennja.',
  'scannerSetup.setting.layout': 'Tqassim tat-tastiera',
  'scannerSetup.setting.letters': 'Ittri kbar u żgħar',
  'scannerSetup.setting.before': 'Qabel il-kodiċi',
  'scannerSetup.setting.after': 'Wara l-kodiċi',
  'scannerSetup.setting.separator': 'Separatur GS',
  'scannerSetup.setting.pace': 'Veloċità',
  'scannerSetup.layout.same': 'L-iskaner u l-kompjuter jużaw l-istess tqassim.',
  'scannerSetup.layout.us': 'L-iskaner hu ssettjat għal tastiera tal-Istati Uniti, iżda dan il-kompjuter juża tqassim ieħor.',
  'scannerSetup.layout.qwertz': 'L-iskaner hu ssettjat għal tastiera Ġermaniża, iżda dan il-kompjuter juża tqassim ieħor.',
  'scannerSetup.layout.azerty': 'L-iskaner hu ssettjat għal tastiera Franċiża, iżda dan il-kompjuter juża tqassim ieħor.',
  'scannerSetup.layout.todo':
    'Fil-manwal tal-iskaner, sib il-kodiċijiet għat-tqassim tat-tastiera (jew għall-pajjiżi), u skennja dak għat-tqassim ta’ dan il-kompjuter.',
  'scannerSetup.remembered.characters': 'Issejvjat f’dan il-kompjuter: l-iskenjar jinqara eżattament kif jiġi ttajpjat.',
  'scannerSetup.remembered.positions':
    'Issejvjat f’dan il-kompjuter: skenjar li jista’ jinqara b’żewġ modi jinqara bħal fuq tastiera tal-Istati Uniti.',
  'scannerSetup.letters.right': 'L-ittri kbar u żgħar jaslu bħal fil-kodiċi.',
  'scannerSetup.letters.caps-lock': 'Caps Lock hu mixgħul f’dan il-kompjuter, għalhekk l-ittri kbar u żgħar jitpartu.',
  'scannerSetup.letters.swapped': 'L-iskaner ipartat l-ittri kbar u żgħar: hu ssettjat bħallikieku Caps Lock hu mixgħul.',
  'scannerSetup.letters.upper': 'L-iskaner jibgħat ittri kbar biss.',
  'scannerSetup.letters.lower': 'L-iskaner jibgħat ittri żgħar biss.',
  'scannerSetup.letters.todoCapsLock': 'Itfi Caps Lock, imbagħad erġa’ skennja.',
  'scannerSetup.letters.todo': 'Fl-iskaner, itfi Caps Lock u l-konverżjoni tal-ittri kbar u żgħar.',
  'scannerSetup.before.nothing': 'Ma jiżdied xejn.',
  'scannerSetup.before.aim': 'It-tip tal-kodiċi ({text}), li l-app tifhem.',
  'scannerSetup.before.text': 'L-iskaner iżid dan: {text}',
  'scannerSetup.before.todo': 'Neħħi l-prefiss fl-iskaner. Inkella, xi numri jinqraw ħażin.',
  'scannerSetup.after.key': 'It-tast {key} itemm kull skenjar.',
  'scannerSetup.after.nothing': 'Ma jiżdied xejn, għalhekk l-app tistenna {ms} millisekondi wara kull skenjar.',
  'scannerSetup.after.text': 'L-iskaner iżid dan: {text}',
  'scannerSetup.after.todo': 'Issettja l-iskaner biex jibgħat Enter (CR) wara kull kodiċi, u xejn aktar.',
  'scannerSetup.separator.sent': 'Jasal bħala {key}.',
  'scannerSetup.separator.lost': 'Ma jasalx, għalhekk żewġ valuri jingħaqdu f’wieħed.',
  'scannerSetup.separator.replaced': 'Minfloku jasal dan: {text}',
  'scannerSetup.separator.todo':
    'Issettja l-iskaner biex jibgħat is-separatur GS (imsejjaħ ukoll FNC1 jew ASCII 29) bħala F8 jew bħala Ctrl+].',
  'scannerSetup.pace.taken': '{ms} millisekondi għal kull tast: mgħaġġel biżżejjed.',
  'scannerSetup.pace.slow': '{ms} millisekondi għal kull tast: bil-mod wisq. L-app tqis it-tasti bħala ttajpjati minn persuna.',
  'scannerSetup.pace.pauses': 'Waqfiet sa {ms} millisekondi bejn it-tasti: twal wisq. L-app ma taqrahomx bħala skenjar wieħed.',
  'scannerSetup.pace.todo': 'Issettja d-dewmien bejn il-karattri fl-iskaner għal 0. Ressaq skaner bla fili eqreb tal-bażi tiegħu.',
};
