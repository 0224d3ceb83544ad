// Messages of backup and restore, in Slovak.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Záloha',
  'backup.none': 'V tomto počítači zatiaľ nebola vytvorená žiadna záloha.',
  'backup.lastWith': 'Posledná záloha: {date}, s kľúčom služby, overená',
  'backup.lastWithout': 'Posledná záloha: {date}, BEZ kľúča služby, overená',
  'backup.folder': 'Priečinok na zálohu',
  'backup.folderHelp': 'Flash disk alebo iný disk. Ak zostane prázdne: {folder}, ktorý zanikne s týmto počítačom.',
  'backup.passphrase': 'Heslo ku kľúču služby',
  'backup.passphraseHelp':
    'Uchovávajte ho na inom mieste než zálohu. Bez hesla sa kľúč vynechá a tu zverejnené pasy nebude možné znova podpísať tým istým kľúčom.',
  'backup.short': 'Najmenej {least} znakov',
  'backup.now': 'Zálohovať teraz',
  'backup.nowWithout': 'Zálohovať teraz, bez kľúča',
  'backup.busy': 'Kopíruje sa a overuje…',
  'backup.done': 'Záloha bola vytvorená a overená.',
  'backup.failed': 'Záloha nebola vytvorená',
  'backup.nobody': 'meno neuvedené',
  'backup.timed.title': 'Automatické zálohy',
  'backup.timed.off': 'Žiadna záloha sa nevytvára automaticky.',
  'backup.timed.folder': 'Priečinok pre tieto zálohy',
  'backup.timed.folderHelp':
    'Na inom disku, ktorý je stále pripojený. V priečinku zostáva najnovšia záloha z každého z posledných 7 dní, 4 týždňov a 12 mesiacov. Staršie zálohy sa mažú.',
  'backup.timed.every': 'Ako často',
  'backup.timed.daily': 'Každý deň',
  'backup.timed.weekly': 'Každý týždeň',
  'backup.timed.hours': '{count, plural, one {Každú hodinu} few {Každé # hodiny} other {Každých # hodín}}',
  'backup.timed.minutes': '{count, plural, one {Každú minútu} few {Každé # minúty} other {Každých # minút}}',
  'backup.timed.help':
    'Zálohy sa vytvárajú, keď aplikácia beží; zmeškaná sa vytvorí čo najskôr. Neobsahujú kľúč služby: vytvorte aj jednu zálohu s heslom.',
  'backup.timed.stop': 'Ukončiť automatické zálohovanie',
  'backup.timed.refused': 'Nič sa nezmenilo',
  'backup.timed.byCommand': 'Tieto zálohy vytvára príkaz, ktorý službu spustil.',
  'backup.timed.running': 'Vytvára sa záloha…',
  'backup.timed.noneYet': 'Zatiaľ nebola vytvorená žiadna automatická záloha.',
  'backup.timed.success': 'Posledná automatická záloha: {date}, overená',
  'backup.timed.failure': 'Posledná automatická záloha sa nepodarila {date}. Aplikácia to skúša znova každých 15 minút.',
  'backup.timed.failedBefore': 'Jedna záloha sa nepodarila {date}. Neskoršia záloha sa podarila.',
  'backup.timed.late': 'Najnovšia záloha je staršia ako dvojnásobok tohto intervalu.',
  'backup.restored': 'Obnovené zo zálohy {date}: {who}.',
  'backup.behind.inspections':
    '{count, plural, one {Nie je v nej # kontrola vykonaná v tomto počítači.} few {Nie sú v nej # kontroly vykonané v tomto počítači.} other {Nie je v nej # kontrol vykonaných v tomto počítači.}}',
  'backup.behind.decisions':
    '{count, plural, one {Nie je v nej # rozhodnutie prijaté v tomto počítači.} few {Nie sú v nej # rozhodnutia prijaté v tomto počítači.} other {Nie je v nej # rozhodnutí prijatých v tomto počítači.}}',
  'backup.behind.trust-office': 'Dôveryhodný zoznam v nej patrí inému úradu.',
  'backup.behind.passports':
    '{count, plural, one {# pas v nej chýba alebo je tam iný.} few {# pasy v nej chýbajú alebo sú tam iné.} other {# pasov v nej chýba alebo je tam iných.}}',
  'backup.behind.packs':
    '{count, plural, one {Nie je v nej # použitý balík: použite ho znova.} few {Nie sú v nej # použité balíky: použite ich znova.} other {Nie je v nej # použitých balíkov: použite ich znova.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {Nie je v nej # skoršia verzia pasu.} few {Nie sú v nej # skoršie verzie pasov.} other {Nie je v nej # skorších verzií pasov.}}',
  'backup.behind.edits':
    '{count, plural, one {# upravovaný pas v nej chýba alebo je tam iný.} few {# upravované pasy v nej chýbajú alebo sú tam iné.} other {# upravovaných pasov v nej chýba alebo je tam iných.}}',
  'backup.behind.published':
    '{count, plural, one {Nie je v nej # osvedčenie podpísané v tomto počítači.} few {Nie sú v nej # osvedčenia podpísané v tomto počítači.} other {Nie je v nej # osvedčení podpísaných v tomto počítači.}}',
  'backup.behind.events': '{count, plural, one {Nie je v nej # udalosť.} few {Nie sú v nej # udalosti.} other {Nie je v nej # udalostí.}}',
  'backup.behind.status-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o zrušených, pozastavených alebo obnovených pasoch. Čo je zrušené, zostáva zrušené.',
  'backup.behind.key-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o kľúčoch tejto služby.',
  'backup.behind.clock-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o hodinách tohto počítača.',
  'backup.behind.officer-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o úradníkoch.',
  'backup.behind.erasure-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o výmazoch. Vymazané údaje sa vymažú znova.',
  'backup.behind.maintenance-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o údržbe.',
  'backup.behind.customs-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o vyhláseniach a pozastaveniach.',
  'backup.behind.run-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o sériách kontrol.',
  'backup.behind.backup-log':
    '{count, plural, one {Nie je v nej # zápis v denníku} few {Nie sú v nej # zápisy v denníku} other {Nie je v nej # zápisov v denníku}} o vytvorených alebo obnovených zálohách.',
  'backup.behind.reader-keys':
    '{count, plural, one {Nie je v nej # kľúč vydaný čitateľovi: prestane fungovať. Vydajte nový.} few {Nie sú v nej # kľúče vydané čitateľom: prestanú fungovať. Vydajte nové.} other {Nie je v nej # kľúčov vydaných čitateľom: prestanú fungovať. Vydajte nové.}}',
  'backup.behind.packs-made':
    '{count, plural, one {Nie je v nej # balík vytvorený v tomto počítači: jeho číslo sa použije znova.} few {Nie sú v nej # balíky vytvorené v tomto počítači: ich čísla sa použijú znova.} other {Nie je v nej # balíkov vytvorených v tomto počítači: ich čísla sa použijú znova.}} Ďalší balík vytvorte ako úplný.',
  'backup.behind.fetches':
    '{count, plural, one {Nie je v nej # sťahovanie z inej služby.} few {Nie sú v nej # sťahovania z iných služieb.} other {Nie je v nej # sťahovaní z iných služieb.}}',
  'backup.behind.body-list': 'Nie je v nej zoznam notifikovaných osôb importovaný v tomto počítači: importujte ho znova.',
  'backup.behindNewest': 'Najnovší je z {date}.',
  'backup.behind.service-name': 'Pasy sa tu zverejnili pod inou adresou.',
  'backup.behind.other-key': 'Služba tohto počítača podpisovala iným kľúčom.',
  'backup.behind.office-draft':
    'V tomto počítači sa vedie iný návrh dôveryhodného zoznamu. Nahradí ho návrh zo zálohy. Čísla zoznamov použité v tomto počítači sa znova nepoužijú.',
  'backup.behind.log-end':
    'Posledné zápisy jej denníkov nezodpovedajú podpisom počítača, ktorý ich viedol: zápisy boli odstránené, zmenené alebo pridané.',
  'backup.behind.unreadable': 'Predchádzajúce úložisko sa nedalo prečítať, takže sa nedalo nič porovnať.',
  'backup.reason': 'Dôvod: {reason}',
  'backup.bringBack': 'Obnoviť zálohu',
  'backup.bringBackHelp': 'Po výmene notebooku, strate disku alebo omyle. Súbor sa najprv overí a ukáže sa, čo obsahuje.',
  'backup.guide': 'Mali ste DPP Desk na inom počítači?',
  'backup.lead': 'Nahradí dáta v tomto počítači: záznamy, údaje o dôvere a s heslom aj kľúč.',
  'backup.damagedTitle': 'Záznamy v tomto počítači nemožno otvoriť',
  'backup.damagedHelp':
    'Nič sa nezmenilo ani nevymazalo. Kým sa neobnoví záloha, nemožno tu nič kontrolovať: nižšie zvoľte jej súbor. Poškodené záznamy zostanú v samostatnom priečinku. Nemožno ich porovnať so zálohou, preto obnovenie vyžaduje dve osoby a dôvod. Ak záloha neexistuje, zavrite toto okno a informujte správcu.',
  'backup.drop': 'Presuňte sem súbor zálohy',
  'backup.choose': 'Zvoliť súbor',
  'backup.dropHelp': 'Jeho názov sa končí na .backup. Nič sa nezmení, kým neuvidíte, čo obsahuje.',
  'backup.onlyOne': 'Naraz možno obnoviť iba jednu zálohu. Použil sa prvý súbor.',
  'backup.receiving': 'Číta sa súbor: {held} z {size}',
  'backup.halfWay': 'Prijaté {held} z {size}. Ak chcete pokračovať, zvoľte znova ten istý súbor.',
  'backup.checking': 'Overuje sa každý bajt a porovnáva sa s týmto počítačom',
  'backup.checkingHelp': 'Ku koncu nemusí aplikácia niekoľko sekúnd odpovedať.',
  'backup.giveUp': 'Zrušiť',
  'backup.another': 'Zvoliť iný súbor',
  'backup.refused': 'Tento súbor nemožno obnoviť',
  'backup.notDone': 'Záloha sa neobnovila. Nič sa nezmenilo.',
  'backup.whole': 'Záloha je úplná a nepoškodená.',
  'backup.made': 'Vytvorené',
  'backup.madeBy': '{date}: {who}',
  'backup.service': 'Služba',
  'backup.version': 'Verzia aplikácie',
  'backup.trustList': 'Dôveryhodný zoznam',
  'backup.trustNumber': 'číslo {sequence}',
  'backup.trustNone': 'žiadny',
  'backup.office': 'Dôveryhodný zoznam vedený pre iných',
  'backup.officeNone': 'V zálohe žiadny nie je. Zoznam vedený v tomto počítači zostane bez zmeny.',
  'backup.officeInside':
    '{sequence, plural, =0 {Obnoví sa návrh prvého zoznamu} one {Obnoví sa návrh po zozname č. #} few {Obnoví sa návrh po zozname č. #} other {Obnoví sa návrh po zozname č. #}} ({count, plural, one {# vydavateľ} few {# vydavatelia} other {# vydavateľov}}).',
  'backup.officeLater': 'Ak bol medzitým podpísaný neskorší zoznam, zvoľte pred podpísaním jeho súbor v „Vedenie dôveryhodného zoznamu“.',
  'backup.records': 'Záznamy',
  'backup.inIt': 'V zálohe',
  'backup.here': 'Teraz v tomto počítači',
  'backup.hereUnreadable': 'nemožno prečítať',
  'backup.record.inspections': 'Kontroly',
  'backup.record.decisions': 'Rozhodnutia',
  'backup.record.passports': 'Pasy',
  'backup.record.credentials': 'Osvedčenia',
  'backup.record.events': 'Udalosti',
  'backup.signers': 'Kľúč, ktorý podpísal posledné zápisy jej denníkov',
  'backup.signersNone': 'Posledné zápisy jej denníkov nie sú podpísané: nič nedokazuje, že sú denníky úplné.',
  'backup.signer.this-computer': 'Kľúč tohto počítača.',
  'backup.signer.earlier-backup': 'Tu známy: tento počítač už obnovil zálohu s denníkmi podpísanými týmto kľúčom.',
  'backup.signer.no':
    'Tento počítač tento kľúč nepozná. Samotný jeho podpis nedokazuje, že sú denníky neporušené: kto zálohu prepíše, môže ju podpísať vlastným kľúčom. Porovnajte odtlačok s počítačom, ktorý zálohu vytvoril.',
  'backup.keys': 'Kľúče služby',
  'backup.keyRevoked': 'zrušený',
  'backup.keyHere': 'v tomto počítači',
  'backup.keysHere': 'Už v tomto počítači. Zostanú bez zmeny a heslo zálohy nie je potrebné.',
  'backup.keysInside': 'Obsiahnuté, zašifrované. Potrebujete heslo zvolené pri vytvorení zálohy.',
  'backup.keysOutside':
    'Neobsiahnuté. Čo bolo zverejnené, má na iných počítačoch výsledok „neznámy vydavateľ“, kým sa to znova nepodpíše kľúčom tohto počítača.',
  'backup.lost': 'V tomto počítači, ale nie v zálohe',
  'backup.lostNothing': 'Nechýbalo by nič, čo sa v tomto počítači zapísalo.',
  'backup.keptWhere': 'Súčasné dáta sa nevymažú. Zostanú celé v {folder}. Čo tu bolo zrušené, zostáva zrušené.',
  'backup.keptUnread':
    'Súčasné dáta sa nevymažú. Zostanú celé v {folder}. Záloha nemusí poznať neskoršie zrušenia: importujte najnovší dôveryhodný zoznam a zopakujte zrušenia, ktoré tento počítač odvtedy vykonal.',
  'backup.switches': 'V zálohe to bolo zapnuté. V tomto počítači to zostane podľa súčasného nastavenia, ak nezvolíte inak:',
  'backup.switch.public-listener': 'Poskytovať pasy iným: {value}',
  'backup.switch.watched-folder': 'Sledovať priečinok: {value}',
  'backup.keyPassphrase': 'Heslo zálohy',
  'backup.leaveKeys': 'Ponechať kľúče v zálohe',
  'backup.leaveKeysHelp': 'Iba ak je heslo stratené. Tento počítač potom podpisuje vlastným kľúčom.',
  'backup.why': 'Dôvod',
  'backup.whyHelp': 'Prečo sú staršie dáta správne. Dôvod zostane v denníku natrvalo.',
  'backup.ask': 'Obnoviť…',
  'backup.askTitle': 'Nahradiť dáta tohto počítača?',
  'backup.askText':
    'Aplikácia sa automaticky znova spustí so záznamami z {date}. Trvá to niekoľko sekúnd. Počítač nevypínajte. Ak sa napriek tomu vypne, budete mať buď všetky staré, alebo všetky nové záznamy.',
  'backup.do': 'Obnoviť',
  'backup.restoring': 'Záloha sa obnovuje. Táto stránka sa sama znova načíta.',
  'backup.restoredNow': 'Záloha bola obnovená.',
  'backup.restoredTitle': 'Obnovené',
  'backup.restoredFile': 'Zo súboru {file}',
  'backup.restoredKeysHere': 'Kľúč zo zálohy už v tomto počítači bol a zostal bez zmeny.',
  'backup.restoredKeys': 'Služba používa kľúč zo zálohy alebo novší kľúč tohto počítača.',
  'backup.restoredNoKeys': 'Zo zálohy sa neprevzal žiadny kľúč: tento počítač podpisuje vlastným.',
  'backup.restoredAside': 'Predchádzajúce dáta sú v {folder}.',
  'backup.leftOff': 'Nezapnuté, hoci v zálohe to bolo zapnuté:',
  'backup.leftOffWhere.public-listener': 'Zapnite v „Resolver“',
  'backup.leftOffWhere.watched-folder': 'Zapnite v nastaveniach',
  'backup.notHere': 'V tomto okne nie je k dispozícii',
  'backup.commandFile': 'SÚBOR',
  'backup.commandName': 'MENO',
  'backup.commandHelp': 'SÚBOR je záloha. MENO je osoba, ktorá ju obnovuje, pre denník. Súčasné dáta zostanú v samostatnom priečinku.',
  'backup.next': 'Aplikácia opäť beží. Jej údaje o dôvere sú také staré ako záloha: zistite, či váš úrad nemá novší zoznam.',
  'backup.nextTrust': 'Skontrolovať údaje o dôvere',
  'backup.nextInspect': 'Pokračovať v kontrolách',
  'backup.fault.not-found': 'Súbor alebo priečinok už neexistuje. Vložte flash disk znova alebo zvoľte iný.',
  'backup.fault.not-a-file': 'To je priečinok alebo odkaz, nie súbor. Zvoľte samotnú zálohu.',
  'backup.fault.not-a-backup': 'Tento súbor nie je záloha DPP Desk. Hľadajte súbor, ktorého názov sa končí na .backup.',
  'backup.fault.newer': 'Zálohu vytvorila novšia verzia DPP Desk. Nainštalujte tu túto alebo neskoršiu verziu a potom zálohu obnovte.',
  'backup.fault.truncated':
    'Časť súboru chýba, lebo sa neskopíroval celý. Skopírujte ho znova z úplného súboru alebo použite skoršiu zálohu.',
  'backup.fault.changed': 'Súbor bol po zapísaní poškodený alebo zmenený. Skopírujte ho znova alebo použite inú zálohu.',
  'backup.fault.damaged-store': 'Záznamy vnútri sú poškodené. Použite inú zálohu.',
  'backup.fault.foreign-schema': 'Tento súbor obsahuje niečo, čo DPP Desk nikdy nezapisuje. Nepoužívajte ho a informujte správcu.',
  'backup.fault.broken-log': 'Zápis v denníku tejto zálohy bol zmenený alebo chýba. Nepoužívajte ju a informujte správcu.',
  'backup.fault.bad-settings':
    'Služba sa s nastaveniami z tejto zálohy nemohla spustiť. Nič sa nezmenilo. Použite inú zálohu a informujte správcu.',
  'backup.fault.no-room': 'Na disku nie je dosť miesta. Je potrebný približne trojnásobok veľkosti súboru.',
  'backup.fault.exists': 'Súbor s týmto názvom už existuje. Zvoľte iný priečinok.',
  'backup.fault.passphrase-needed': 'Pre kľúč služby je potrebné heslo s najmenej 12 znakmi.',
  'backup.fault.passphrase-wrong':
    'Toto heslo kľúče neotvorí. Skontrolujte veľké písmená a medzery a skúste to znova. Bez neho možno kľúče iba ponechať v zálohe.',
  'backup.fault.office-draft':
    'Návrh dôveryhodného zoznamu nemožno prečítať. Skontrolujte ho v „Vedenie dôveryhodného zoznamu“ alebo jeho súbor presuňte a skúste to znova.',
  'backup.fault.running': 'Záznamy má otvorené iný program, napríklad príkaz alebo druhá služba DPP Desk. Zastavte ho a skúste to znova.',
  'backup.fault.rollback': 'Niečo z tohto počítača v zálohe nie je. Uveďte dôvod, prečo ju napriek tomu obnoviť.',
  'backup.fault.second-person': 'V tomto počítači to musia potvrdiť dve osoby. Zadajte meno druhej.',
  'backup.fault.busy': 'Používa sa alebo vytvára balík alebo sa sťahujú pasy. Počkajte na dokončenie alebo to zastavte a skúste to znova.',
  'backup.fault.not-here': 'Túto pracovnú službu spustil správca príkazom. Správca ju musí zastaviť a použiť „desk restore“.',
  'backup.fault.failed': 'To sa nepodarilo. Spustite aplikáciu znova a skúste to. Ak sa to zopakuje, informujte správcu.',
  'backup.fault.large':
    'Kopírovanie môže trvať niekoľko minút a aplikácia dovtedy neodpovedá. Stlačte znova, keď ju nebude nikto používať.',
  'backup.nowLarge': 'Zálohovať a počkať',
};
