// Messages of backup and restore, in Swedish.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Säkerhetskopia',
  'backup.none': 'Ingen säkerhetskopia har gjorts på den här datorn än.',
  'backup.lastWith': 'Senaste säkerhetskopia: {date}, med tjänstens nyckel, verifierad',
  'backup.lastWithout': 'Senaste säkerhetskopia: {date}, UTAN tjänstens nyckel, verifierad',
  'backup.folder': 'Mapp för säkerhetskopian',
  'backup.folderHelp': 'Ett usb-minne eller en annan disk. Om tomt: {folder}, som går förlorad med den här datorn.',
  'backup.passphrase': 'Lösenfras för tjänstens nyckel',
  'backup.passphraseHelp':
    'Förvara den på ett annat ställe än säkerhetskopian. Utan lösenfras utelämnas nyckeln, och pass som publicerats här kan inte signeras på nytt med samma nyckel.',
  'backup.short': 'Minst {least} tecken',
  'backup.now': 'Säkerhetskopiera nu',
  'backup.nowWithout': 'Säkerhetskopiera nu, utan nyckeln',
  'backup.busy': 'Kopierar och verifierar…',
  'backup.done': 'Säkerhetskopian har gjorts och verifierats.',
  'backup.failed': 'Ingen säkerhetskopia gjordes',
  'backup.nobody': 'inget namn angivet',
  'backup.timed.title': 'Automatiska säkerhetskopior',
  'backup.timed.off': 'Ingen säkerhetskopia görs automatiskt.',
  'backup.timed.folder': 'Mapp för dessa säkerhetskopior',
  'backup.timed.folderHelp':
    'På en annan disk som alltid är ansluten. I mappen behålls den nyaste säkerhetskopian från var och en av de senaste 7 dagarna, 4 veckorna och 12 månaderna. Äldre säkerhetskopior tas bort.',
  'backup.timed.every': 'Hur ofta',
  'backup.timed.daily': 'Varje dag',
  'backup.timed.weekly': 'Varje vecka',
  'backup.timed.hours': '{count, plural, one {Varje timme} other {Var #:e timme}}',
  'backup.timed.minutes': '{count, plural, one {Varje minut} other {Var #:e minut}}',
  'backup.timed.help':
    'Säkerhetskopior görs medan appen körs; en missad görs så snart som möjligt. De innehåller inte tjänstens nyckel: gör även en säkerhetskopia med lösenfras.',
  'backup.timed.stop': 'Stoppa automatiska säkerhetskopior',
  'backup.timed.refused': 'Inget ändrades',
  'backup.timed.byCommand': 'Kommandot som startade tjänsten gör dessa säkerhetskopior.',
  'backup.timed.running': 'En säkerhetskopia görs…',
  'backup.timed.noneYet': 'Ingen automatisk säkerhetskopia har gjorts än.',
  'backup.timed.success': 'Senaste automatiska säkerhetskopia: {date}, verifierad',
  'backup.timed.failure': 'Den senaste automatiska säkerhetskopian misslyckades {date}. Appen försöker igen var 15:e minut.',
  'backup.timed.failedBefore': 'En säkerhetskopia misslyckades {date}. En senare lyckades.',
  'backup.timed.late': 'Den nyaste säkerhetskopian är mer än dubbelt så gammal som detta intervall.',
  'backup.restored': 'Återställt från en säkerhetskopia {date} av {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# inspektion som gjorts på den här datorn finns inte i den.} other {# inspektioner som gjorts på den här datorn finns inte i den.}}',
  'backup.behind.decisions':
    '{count, plural, one {# beslut som fattats på den här datorn finns inte i den.} other {# beslut som fattats på den här datorn finns inte i den.}}',
  'backup.behind.trust-office': 'Tillitslistan i den tillhör en annan myndighet.',
  'backup.behind.passports':
    '{count, plural, one {# pass saknas i den eller är annorlunda där.} other {# pass saknas i den eller är annorlunda där.}}',
  'backup.behind.packs':
    '{count, plural, one {# tillämpat paket finns inte i den: tillämpa det på nytt.} other {# tillämpade paket finns inte i den: tillämpa dem på nytt.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# tidigare version av ett pass finns inte i den.} other {# tidigare versioner av pass finns inte i den.}}',
  'backup.behind.edits':
    '{count, plural, one {# pass som redigeras saknas i den eller är annorlunda där.} other {# pass som redigeras saknas i den eller är annorlunda där.}}',
  'backup.behind.published':
    '{count, plural, one {# intyg som signerats på den här datorn finns inte i den.} other {# intyg som signerats på den här datorn finns inte i den.}}',
  'backup.behind.events': '{count, plural, one {# händelse finns inte i den.} other {# händelser finns inte i den.}}',
  'backup.behind.status-log':
    '{count, plural, one {# loggpost om pass som har återkallats, upphävts tillfälligt eller återaktiverats finns} other {# loggposter om pass som har återkallats, upphävts tillfälligt eller återaktiverats finns}} inte i den. Det som är återkallat förblir återkallat.',
  'backup.behind.key-log':
    '{count, plural, one {# loggpost om tjänstens nycklar finns} other {# loggposter om tjänstens nycklar finns}} inte i den.',
  'backup.behind.clock-log':
    '{count, plural, one {# loggpost om den här datorns klocka finns} other {# loggposter om den här datorns klocka finns}} inte i den.',
  'backup.behind.officer-log':
    '{count, plural, one {# loggpost om handläggare finns} other {# loggposter om handläggare finns}} inte i den.',
  'backup.behind.erasure-log':
    '{count, plural, one {# loggpost om raderingar finns} other {# loggposter om raderingar finns}} inte i den. De raderade uppgifterna raderas igen.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# loggpost om underhåll finns} other {# loggposter om underhåll finns}} inte i den.',
  'backup.behind.customs-log':
    '{count, plural, one {# loggpost om deklarationer och uppskov finns} other {# loggposter om deklarationer och uppskov finns}} inte i den.',
  'backup.behind.run-log':
    '{count, plural, one {# loggpost om omgångar av inspektioner finns} other {# loggposter om omgångar av inspektioner finns}} inte i den.',
  'backup.behind.backup-log':
    '{count, plural, one {# loggpost om säkerhetskopior som gjorts eller återställts finns} other {# loggposter om säkerhetskopior som gjorts eller återställts finns}} inte i den.',
  'backup.behind.reader-keys':
    '{count, plural, one {# nyckel som getts till en läsare finns inte i den: den fungerar inte längre.} other {# nycklar som getts till läsare finns inte i den: de fungerar inte längre.}} Utfärda nya.',
  'backup.behind.packs-made':
    '{count, plural, one {# paket som skapats på den här datorn finns inte i den: dess nummer används igen.} other {# paket som skapats på den här datorn finns inte i den: deras nummer används igen.}} Gör nästa paket helt.',
  'backup.behind.fetches':
    '{count, plural, one {# hämtning från en annan tjänst finns} other {# hämtningar från andra tjänster finns}} inte i den.',
  'backup.behind.body-list': 'Listan över anmälda organ som importerades på den här datorn finns inte i den: importera den på nytt.',
  'backup.behindNewest': 'Den nyaste är från {date}.',
  'backup.behind.service-name': 'Pass har publicerats här under en annan adress.',
  'backup.behind.other-key': 'Datorns tjänst signerade med en annan nyckel.',
  'backup.behind.office-draft':
    'Den här datorn har ett annat utkast till tillitslistan. Utkastet i säkerhetskopian ersätter det. Listnummer som har använts på den här datorn används inte igen.',
  'backup.behind.log-end':
    'De sista posterna i dess loggar stämmer inte med signaturerna från datorn som förde dem: poster har tagits bort, ändrats eller lagts till.',
  'backup.behind.unreadable': 'Det tidigare datalagret kunde inte läsas, så inget kunde jämföras.',
  'backup.reason': 'Skäl: {reason}',
  'backup.bringBack': 'Återställ en säkerhetskopia',
  'backup.bringBackHelp': 'För en ny bärbar dator, en förlorad disk eller ett misstag. Filen kontrolleras och innehållet visas först.',
  'backup.guide': 'Hade du DPP Desk på en annan dator?',
  'backup.lead': 'Ersätter data på den här datorn: posterna, tillitsdata och, med dess lösenfras, nyckeln.',
  'backup.damagedTitle': 'Posterna på den här datorn kan inte öppnas',
  'backup.damagedHelp':
    'Inget har ändrats eller raderats. Inget kan inspekteras här förrän en säkerhetskopia har återställts: välj dess fil nedan. De skadade posterna sparas i en separat mapp. De kan inte jämföras med säkerhetskopian, så återställningen kräver två personer och ett skäl. Om det inte finns någon säkerhetskopia, stäng fönstret och underrätta administratören.',
  'backup.drop': 'Släpp säkerhetskopian här',
  'backup.choose': 'Välj filen',
  'backup.dropHelp': 'Dess namn slutar på .backup. Inget ändras förrän du har sett vad som finns i den.',
  'backup.onlyOne': 'Bara en säkerhetskopia kan återställas i taget. Den första filen användes.',
  'backup.receiving': 'Läser filen: {held} av {size}',
  'backup.halfWay': '{held} av {size} mottaget. Välj samma fil igen för att fortsätta.',
  'backup.checking': 'Kontrollerar varje byte och jämför med den här datorn',
  'backup.checkingHelp': 'Mot slutet kan det hända att appen inte svarar på några sekunder.',
  'backup.giveUp': 'Avbryt',
  'backup.another': 'Välj en annan fil',
  'backup.refused': 'Filen kan inte återställas',
  'backup.notDone': 'Säkerhetskopian återställdes inte. Inget har ändrats.',
  'backup.whole': 'Säkerhetskopian är fullständig och oskadad.',
  'backup.made': 'Gjord',
  'backup.madeBy': '{date} av {who}',
  'backup.service': 'Tjänst',
  'backup.version': 'Appens version',
  'backup.trustList': 'Tillitslista',
  'backup.trustNumber': 'nummer {sequence}',
  'backup.trustNone': 'ingen',
  'backup.office': 'Tillitslista som förs för andra',
  'backup.officeNone': 'Säkerhetskopian innehåller inget. En lista som förs på den här datorn förblir som den är.',
  'backup.officeInside':
    '{sequence, plural, =0 {Utkastet till den första listan} other {Utkastet efter lista nummer #}}, med {count, plural, one {# utfärdare} other {# utfärdare}}, återställs.',
  'backup.officeLater': 'Om en senare lista har signerats sedan dess, välj dess fil under ”Föra en tillitslista” innan du signerar.',
  'backup.records': 'Poster',
  'backup.inIt': 'I säkerhetskopian',
  'backup.here': 'På den här datorn nu',
  'backup.hereUnreadable': 'kan inte läsas',
  'backup.record.inspections': 'Inspektioner',
  'backup.record.decisions': 'Beslut',
  'backup.record.passports': 'Pass',
  'backup.record.credentials': 'Intyg',
  'backup.record.events': 'Händelser',
  'backup.signers': 'Nyckel som signerade de sista posterna i dess loggar',
  'backup.signersNone': 'De sista posterna i dess loggar är inte signerade: inget bevisar att loggarna är fullständiga.',
  'backup.signer.this-computer': 'Den här datorns nyckel.',
  'backup.signer.earlier-backup': 'Känd här: den här datorn har återställt en säkerhetskopia vars loggar är signerade med nyckeln.',
  'backup.signer.no':
    'Den här datorn känner inte nyckeln. Enbart dess signatur bevisar inte att loggarna är intakta: den som skriver om en säkerhetskopia kan signera den med en egen nyckel. Jämför fingeravtrycket med datorn som gjorde säkerhetskopian.',
  'backup.keys': 'Tjänstens nycklar',
  'backup.keyRevoked': 'återkallad',
  'backup.keyHere': 'på den här datorn',
  'backup.keysHere': 'Redan på den här datorn. De förblir som de är, och säkerhetskopians lösenfras behövs inte.',
  'backup.keysInside': 'Ingår, krypterade. Du behöver lösenfrasen som valdes när säkerhetskopian gjordes.',
  'backup.keysOutside':
    'Ingår inte. Det som har publicerats visas som ”okänd utfärdare” på andra datorer tills det signeras på nytt med den här datorns nyckel.',
  'backup.lost': 'På den här datorn men inte i säkerhetskopian',
  'backup.lostNothing': 'Inget som har registrerats på den här datorn skulle saknas.',
  'backup.keptWhere': 'Nuvarande data raderas inte. De sparas i sin helhet i {folder}. Det som har återkallats här förblir återkallat.',
  'backup.keptUnread':
    'Nuvarande data raderas inte. De sparas i sin helhet i {folder}. Senare återkallelser kan saknas i säkerhetskopian: importera den nyaste tillitslistan och upprepa de återkallelser som har gjorts på den här datorn sedan säkerhetskopian.',
  'backup.switches':
    'Detta var påslaget i säkerhetskopian. På den här datorn behåller det sin nuvarande inställning om du inte väljer något annat:',
  'backup.switch.public-listener': 'Tillhandahåll pass för andra: {value}',
  'backup.switch.watched-folder': 'Bevaka en mapp: {value}',
  'backup.keyPassphrase': 'Säkerhetskopians lösenfras',
  'backup.leaveKeys': 'Lämna nycklarna i säkerhetskopian',
  'backup.leaveKeysHelp': 'Bara om lösenfrasen har gått förlorad. Datorn signerar då med sin egen nyckel.',
  'backup.why': 'Skäl',
  'backup.whyHelp': 'Varför äldre data är rätt. Skälet finns kvar i loggen för alltid.',
  'backup.ask': 'Återställ…',
  'backup.askTitle': 'Ersätta den här datorns data?',
  'backup.askText':
    'Appen startar om automatiskt med posterna från {date}. Det tar några sekunder. Stäng inte av datorn. Om den ändå stängs av finns antingen de gamla eller de nya posterna kvar i sin helhet.',
  'backup.do': 'Återställ',
  'backup.restoring': 'Säkerhetskopian återställs. Sidan läses in på nytt automatiskt.',
  'backup.restoredNow': 'Säkerhetskopian har återställts.',
  'backup.restoredTitle': 'Återställt',
  'backup.restoredFile': 'Från filen {file}',
  'backup.restoredKeysHere': 'Säkerhetskopians nyckel fanns redan på den här datorn och är som den var.',
  'backup.restoredKeys': 'Tjänsten använder nyckeln från säkerhetskopian, eller en nyare på den här datorn.',
  'backup.restoredNoKeys': 'Ingen nyckel togs från säkerhetskopian: datorn signerar med sin egen.',
  'backup.restoredAside': 'Tidigare data finns i {folder}.',
  'backup.leftOff': 'Inte påslaget, fast det var på i säkerhetskopian:',
  'backup.leftOffWhere.public-listener': 'Slå på det under Resolver',
  'backup.leftOffWhere.watched-folder': 'Slå på det i inställningarna',
  'backup.notHere': 'Inte tillgängligt i det här fönstret',
  'backup.commandFile': 'FIL',
  'backup.commandName': 'NAMN',
  'backup.commandHelp':
    'FIL är säkerhetskopian. NAMN är personen som återställer den, för loggen. Nuvarande data sparas i en separat mapp.',
  'backup.next': 'Appen är igång igen. Dess tillitsdata är lika gamla som säkerhetskopian: se efter om din myndighet har en nyare lista.',
  'backup.nextTrust': 'Se på tillitsdata',
  'backup.nextInspect': 'Fortsätt inspektera',
  'backup.fault.not-found': 'Filen eller mappen finns inte längre. Sätt i usb-minnet igen eller välj något annat.',
  'backup.fault.not-a-file': 'Detta är en mapp eller en länk, inte en fil. Välj själva säkerhetskopian.',
  'backup.fault.not-a-backup': 'Filen är ingen säkerhetskopia från DPP Desk. Leta efter en vars namn slutar på .backup.',
  'backup.fault.newer':
    'Säkerhetskopian gjordes med en nyare version av DPP Desk. Installera den versionen eller en senare här och återställ sedan.',
  'backup.fault.truncated':
    'En del av filen saknas eftersom den inte kopierades fullständigt. Kopiera den på nytt från en fullständig fil, eller använd en tidigare säkerhetskopia.',
  'backup.fault.changed': 'Filen skadades eller ändrades efter att den skrevs. Kopiera den på nytt, eller använd en annan säkerhetskopia.',
  'backup.fault.damaged-store': 'Posterna i den är skadade. Använd en annan säkerhetskopia.',
  'backup.fault.foreign-schema': 'Filen innehåller något som DPP Desk aldrig skriver. Använd den inte och underrätta administratören.',
  'backup.fault.broken-log': 'En post i säkerhetskopians logg har ändrats eller saknas. Använd den inte och underrätta administratören.',
  'backup.fault.bad-settings':
    'Tjänsten kunde inte starta med säkerhetskopians inställningar. Inget ändrades. Använd en annan säkerhetskopia och underrätta administratören.',
  'backup.fault.no-room': 'Det finns inte tillräckligt med utrymme på disken. Ungefär tre gånger filens storlek behövs.',
  'backup.fault.exists': 'Det finns redan en fil med det namnet. Välj en annan mapp.',
  'backup.fault.passphrase-needed': 'En lösenfras på minst 12 tecken behövs för tjänstens nyckel.',
  'backup.fault.passphrase-wrong':
    'Lösenfrasen öppnar inte nycklarna. Kontrollera versaler och mellanslag och försök igen. Utan den kan nycklarna bara lämnas i säkerhetskopian.',
  'backup.fault.office-draft':
    'Utkastet till tillitslistan kan inte läsas. Kontrollera det under ”Föra en tillitslista”, eller flytta undan dess fil, och försök sedan igen.',
  'backup.fault.running':
    'Ett annat program har posterna öppna, till exempel ett kommando eller en andra DPP Desk-tjänst. Stoppa det och försök sedan igen.',
  'backup.fault.rollback': 'Något på den här datorn finns inte i säkerhetskopian. Ange skälet till att återställa den ändå.',
  'backup.fault.second-person': 'På den här datorn måste två personer bekräfta detta. Ange den andra personens namn.',
  'backup.fault.busy':
    'Ett paket tillämpas eller skapas, eller pass hämtas. Vänta tills det är klart, eller stoppa det, och försök sedan igen.',
  'backup.fault.not-here':
    'En administratör startade arbetstjänsten med ett kommando. Administratören måste stoppa den och använda ”desk restore”.',
  'backup.fault.failed': 'Det gick inte. Starta om appen och försök igen. Om det händer igen, underrätta administratören.',
  'backup.fault.large': 'Kopieringen kan ta flera minuter, och appen svarar inte förrän den är klar. Tryck igen när ingen använder appen.',
  'backup.nowLarge': 'Säkerhetskopiera och vänta',
};
