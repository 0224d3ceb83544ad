// Messages of the scanner set-up: what the scanner sends, and what to change, in Slovenian.

import type { Draft } from '../en/catalogue.ts';
import type { scannerSetup as english } from '../en/scanner-setup.ts';

export const scannerSetup: Draft<typeof english> = {
  'scannerSetup.title': 'Nastavi moj čitalnik',
  'scannerSetup.lead':
    'Skenirajte kodo s tega zaslona. Aplikacija ugotovi, kako ročni čitalnik tipka, in pove, kaj spremeniti. Nič se ne pregleda ali zabeleži.',
  'scannerSetup.codes': 'Skenirajte eno od teh kod',
  'scannerSetup.dataMatrix': 'Data Matrix',
  'scannerSetup.qr': 'Koda QR',
  'scannerSetup.result': 'Rezultat',
  'scannerSetup.waiting': 'Čakanje na skenirano kodo',
  'scannerSetup.waitingHelp': 'Ničesar vam ni treba klikniti. Če nič ne pride, nastavite čitalnik v način tipkovnice (USB HID).',
  'scannerSetup.few':
    '{count, plural, one {Prispel je # znak} two {Prispela sta # znaka} few {Prispeli so # znaki} other {Prispelo je # znakov}}, premalo za kodo. Čitalnik držite pri miru in skenirajte znova.',
  'scannerSetup.good': 'Ta čitalnik je pravilno nastavljen',
  'scannerSetup.changes':
    '{count, plural, one {# nastavitev za spremembo} two {# nastavitvi za spremembo} few {# nastavitve za spremembo} other {# nastavitev za spremembo}}',
  'scannerSetup.other': 'Besedilo, ki je prispelo, ni iz nobene od teh kod. Znova skenirajte eno od njih.',
  'scannerSetup.arrived': 'Prejeto:',
  'scannerSetup.outcome.ok': 'V redu',
  'scannerSetup.outcome.change': 'Treba spremeniti',
  'scannerSetup.outcome.not-checked': 'Ni preverjeno',
  'scannerSetup.unknown':
    'Tega ni mogoče ugotoviti, dokler razporeditev tipkovnice ni pravilna. Spremenite razporeditev in skenirajte znova.',
  'scannerSetup.setting.layout': 'Razporeditev tipkovnice',
  'scannerSetup.setting.letters': 'Velike in male črke',
  'scannerSetup.setting.before': 'Pred kodo',
  'scannerSetup.setting.after': 'Za kodo',
  'scannerSetup.setting.separator': 'Ločilo GS',
  'scannerSetup.setting.pace': 'Hitrost',
  'scannerSetup.layout.same': 'Čitalnik in računalnik uporabljata isto razporeditev.',
  'scannerSetup.layout.us': 'Čitalnik je nastavljen na ameriško tipkovnico, ta računalnik pa uporablja drugo razporeditev.',
  'scannerSetup.layout.qwertz': 'Čitalnik je nastavljen na nemško tipkovnico, ta računalnik pa uporablja drugo razporeditev.',
  'scannerSetup.layout.azerty': 'Čitalnik je nastavljen na francosko tipkovnico, ta računalnik pa uporablja drugo razporeditev.',
  'scannerSetup.layout.todo':
    'V priročniku čitalnika poiščite kode za razporeditve tipkovnice (ali države) in skenirajte tisto za razporeditev tega računalnika.',
  'scannerSetup.remembered.characters': 'Shranjeno na tem računalniku: skenirane kode se berejo natanko tako, kot so vtipkane.',
  'scannerSetup.remembered.positions':
    'Shranjeno na tem računalniku: skenirane kode z dvema možnima branjema se berejo kot z ameriške tipkovnice.',
  'scannerSetup.letters.right': 'Velike in male črke prispejo kot v kodi.',
  'scannerSetup.letters.caps-lock': 'Na tem računalniku je vklopljen Caps Lock, zato so velike in male črke zamenjane.',
  'scannerSetup.letters.swapped': 'Čitalnik zamenja velike in male črke: nastavljen je, kot da bi bil Caps Lock vklopljen.',
  'scannerSetup.letters.upper': 'Čitalnik pošilja le velike črke.',
  'scannerSetup.letters.lower': 'Čitalnik pošilja le male črke.',
  'scannerSetup.letters.todoCapsLock': 'Izklopite Caps Lock in skenirajte znova.',
  'scannerSetup.letters.todo': 'V čitalniku izklopite Caps Lock in pretvorbo velikih in malih črk.',
  'scannerSetup.before.nothing': 'Nič se ne doda.',
  'scannerSetup.before.aim': 'Vrsta kode ({text}), ki jo aplikacija razume.',
  'scannerSetup.before.text': 'Čitalnik doda to: {text}',
  'scannerSetup.before.todo': 'V čitalniku odstranite predpono. Sicer se nekatere številke napačno preberejo.',
  'scannerSetup.after.key': 'Vsako skeniranje konča tipka {key}.',
  'scannerSetup.after.nothing': 'Nič se ne doda, zato aplikacija po vsakem skeniranju počaka {ms} ms.',
  'scannerSetup.after.text': 'Čitalnik doda to: {text}',
  'scannerSetup.after.todo': 'Čitalnik nastavite tako, da po vsaki kodi pošlje Enter (CR) in nič drugega.',
  'scannerSetup.separator.sent': 'Prispe kot {key}.',
  'scannerSetup.separator.lost': 'Ne prispe, zato se dve vrednosti zlijeta v eno.',
  'scannerSetup.separator.replaced': 'Namesto njega prispe to: {text}',
  'scannerSetup.separator.todo': 'Čitalnik nastavite tako, da GS (imenovan tudi FNC1 ali ASCII 29) pošlje kot F8 ali Ctrl+].',
  'scannerSetup.pace.taken': '{ms} ms na tipko: dovolj hitro.',
  'scannerSetup.pace.slow': '{ms} ms na tipko: prepočasi. Aplikacija meni, da tipka človek.',
  'scannerSetup.pace.pauses': 'Premori med tipkami trajajo do {ms} ms: predolgi so. Aplikacija tega ne prebere kot eno skenirano kodo.',
  'scannerSetup.pace.todo': 'V čitalniku nastavite zamik med znaki na 0. Brezžični čitalnik približajte njegovi bazni postaji.',
};
