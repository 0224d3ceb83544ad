// Messages of the frame around the screens: navigation, notices, errors, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Kontrola',
  'frame.inspections': 'Deník kontrol',
  'frame.passports': 'Pasy',
  'frame.packs': 'Balíčky',
  'frame.trustScreen': 'Důvěra',
  'frame.bodies': 'Oznámené subjekty',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Nastavení',
  'frame.navigation': 'Obrazovky',
  'frame.skip': 'Přejít na obsah',
  'frame.language': 'Jazyk',
  'frame.sessionOver':
    'Toto okno už není přihlášeno k pracovní službě. Otevřete novou jednorázovou adresu; když program běží, vypíše ji příkaz „desk address“.',
  'frame.maintenance': 'V údržbě od {time}, {who}: {reason}. Kontroly a změny musí počkat.',
  'frame.down': 'Pracovní služba neodpovídá. Nic se neztratilo. Toto okno to zkouší dál.',
  'frame.downSince': 'Bez odpovědi od {time}',
  'frame.back': 'Pracovní služba opět odpovídá.',
  'frame.trust': 'Údaje o důvěře',
  'frame.trustNone': 'v tomto počítači žádné',
  'frame.trustState': '{state, select, fresh {aktuální} stale {k obnovení} expired {zastaralé} other {žádné}}',
  'frame.issuers': '{count, plural, =0 {žádní vydavatelé} one {# vydavatel} few {# vydavatelé} other {# vydavatelů}}',
  'frame.sampleLoaded': 'Je načtena ukázková sada. Vše, co z ní pochází, má označení UKÁZKA.',
  'frame.notice.workbench-restarted': 'Pracovní služba byla znovu spuštěna. Každá dokončená kontrola je v deníku.',
  'frame.notice.backup-restored': 'Byla obnovena záloha a tento počítač má opět své záznamy. Nastavení ukazuje, co bylo obnoveno a co ne.',
  'frame.notice.wanted-arrived': 'Dorazily chybějící pasy; kontroly byly zopakovány. Výsledky jsou v deníku.',
  'frame.notice.issuer-arrived':
    'Jsou známi noví vydavatelé nebo klíče: co přišlo od neznámého vydavatele, bylo zkontrolováno znovu. Výsledky jsou v deníku.',
  'frame.notice.own-list-waiting':
    'Importovaný seznam stavů této služby vyžaduje rozhodnutí: zneplatnil by nebo pozastavil mnoho pasů, nebo byl klíč, který jej podepsal, vyměněn dříve, než byl seznam poprvé spatřen. Nic nebylo zneplatněno. Potvrďte nebo odmítněte seznam na obrazovce „Důvěra“ nebo příkazem desk status recall.',
  'frame.notice.own-list-newer':
    'Zneplatnění byla použita znovu: seznam stavů této služby byl novější než její data, byla zde tedy obnovena stará kopie dat.',
  'frame.notice.log-changed':
    'Deník není takový, jak jej tento počítač podepsal: jiný program změnil, odstranil nebo přidal zápisy. Nespoléhejte na něj a informujte správce:',
  'frame.notice.log-key-new':
    'Tento počítač nyní podepisuje deník novým klíčem, protože předchozí klíč chybí. Nemůže ukázat, zda byly dřívější zápisy změněny.',
  'frame.notice.modes-mended':
    'Soubory datové složky byly přístupné jiným uživatelům tohoto počítače. Nyní je může číst a měnit jen jejich vlastník:',
  'frame.notice.modes-open':
    'Jiní uživatelé tohoto počítače mohou číst nebo měnit soubory datové složky a aplikace to nemůže napravit. Informujte správce:',
  'frame.notice.public-restarted': 'Veřejná služba byla znovu spuštěna.',
  'frame.notice.backup-late': 'Nejnovější záloha je starší, než se plánovalo. Viz Nastavení, Záloha.',
  'frame.notice.log-file-failed': 'Do souboru deníku služby nelze zapisovat. Uvolněte místo na disku nebo spusťte desk doctor.',
  'frame.notice.certificate-ends':
    'Platnost certifikátu resolveru skončí do 30 dnů nebo už skončila. Obrazovka Resolver ukazuje, kdy a co dělat.',
  'frame.notice.clock-behind':
    'Hodiny tohoto počítače se opožďují. Dokud je neopravíte, nelze data posoudit. Pokud nyní jdou správně a dříve se předcházely, potvrďte to na obrazovce „Důvěra“.',
  'frame.notice.self-test-failed': 'Autotest se nezdařil: nespoléhejte na výsledky tohoto počítače. Informujte správce.',
  'frame.engineOld':
    'Jádro prohlížeče této aplikace pochází z {day} nebo z dřívější doby. Jádra starší než půl roku mají známé bezpečnostní chyby: nainstalujte aktuální verzi. Aplikace sama aktualizace nevyhledává.',
  'frame.dismiss': 'Skrýt toto oznámení',
  'frame.noSuchScreen': 'Taková obrazovka neexistuje',
  'frame.noSuchScreenHelp': 'Adresa neodpovídá žádné z obrazovek vlevo.',
  'frame.notLoaded': 'Tuto obrazovku se nepodařilo načíst',
  'frame.notLoadedHelp': 'Pochází z pracovní služby, která nyní neodpovídá. Načtěte ji znovu, až služba odpoví.',
  'frame.toInspect': 'Přejít na kontrolu',
  'frame.crashed': 'Tato obrazovka přestala fungovat',
  'frame.crashedHelp': 'Co bylo zkontrolováno dříve, je v deníku. Načtěte obrazovku znovu; pokud se to bude opakovat, oznamte text níže.',
  'frame.reload': 'Načíst znovu',
};
