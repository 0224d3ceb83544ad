// Messages of the frame around the screens: navigation, notices, errors, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Ellenőrzés',
  'frame.inspections': 'Ellenőrzési napló',
  'frame.passports': 'Termékútlevelek',
  'frame.packs': 'Csomagok',
  'frame.trustScreen': 'Bizalom',
  'frame.bodies': 'Bejelentett szervezetek',
  'frame.resolver': 'Feloldó',
  'frame.settings': 'Beállítások',
  'frame.navigation': 'Képernyők',
  'frame.skip': 'Ugrás a tartalomra',
  'frame.language': 'Nyelv',
  'frame.sessionOver':
    'Ez az ablak már nincs bejelentkezve a munkaszolgáltatásba. Nyisson meg egy új, egyszer használható címet; futó program mellett a „desk address” parancs kiír egyet.',
  'frame.maintenance': 'Karbantartás {time} óta, {who}: {reason}. Az ellenőrzéseknek és a módosításoknak várniuk kell.',
  'frame.down': 'A munkaszolgáltatás nem válaszol. Semmi sem veszett el. Ez az ablak tovább próbálkozik.',
  'frame.downSince': 'Nincs válasz ettől: {time}',
  'frame.back': 'A munkaszolgáltatás ismét válaszol.',
  'frame.trust': 'Bizalmi adatok',
  'frame.trustNone': 'ezen a gépen nincs',
  'frame.trustState': '{state, select, fresh {naprakész} stale {megújítandó} expired {elavult} other {nincs}}',
  'frame.issuers': '{count, plural, =0 {nincs kibocsátó} other {# kibocsátó}}',
  'frame.sampleLoaded': 'A mintakészlet betöltve. Minden, ami belőle származik, MINTA jelölést visel.',
  'frame.notice.workbench-restarted': 'A munkaszolgáltatás újraindult. Minden befejezett ellenőrzés a naplóban van.',
  'frame.notice.backup-restored':
    'Biztonsági mentést állítottak vissza, és a gépnek ismét megvannak a feljegyzései. A beállítások mutatják, mi állt vissza és mi nem.',
  'frame.notice.wanted-arrived': 'Hiányzó termékútlevelek érkeztek; az ellenőrzések megismétlődtek. Az eredmények a naplóban vannak.',
  'frame.notice.issuer-arrived':
    'Új kibocsátók vagy kulcsok váltak ismertté: az ismeretlen kibocsátótól származók ellenőrzése megismétlődött. Az eredmények a naplóban vannak.',
  'frame.notice.own-list-waiting':
    'E szolgáltatás egyik importált állapotlistájáról dönteni kell: sok termékútlevelet visszavonna vagy felfüggesztene, vagy az aláíró kulcsát lecserélték, mielőtt a listát először látták. Semmi nem lett visszavonva. Erősítse meg vagy utasítsa el a listát a „Bizalom” képernyőn vagy a desk status recall paranccsal.',
  'frame.notice.own-list-newer':
    'A visszavonások újra érvényesültek: e szolgáltatás egyik állapotlistája újabb volt az adatainál, tehát itt régi adatmásolatot állítottak vissza.',
  'frame.notice.log-changed':
    'A napló nem az, amit ez a gép aláírt: más program módosított, törölt vagy hozzáadott bejegyzéseket. Ne hagyatkozzon rá, és értesítse a rendszergazdát:',
  'frame.notice.log-key-new':
    'Ez a gép mostantól új kulccsal írja alá a naplót, mert a korábbi kulcs hiányzik. Azt nem tudja kimutatni, hogy a korábbi bejegyzéseket módosították-e.',
  'frame.notice.modes-mended':
    'Az adatmappa fájljai a gép más felhasználói számára is hozzáférhetők voltak. Most már csak a tulajdonosuk olvashatja vagy módosíthatja őket:',
  'frame.notice.modes-open':
    'A gép más felhasználói olvashatják vagy módosíthatják az adatmappa fájljait, és ezt az alkalmazás nem tudja kijavítani. Értesítse a rendszergazdát:',
  'frame.notice.public-restarted': 'A nyilvános szolgáltatás újraindult.',
  'frame.notice.backup-late': 'A legújabb biztonsági mentés a tervezettnél régebbi. Lásd: Beállítások, Biztonsági mentés.',
  'frame.notice.log-file-failed':
    'A szolgáltatás naplófájlja nem írható. Szabadítson fel lemezterületet, vagy futtassa a desk doctor parancsot.',
  'frame.notice.certificate-ends':
    'A feloldó tanúsítványa 30 napon belül lejár, vagy már lejárt. A Feloldó képernyő megmondja, mikor és mi a teendő.',
  'frame.notice.clock-behind':
    'A gép órája késik. A dátumok nem ítélhetők meg, amíg be nem állítja. Ha most jól jár, és korábban sietett, erősítse meg ezt a „Bizalom” képernyőn.',
  'frame.notice.self-test-failed': 'Az önteszt hibát talált: ne hagyatkozzon a gép eredményeire. Értesítse a rendszergazdát.',
  'frame.engineOld':
    'Az alkalmazás böngészőmotorja {day} napján vagy korábban készült. A fél évnél régebbi motoroknak ismert biztonsági hibáik vannak: telepítse az aktuális verziót. Az alkalmazás nem keres frissítéseket.',
  'frame.dismiss': 'Értesítés elrejtése',
  'frame.noSuchScreen': 'Nincs ilyen képernyő',
  'frame.noSuchScreenHelp': 'A cím egyik bal oldali képernyőnek sem felel meg.',
  'frame.notLoaded': 'Ez a képernyő nem tölthető be',
  'frame.notLoadedHelp': 'A munkaszolgáltatástól jön, amely most nem válaszol. Töltse be újra, ha a szolgáltatás válaszol.',
  'frame.toInspect': 'Ugrás az ellenőrzéshez',
  'frame.crashed': 'Ez a képernyő leállt',
  'frame.crashedHelp':
    'A korábban ellenőrzöttek a naplóban vannak. Töltse be újra a képernyőt; ha ismét megtörténik, jelentse az alábbi szöveget.',
  'frame.reload': 'Újratöltés',
};
