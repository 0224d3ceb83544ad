// Messages of backup and restore, in Czech.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Záloha',
  'backup.none': 'V tomto počítači zatím nebyla vytvořena žádná záloha.',
  'backup.lastWith': 'Poslední záloha: {date}, s klíčem služby, ověřená',
  'backup.lastWithout': 'Poslední záloha: {date}, BEZ klíče služby, ověřená',
  'backup.folder': 'Složka pro zálohu',
  'backup.folderHelp': 'Flash disk nebo jiný disk. Zůstane-li prázdné: {folder}, která zanikne s tímto počítačem.',
  'backup.passphrase': 'Heslo ke klíči služby',
  'backup.passphraseHelp':
    'Uchovávejte je na jiném místě než zálohu. Bez hesla se klíč vynechá a zde zveřejněné pasy nebude možné znovu podepsat stejným klíčem.',
  'backup.short': 'Nejméně {least} znaků',
  'backup.now': 'Zálohovat nyní',
  'backup.nowWithout': 'Zálohovat nyní, bez klíče',
  'backup.busy': 'Kopírování a ověřování…',
  'backup.done': 'Záloha byla vytvořena a ověřena.',
  'backup.failed': 'Záloha nebyla vytvořena',
  'backup.nobody': 'jméno neuvedeno',
  'backup.timed.title': 'Automatické zálohy',
  'backup.timed.off': 'Žádná záloha se nevytváří automaticky.',
  'backup.timed.folder': 'Složka pro tyto zálohy',
  'backup.timed.folderHelp':
    'Na jiném disku, který je stále připojen. Ve složce zůstává nejnovější záloha z každého z posledních 7 dnů, 4 týdnů a 12 měsíců. Starší zálohy se mažou.',
  'backup.timed.every': 'Jak často',
  'backup.timed.daily': 'Každý den',
  'backup.timed.weekly': 'Každý týden',
  'backup.timed.hours': '{count, plural, one {Každou hodinu} few {Každé # hodiny} other {Každých # hodin}}',
  'backup.timed.minutes': '{count, plural, one {Každou minutu} few {Každé # minuty} other {Každých # minut}}',
  'backup.timed.help':
    'Zálohy se vytvářejí, když aplikace běží; zmeškaná se vytvoří co nejdříve. Neobsahují klíč služby: vytvořte také jednu zálohu s heslem.',
  'backup.timed.stop': 'Ukončit automatické zálohování',
  'backup.timed.refused': 'Nic se nezměnilo',
  'backup.timed.byCommand': 'Tyto zálohy vytváří příkaz, který službu spustil.',
  'backup.timed.running': 'Vytváří se záloha…',
  'backup.timed.noneYet': 'Zatím nebyla vytvořena žádná automatická záloha.',
  'backup.timed.success': 'Poslední automatická záloha: {date}, ověřená',
  'backup.timed.failure': 'Poslední automatická záloha se nezdařila {date}. Aplikace to zkouší znovu každých 15 minut.',
  'backup.timed.failedBefore': 'Jedna záloha se nezdařila {date}. Pozdější záloha se podařila.',
  'backup.timed.late': 'Nejnovější záloha je starší než dvojnásobek tohoto intervalu.',
  'backup.restored': 'Obnoveno ze zálohy {date}: {who}.',
  'backup.behind.inspections':
    '{count, plural, one {Není v ní # kontrola provedená v tomto počítači.} few {Nejsou v ní # kontroly provedené v tomto počítači.} other {Není v ní # kontrol provedených v tomto počítači.}}',
  'backup.behind.decisions':
    '{count, plural, one {Není v ní # rozhodnutí učiněné v tomto počítači.} few {Nejsou v ní # rozhodnutí učiněná v tomto počítači.} other {Není v ní # rozhodnutí učiněných v tomto počítači.}}',
  'backup.behind.trust-office': 'Důvěryhodný seznam v ní patří jinému úřadu.',
  'backup.behind.passports':
    '{count, plural, one {# pas v ní chybí nebo je tam jiný.} few {# pasy v ní chybějí nebo jsou tam jiné.} other {# pasů v ní chybí nebo je tam jiných.}}',
  'backup.behind.packs':
    '{count, plural, one {Není v ní # použitý balíček: použijte jej znovu.} few {Nejsou v ní # použité balíčky: použijte je znovu.} other {Není v ní # použitých balíčků: použijte je znovu.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {Není v ní # dřívější verze pasu.} few {Nejsou v ní # dřívější verze pasů.} other {Není v ní # dřívějších verzí pasů.}}',
  'backup.behind.edits':
    '{count, plural, one {# upravovaný pas v ní chybí nebo je tam jiný.} few {# upravované pasy v ní chybějí nebo jsou tam jiné.} other {# upravovaných pasů v ní chybí nebo je tam jiných.}}',
  'backup.behind.published':
    '{count, plural, one {Není v ní # osvědčení podepsané v tomto počítači.} few {Nejsou v ní # osvědčení podepsaná v tomto počítači.} other {Není v ní # osvědčení podepsaných v tomto počítači.}}',
  'backup.behind.events': '{count, plural, one {Není v ní # událost.} few {Nejsou v ní # události.} other {Není v ní # událostí.}}',
  'backup.behind.status-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o zneplatněných, pozastavených nebo obnovených pasech. Co je zneplatněno, zůstává zneplatněno.',
  'backup.behind.key-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o klíčích této služby.',
  'backup.behind.clock-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o hodinách tohoto počítače.',
  'backup.behind.officer-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o úřednících.',
  'backup.behind.erasure-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o výmazech. Vymazané údaje se vymažou znovu.',
  'backup.behind.maintenance-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o údržbě.',
  'backup.behind.customs-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o prohlášeních a pozastaveních.',
  'backup.behind.run-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o sériích kontrol.',
  'backup.behind.backup-log':
    '{count, plural, one {Není v ní # zápis v deníku} few {Nejsou v ní # zápisy v deníku} other {Není v ní # zápisů v deníku}} o vytvořených nebo obnovených zálohách.',
  'backup.behind.reader-keys':
    '{count, plural, one {Není v ní # klíč vydaný čtenáři: přestane fungovat. Vydejte nový.} few {Nejsou v ní # klíče vydané čtenářům: přestanou fungovat. Vydejte nové.} other {Není v ní # klíčů vydaných čtenářům: přestanou fungovat. Vydejte nové.}}',
  'backup.behind.packs-made':
    '{count, plural, one {Není v ní # balíček vytvořený v tomto počítači: jeho číslo se použije znovu.} few {Nejsou v ní # balíčky vytvořené v tomto počítači: jejich čísla se použijí znovu.} other {Není v ní # balíčků vytvořených v tomto počítači: jejich čísla se použijí znovu.}} Další balíček vytvořte jako úplný.',
  'backup.behind.fetches':
    '{count, plural, one {Není v ní # stahování z jiné služby.} few {Nejsou v ní # stahování z jiných služeb.} other {Není v ní # stahování z jiných služeb.}}',
  'backup.behind.body-list': 'Není v ní seznam oznámených subjektů importovaný v tomto počítači: importujte jej znovu.',
  'backup.behindNewest': 'Nejnovější je z {date}.',
  'backup.behind.service-name': 'Pasy zde byly zveřejněny pod jinou adresou.',
  'backup.behind.other-key': 'Služba tohoto počítače podepisovala jiným klíčem.',
  'backup.behind.office-draft':
    'V tomto počítači se vede jiný návrh důvěryhodného seznamu. Nahradí jej návrh ze zálohy. Čísla seznamů použitá v tomto počítači se znovu nepoužijí.',
  'backup.behind.log-end':
    'Poslední zápisy jejích deníků neodpovídají podpisům počítače, který je vedl: zápisy byly odstraněny, změněny nebo přidány.',
  'backup.behind.unreadable': 'Předchozí úložiště nebylo možné přečíst, takže nešlo nic porovnat.',
  'backup.reason': 'Důvod: {reason}',
  'backup.bringBack': 'Obnovit zálohu',
  'backup.bringBackHelp': 'Po výměně notebooku, ztrátě disku nebo omylu. Soubor se nejprve ověří a ukáže se, co obsahuje.',
  'backup.guide': 'Měli jste DPP Desk na jiném počítači?',
  'backup.lead': 'Nahradí data v tomto počítači: záznamy, údaje o důvěře a s heslem i klíč.',
  'backup.damagedTitle': 'Záznamy v tomto počítači nelze otevřít',
  'backup.damagedHelp':
    'Nic nebylo změněno ani smazáno. Dokud nebude obnovena záloha, nelze zde nic kontrolovat: níže zvolte její soubor. Poškozené záznamy zůstanou v samostatné složce. Nelze je porovnat se zálohou, proto obnovení vyžaduje dvě osoby a důvod. Pokud záloha neexistuje, zavřete toto okno a informujte správce.',
  'backup.drop': 'Přetáhněte sem soubor zálohy',
  'backup.choose': 'Zvolit soubor',
  'backup.dropHelp': 'Jeho název končí na .backup. Nic se nezmění, dokud neuvidíte, co obsahuje.',
  'backup.onlyOne': 'Najednou lze obnovit jen jednu zálohu. Použil se první soubor.',
  'backup.receiving': 'Čtení souboru: {held} z {size}',
  'backup.halfWay': 'Přijato {held} z {size}. Chcete-li pokračovat, zvolte znovu stejný soubor.',
  'backup.checking': 'Ověřuje se každý bajt a porovnává se s tímto počítačem',
  'backup.checkingHelp': 'Ke konci nemusí aplikace několik sekund odpovídat.',
  'backup.giveUp': 'Zrušit',
  'backup.another': 'Zvolit jiný soubor',
  'backup.refused': 'Tento soubor nelze obnovit',
  'backup.notDone': 'Záloha nebyla obnovena. Nic se nezměnilo.',
  'backup.whole': 'Záloha je úplná a nepoškozená.',
  'backup.made': 'Vytvořeno',
  'backup.madeBy': '{date}: {who}',
  'backup.service': 'Služba',
  'backup.version': 'Verze aplikace',
  'backup.trustList': 'Důvěryhodný seznam',
  'backup.trustNumber': 'číslo {sequence}',
  'backup.trustNone': 'žádný',
  'backup.office': 'Důvěryhodný seznam vedený pro jiné',
  'backup.officeNone': 'V záloze žádný není. Seznam vedený v tomto počítači zůstane beze změny.',
  'backup.officeInside':
    '{sequence, plural, =0 {Obnoví se návrh prvního seznamu} one {Obnoví se návrh po seznamu č. #} few {Obnoví se návrh po seznamu č. #} other {Obnoví se návrh po seznamu č. #}} ({count, plural, one {# vydavatel} few {# vydavatelé} other {# vydavatelů}}).',
  'backup.officeLater': 'Pokud byl mezitím podepsán pozdější seznam, zvolte před podpisem jeho soubor v „Vedení důvěryhodného seznamu“.',
  'backup.records': 'Záznamy',
  'backup.inIt': 'V záloze',
  'backup.here': 'Nyní v tomto počítači',
  'backup.hereUnreadable': 'nelze přečíst',
  'backup.record.inspections': 'Kontroly',
  'backup.record.decisions': 'Rozhodnutí',
  'backup.record.passports': 'Pasy',
  'backup.record.credentials': 'Osvědčení',
  'backup.record.events': 'Události',
  'backup.signers': 'Klíč, který podepsal poslední zápisy jejích deníků',
  'backup.signersNone': 'Poslední zápisy jejích deníků nejsou podepsány: nic nedokazuje, že jsou deníky úplné.',
  'backup.signer.this-computer': 'Klíč tohoto počítače.',
  'backup.signer.earlier-backup': 'Zde znám: tento počítač už obnovil zálohu s deníky podepsanými tímto klíčem.',
  'backup.signer.no':
    'Tento počítač tento klíč nezná. Samotný jeho podpis nedokazuje, že jsou deníky neporušené: kdo zálohu přepíše, může ji podepsat vlastním klíčem. Porovnejte otisk s počítačem, který zálohu vytvořil.',
  'backup.keys': 'Klíče služby',
  'backup.keyRevoked': 'zneplatněn',
  'backup.keyHere': 'v tomto počítači',
  'backup.keysHere': 'Již v tomto počítači. Zůstanou beze změny a heslo zálohy není potřeba.',
  'backup.keysInside': 'Obsaženy, zašifrované. Potřebujete heslo zvolené při vytvoření zálohy.',
  'backup.keysOutside':
    'Neobsaženy. Co bylo zveřejněno, má na jiných počítačích výsledek „neznámý vydavatel“, dokud to nebude znovu podepsáno klíčem tohoto počítače.',
  'backup.lost': 'V tomto počítači, ale ne v záloze',
  'backup.lostNothing': 'Nechybělo by nic, co bylo v tomto počítači zapsáno.',
  'backup.keptWhere': 'Současná data se nesmažou. Zůstanou celá v {folder}. Co zde bylo zneplatněno, zůstává zneplatněno.',
  'backup.keptUnread':
    'Současná data se nesmažou. Zůstanou celá v {folder}. Záloha nemusí znát pozdější zneplatnění: importujte nejnovější důvěryhodný seznam a zopakujte zneplatnění, která tento počítač od té doby provedl.',
  'backup.switches': 'V záloze to bylo zapnuto. V tomto počítači to zůstane podle současného nastavení, pokud nezvolíte jinak:',
  'backup.switch.public-listener': 'Poskytovat pasy jiným: {value}',
  'backup.switch.watched-folder': 'Sledovat složku: {value}',
  'backup.keyPassphrase': 'Heslo zálohy',
  'backup.leaveKeys': 'Ponechat klíče v záloze',
  'backup.leaveKeysHelp': 'Jen je-li heslo ztraceno. Tento počítač pak podepisuje vlastním klíčem.',
  'backup.why': 'Důvod',
  'backup.whyHelp': 'Proč jsou starší data správná. Důvod zůstane v deníku natrvalo.',
  'backup.ask': 'Obnovit…',
  'backup.askTitle': 'Nahradit data tohoto počítače?',
  'backup.askText':
    'Aplikace se automaticky znovu spustí se záznamy z {date}. Trvá to několik sekund. Počítač nevypínejte. Pokud se přesto vypne, budete mít buď všechny staré, nebo všechny nové záznamy.',
  'backup.do': 'Obnovit',
  'backup.restoring': 'Záloha se obnovuje. Tato stránka se sama znovu načte.',
  'backup.restoredNow': 'Záloha byla obnovena.',
  'backup.restoredTitle': 'Obnoveno',
  'backup.restoredFile': 'Ze souboru {file}',
  'backup.restoredKeysHere': 'Klíč ze zálohy už v tomto počítači byl a zůstal beze změny.',
  'backup.restoredKeys': 'Služba používá klíč ze zálohy, nebo novější klíč tohoto počítače.',
  'backup.restoredNoKeys': 'Ze zálohy nebyl převzat žádný klíč: tento počítač podepisuje vlastním.',
  'backup.restoredAside': 'Předchozí data jsou v {folder}.',
  'backup.leftOff': 'Nezapnuto, ačkoli v záloze to bylo zapnuto:',
  'backup.leftOffWhere.public-listener': 'Zapněte v „Resolver“',
  'backup.leftOffWhere.watched-folder': 'Zapněte v nastavení',
  'backup.notHere': 'V tomto okně není k dispozici',
  'backup.commandFile': 'SOUBOR',
  'backup.commandName': 'JMÉNO',
  'backup.commandHelp': 'SOUBOR je záloha. JMÉNO je osoba, která ji obnovuje, pro deník. Současná data zůstanou v samostatné složce.',
  'backup.next': 'Aplikace opět běží. Její údaje o důvěře jsou stejně staré jako záloha: zjistěte, zda váš úřad nemá novější seznam.',
  'backup.nextTrust': 'Zkontrolovat údaje o důvěře',
  'backup.nextInspect': 'Pokračovat v kontrolách',
  'backup.fault.not-found': 'Soubor nebo složka už neexistuje. Vložte flash disk znovu nebo zvolte jiný.',
  'backup.fault.not-a-file': 'To je složka nebo odkaz, ne soubor. Zvolte samotnou zálohu.',
  'backup.fault.not-a-backup': 'Tento soubor není záloha DPP Desk. Hledejte soubor, jehož název končí na .backup.',
  'backup.fault.newer': 'Zálohu vytvořila novější verze DPP Desk. Nainstalujte zde tuto nebo pozdější verzi a pak zálohu obnovte.',
  'backup.fault.truncated':
    'Část souboru chybí, protože nebyl zkopírován celý. Zkopírujte jej znovu z úplného souboru nebo použijte dřívější zálohu.',
  'backup.fault.changed': 'Soubor byl po zapsání poškozen nebo změněn. Zkopírujte jej znovu nebo použijte jinou zálohu.',
  'backup.fault.damaged-store': 'Záznamy uvnitř jsou poškozené. Použijte jinou zálohu.',
  'backup.fault.foreign-schema': 'Tento soubor obsahuje něco, co DPP Desk nikdy nezapisuje. Nepoužívejte jej a informujte správce.',
  'backup.fault.broken-log': 'Zápis v deníku této zálohy byl změněn nebo chybí. Nepoužívejte ji a informujte správce.',
  'backup.fault.bad-settings':
    'Služba se s nastavením z této zálohy nemohla spustit. Nic nebylo změněno. Použijte jinou zálohu a informujte správce.',
  'backup.fault.no-room': 'Na disku není dost místa. Je potřeba přibližně trojnásobek velikosti souboru.',
  'backup.fault.exists': 'Soubor s tímto názvem už existuje. Zvolte jinou složku.',
  'backup.fault.passphrase-needed': 'Pro klíč služby je potřeba heslo s nejméně 12 znaky.',
  'backup.fault.passphrase-wrong':
    'Toto heslo klíče neotevře. Zkontrolujte velká písmena a mezery a zkuste to znovu. Bez něj lze klíče jen ponechat v záloze.',
  'backup.fault.office-draft':
    'Návrh důvěryhodného seznamu nelze přečíst. Zkontrolujte jej v „Vedení důvěryhodného seznamu“ nebo jeho soubor přesuňte a zkuste to znovu.',
  'backup.fault.running': 'Záznamy má otevřené jiný program, například příkaz nebo druhá služba DPP Desk. Zastavte jej a zkuste to znovu.',
  'backup.fault.rollback': 'Něco z tohoto počítače v záloze není. Uveďte důvod, proč ji přesto obnovit.',
  'backup.fault.second-person': 'V tomto počítači to musejí potvrdit dvě osoby. Zadejte jméno druhé.',
  'backup.fault.busy': 'Používá se nebo vytváří balíček nebo se stahují pasy. Počkejte na dokončení nebo to zastavte a zkuste to znovu.',
  'backup.fault.not-here': 'Tuto pracovní službu spustil správce příkazem. Správce ji musí zastavit a použít „desk restore“.',
  'backup.fault.failed': 'To se nezdařilo. Spusťte aplikaci znovu a zkuste to. Bude-li se to opakovat, informujte správce.',
  'backup.fault.large':
    'Kopírování může trvat několik minut a aplikace do té doby neodpovídá. Stiskněte znovu, až ji nebude nikdo používat.',
  'backup.nowLarge': 'Zálohovat a počkat',
};
