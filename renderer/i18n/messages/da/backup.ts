// Messages of backup and restore, in Danish.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Sikkerhedskopi',
  'backup.none': 'Der er endnu ikke lavet nogen sikkerhedskopi på denne computer.',
  'backup.lastWith': 'Seneste sikkerhedskopi: {date}, med tjenestens nøgle, verificeret',
  'backup.lastWithout': 'Seneste sikkerhedskopi: {date}, UDEN tjenestens nøgle, verificeret',
  'backup.folder': 'Mappe til sikkerhedskopien',
  'backup.folderHelp': 'En USB-nøgle eller en anden disk. Hvis tomt: {folder}, som går tabt med denne computer.',
  'backup.passphrase': 'Adgangssætning til tjenestens nøgle',
  'backup.passphraseHelp':
    'Opbevar den et andet sted end sikkerhedskopien. Uden adgangssætning udelades nøglen, og pas, der er offentliggjort her, kan ikke signeres igen med samme nøgle.',
  'backup.short': 'Mindst {least} tegn',
  'backup.now': 'Lav sikkerhedskopi nu',
  'backup.nowWithout': 'Lav sikkerhedskopi nu, uden nøglen',
  'backup.busy': 'Kopierer og verificerer…',
  'backup.done': 'Sikkerhedskopien er lavet og verificeret.',
  'backup.failed': 'Der blev ikke lavet nogen sikkerhedskopi',
  'backup.nobody': 'intet navn angivet',
  'backup.timed.title': 'Automatiske sikkerhedskopier',
  'backup.timed.off': 'Der laves ingen sikkerhedskopi automatisk.',
  'backup.timed.folder': 'Mappe til disse sikkerhedskopier',
  'backup.timed.folderHelp':
    'På en anden disk, som altid er tilsluttet. Mappen beholder den nyeste sikkerhedskopi fra hver af de seneste 7 dage, 4 uger og 12 måneder. Ældre sikkerhedskopier slettes.',
  'backup.timed.every': 'Hvor ofte',
  'backup.timed.daily': 'Hver dag',
  'backup.timed.weekly': 'Hver uge',
  'backup.timed.hours': '{count, plural, one {Hver time} other {Hver #. time}}',
  'backup.timed.minutes': '{count, plural, one {Hvert minut} other {Hvert #. minut}}',
  'backup.timed.help':
    'Sikkerhedskopier laves, mens appen kører; en, der er sprunget over, laves så hurtigt som muligt. De indeholder ikke tjenestens nøgle: lav også en sikkerhedskopi med adgangssætning.',
  'backup.timed.stop': 'Stop automatiske sikkerhedskopier',
  'backup.timed.refused': 'Intet blev ændret',
  'backup.timed.byCommand': 'Den kommando, der startede tjenesten, laver disse sikkerhedskopier.',
  'backup.timed.running': 'En sikkerhedskopi laves…',
  'backup.timed.noneYet': 'Der er endnu ikke lavet nogen automatisk sikkerhedskopi.',
  'backup.timed.success': 'Seneste automatiske sikkerhedskopi: {date}, verificeret',
  'backup.timed.failure': 'Den seneste automatiske sikkerhedskopi mislykkedes {date}. Appen prøver igen hvert 15. minut.',
  'backup.timed.failedBefore': 'En sikkerhedskopi mislykkedes {date}. En senere lykkedes.',
  'backup.timed.late': 'Den nyeste sikkerhedskopi er mere end dobbelt så gammel som dette interval.',
  'backup.restored': 'Gendannet fra en sikkerhedskopi {date} af {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# inspektion lavet på denne computer er ikke i den.} other {# inspektioner lavet på denne computer er ikke i den.}}',
  'backup.behind.decisions':
    '{count, plural, one {# beslutning truffet på denne computer er ikke i den.} other {# beslutninger truffet på denne computer er ikke i den.}}',
  'backup.behind.trust-office': 'Positivlisten i den tilhører en anden myndighed.',
  'backup.behind.passports':
    '{count, plural, one {# pas mangler i den eller er anderledes der.} other {# pas mangler i den eller er anderledes der.}}',
  'backup.behind.packs':
    '{count, plural, one {# anvendt pakke er ikke i den: anvend den igen.} other {# anvendte pakker er ikke i den: anvend dem igen.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# tidligere version af et pas er ikke i den.} other {# tidligere versioner af pas er ikke i den.}}',
  'backup.behind.edits':
    '{count, plural, one {# pas under redigering mangler i den eller er anderledes der.} other {# pas under redigering mangler i den eller er anderledes der.}}',
  'backup.behind.published':
    '{count, plural, one {# attest signeret på denne computer er ikke i den.} other {# attester signeret på denne computer er ikke i den.}}',
  'backup.behind.events': '{count, plural, one {# hændelse er ikke i den.} other {# hændelser er ikke i den.}}',
  'backup.behind.status-log':
    '{count, plural, one {# logpost om pas, der er tilbagekaldt, suspenderet eller genaktiveret, er} other {# logposter om pas, der er tilbagekaldt, suspenderet eller genaktiveret, er}} ikke i den. Det, der er tilbagekaldt, forbliver tilbagekaldt.',
  'backup.behind.key-log':
    '{count, plural, one {# logpost om tjenestens nøgler er} other {# logposter om tjenestens nøgler er}} ikke i den.',
  'backup.behind.clock-log':
    '{count, plural, one {# logpost om denne computers ur er} other {# logposter om denne computers ur er}} ikke i den.',
  'backup.behind.officer-log': '{count, plural, one {# logpost om sagsbehandlere er} other {# logposter om sagsbehandlere er}} ikke i den.',
  'backup.behind.erasure-log':
    '{count, plural, one {# logpost om sletninger er} other {# logposter om sletninger er}} ikke i den. De slettede data slettes igen.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# logpost om vedligeholdelse er} other {# logposter om vedligeholdelse er}} ikke i den.',
  'backup.behind.customs-log':
    '{count, plural, one {# logpost om angivelser og suspensioner er} other {# logposter om angivelser og suspensioner er}} ikke i den.',
  'backup.behind.run-log':
    '{count, plural, one {# logpost om omgange af inspektioner er} other {# logposter om omgange af inspektioner er}} ikke i den.',
  'backup.behind.backup-log':
    '{count, plural, one {# logpost om sikkerhedskopier, der er lavet eller gendannet, er} other {# logposter om sikkerhedskopier, der er lavet eller gendannet, er}} ikke i den.',
  'backup.behind.reader-keys':
    '{count, plural, one {# nøgle givet til en læser er ikke i den: den virker ikke længere.} other {# nøgler givet til læsere er ikke i den: de virker ikke længere.}} Udsted nye.',
  'backup.behind.packs-made':
    '{count, plural, one {# pakke lavet på denne computer er ikke i den: dens nummer bliver brugt igen.} other {# pakker lavet på denne computer er ikke i den: deres numre bliver brugt igen.}} Lav den næste pakke som en hel.',
  'backup.behind.fetches':
    '{count, plural, one {# hentning fra en anden tjeneste er} other {# hentninger fra andre tjenester er}} ikke i den.',
  'backup.behind.body-list': 'Listen over bemyndigede organer, der blev importeret på denne computer, er ikke i den: importér den igen.',
  'backup.behindNewest': 'Den nyeste er fra {date}.',
  'backup.behind.service-name': 'Pas er offentliggjort her under en anden adresse.',
  'backup.behind.other-key': 'Computerens tjeneste signerede med en anden nøgle.',
  'backup.behind.office-draft':
    'Denne computer har en anden kladde til positivlisten. Kladden i sikkerhedskopien erstatter den. Listenumre, der er brugt på denne computer, bruges ikke igen.',
  'backup.behind.log-end':
    'De seneste poster i dens logger passer ikke til signaturerne fra den computer, der førte dem: poster er fjernet, ændret eller tilføjet.',
  'backup.behind.unreadable': 'Det tidligere datalager kunne ikke læses, så intet kunne sammenlignes.',
  'backup.reason': 'Begrundelse: {reason}',
  'backup.bringBack': 'Gendan en sikkerhedskopi',
  'backup.bringBackHelp': 'Til en ny bærbar computer, en tabt disk eller en fejl. Filen kontrolleres, og indholdet vises først.',
  'backup.guide': 'Havde du DPP Desk på en anden computer?',
  'backup.lead': 'Erstatter data på denne computer: posterne, tillidsdata og, med dens adgangssætning, nøglen.',
  'backup.damagedTitle': 'Posterne på denne computer kan ikke åbnes',
  'backup.damagedHelp':
    'Intet er ændret eller slettet. Intet kan inspiceres her, før en sikkerhedskopi er gendannet: vælg dens fil nedenfor. De beskadigede poster gemmes i en særskilt mappe. De kan ikke sammenlignes med sikkerhedskopien, så gendannelsen kræver to personer og en begrundelse. Hvis der ikke er nogen sikkerhedskopi, så luk vinduet, og underret administratoren.',
  'backup.drop': 'Slip sikkerhedskopien her',
  'backup.choose': 'Vælg filen',
  'backup.dropHelp': 'Dens navn slutter på .backup. Intet ændres, før du har set, hvad der er i den.',
  'backup.onlyOne': 'Kun én sikkerhedskopi kan gendannes ad gangen. Den første fil blev brugt.',
  'backup.receiving': 'Læser filen: {held} af {size}',
  'backup.halfWay': '{held} af {size} modtaget. Vælg samme fil igen for at fortsætte.',
  'backup.checking': 'Kontrollerer hver byte og sammenligner med denne computer',
  'backup.checkingHelp': 'Mod slutningen kan det ske, at appen ikke svarer i nogle sekunder.',
  'backup.giveUp': 'Annullér',
  'backup.another': 'Vælg en anden fil',
  'backup.refused': 'Filen kan ikke gendannes',
  'backup.notDone': 'Sikkerhedskopien blev ikke gendannet. Intet er ændret.',
  'backup.whole': 'Sikkerhedskopien er fuldstændig og ubeskadiget.',
  'backup.made': 'Lavet',
  'backup.madeBy': '{date} af {who}',
  'backup.service': 'Tjeneste',
  'backup.version': 'Appens version',
  'backup.trustList': 'Positivliste',
  'backup.trustNumber': 'nummer {sequence}',
  'backup.trustNone': 'ingen',
  'backup.office': 'Positivliste, der føres for andre',
  'backup.officeNone': 'Sikkerhedskopien indeholder ingen. En liste, der føres på denne computer, forbliver, som den er.',
  'backup.officeInside':
    '{sequence, plural, =0 {Kladden til den første liste} other {Kladden efter liste nummer #}}, med {count, plural, one {# udsteder} other {# udstedere}}, gendannes.',
  'backup.officeLater': 'Hvis en senere liste er signeret siden, så vælg dens fil under »Føring af en positivliste«, før du signerer.',
  'backup.records': 'Poster',
  'backup.inIt': 'I sikkerhedskopien',
  'backup.here': 'På denne computer nu',
  'backup.hereUnreadable': 'kan ikke læses',
  'backup.record.inspections': 'Inspektioner',
  'backup.record.decisions': 'Beslutninger',
  'backup.record.passports': 'Pas',
  'backup.record.credentials': 'Attester',
  'backup.record.events': 'Hændelser',
  'backup.signers': 'Nøgle, der signerede de sidste poster i dens logger',
  'backup.signersNone': 'De sidste poster i dens logger er ikke signeret: intet beviser, at loggene er fuldstændige.',
  'backup.signer.this-computer': 'Denne computers nøgle.',
  'backup.signer.earlier-backup': 'Kendt her: denne computer har gendannet en sikkerhedskopi, hvis logger er signeret med denne nøgle.',
  'backup.signer.no':
    'Denne computer kender ikke nøglen. Dens signatur alene beviser ikke, at loggene er intakte: den, der omskriver en sikkerhedskopi, kan signere den med sin egen nøgle. Sammenlign fingeraftrykket med den computer, der lavede sikkerhedskopien.',
  'backup.keys': 'Tjenestens nøgler',
  'backup.keyRevoked': 'tilbagekaldt',
  'backup.keyHere': 'på denne computer',
  'backup.keysHere': 'Allerede på denne computer. De forbliver, som de er, og sikkerhedskopiens adgangssætning er ikke nødvendig.',
  'backup.keysInside': 'Med i den, krypteret. Du skal bruge den adgangssætning, der blev valgt, da sikkerhedskopien blev lavet.',
  'backup.keysOutside':
    'Ikke med. Det offentliggjorte vises som »ukendt udsteder« på andre computere, indtil det signeres igen med denne computers nøgle.',
  'backup.lost': 'På denne computer, men ikke i sikkerhedskopien',
  'backup.lostNothing': 'Intet, der er registreret på denne computer, ville mangle.',
  'backup.keptWhere':
    'De nuværende data slettes ikke. De gemmes fuldt ud i {folder}. Det, der er tilbagekaldt her, forbliver tilbagekaldt.',
  'backup.keptUnread':
    'De nuværende data slettes ikke. De gemmes fuldt ud i {folder}. Sikkerhedskopien mangler måske senere tilbagekaldelser: importér den nyeste positivliste, og gentag de tilbagekaldelser, der er foretaget på denne computer siden sikkerhedskopien.',
  'backup.switches':
    'Dette var slået til i sikkerhedskopien. På denne computer beholder det sin nuværende indstilling, medmindre du vælger noget andet:',
  'backup.switch.public-listener': 'Stil pas til rådighed for andre: {value}',
  'backup.switch.watched-folder': 'Overvåg en mappe: {value}',
  'backup.keyPassphrase': 'Sikkerhedskopiens adgangssætning',
  'backup.leaveKeys': 'Lad nøglerne blive i sikkerhedskopien',
  'backup.leaveKeysHelp': 'Kun hvis adgangssætningen er tabt. Computeren signerer så med sin egen nøgle.',
  'backup.why': 'Begrundelse',
  'backup.whyHelp': 'Hvorfor de ældre data er rigtige. Begrundelsen bliver i loggen for altid.',
  'backup.ask': 'Gendan…',
  'backup.askTitle': 'Erstat denne computers data?',
  'backup.askText':
    'Appen genstarter automatisk med posterne fra {date}. Det tager nogle sekunder. Sluk ikke computeren. Hvis den alligevel slukkes, har du enten alle de gamle poster eller alle de nye.',
  'backup.do': 'Gendan',
  'backup.restoring': 'Sikkerhedskopien gendannes. Siden genindlæses automatisk.',
  'backup.restoredNow': 'Sikkerhedskopien er gendannet.',
  'backup.restoredTitle': 'Gendannet',
  'backup.restoredFile': 'Fra filen {file}',
  'backup.restoredKeysHere': 'Sikkerhedskopiens nøgle var allerede på denne computer og er, som den var.',
  'backup.restoredKeys': 'Tjenesten bruger nøglen fra sikkerhedskopien eller en nyere på denne computer.',
  'backup.restoredNoKeys': 'Ingen nøgle blev taget fra sikkerhedskopien: computeren signerer med sin egen.',
  'backup.restoredAside': 'De tidligere data er i {folder}.',
  'backup.leftOff': 'Ikke slået til, selv om det var til i sikkerhedskopien:',
  'backup.leftOffWhere.public-listener': 'Slå det til under Resolver',
  'backup.leftOffWhere.watched-folder': 'Slå det til i indstillingerne',
  'backup.notHere': 'Ikke tilgængeligt i dette vindue',
  'backup.commandFile': 'FIL',
  'backup.commandName': 'NAVN',
  'backup.commandHelp':
    'FIL er sikkerhedskopien. NAVN er den person, der gendanner den, til loggen. De nuværende data gemmes i en særskilt mappe.',
  'backup.next': 'Appen kører igen. Dens tillidsdata er lige så gamle som sikkerhedskopien: se, om din myndighed har en nyere liste.',
  'backup.nextTrust': 'Se på tillidsdata',
  'backup.nextInspect': 'Fortsæt inspektionen',
  'backup.fault.not-found': 'Filen eller mappen findes ikke længere. Sæt USB-nøglen i igen, eller vælg en anden.',
  'backup.fault.not-a-file': 'Dette er en mappe eller et link, ikke en fil. Vælg selve sikkerhedskopien.',
  'backup.fault.not-a-backup': 'Filen er ikke en sikkerhedskopi fra DPP Desk. Find en, hvis navn slutter på .backup.',
  'backup.fault.newer':
    'Sikkerhedskopien er lavet af en nyere version af DPP Desk. Installér den version eller en senere her, og gendan så.',
  'backup.fault.truncated':
    'En del af filen mangler, fordi den ikke blev kopieret fuldstændigt. Kopiér den igen fra en fuldstændig fil, eller brug en tidligere sikkerhedskopi.',
  'backup.fault.changed':
    'Filen blev beskadiget eller ændret, efter at den blev skrevet. Kopiér den igen, eller brug en anden sikkerhedskopi.',
  'backup.fault.damaged-store': 'Posterne i den er beskadiget. Brug en anden sikkerhedskopi.',
  'backup.fault.foreign-schema': 'Filen indeholder noget, som DPP Desk aldrig skriver. Brug den ikke, og underret administratoren.',
  'backup.fault.broken-log': 'En post i sikkerhedskopiens log er ændret eller mangler. Brug den ikke, og underret administratoren.',
  'backup.fault.bad-settings':
    'Tjenesten kunne ikke starte med indstillingerne i sikkerhedskopien. Intet blev ændret. Brug en anden sikkerhedskopi, og underret administratoren.',
  'backup.fault.no-room': 'Der er ikke plads nok på disken. Der skal bruges omkring tre gange filens størrelse.',
  'backup.fault.exists': 'Der findes allerede en fil med det navn. Vælg en anden mappe.',
  'backup.fault.passphrase-needed': 'Der kræves en adgangssætning på mindst 12 tegn til tjenestens nøgle.',
  'backup.fault.passphrase-wrong':
    'Adgangssætningen åbner ikke nøglerne. Kontrollér store bogstaver og mellemrum, og prøv igen. Uden den kan nøglerne kun blive i sikkerhedskopien.',
  'backup.fault.office-draft':
    'Kladden til positivlisten kan ikke læses. Kontrollér den under »Føring af en positivliste«, eller flyt dens fil væk, og prøv så igen.',
  'backup.fault.running':
    'Et andet program har posterne åbne, f.eks. en kommando eller en anden DPP Desk-tjeneste. Stop det, og prøv så igen.',
  'backup.fault.rollback': 'Noget på denne computer er ikke i sikkerhedskopien. Angiv begrundelsen for at gendanne den alligevel.',
  'backup.fault.second-person': 'På denne computer skal to personer bekræfte dette. Angiv den andens navn.',
  'backup.fault.busy': 'En pakke anvendes eller laves, eller pas hentes. Vent, til det er færdigt, eller stop det, og prøv så igen.',
  'backup.fault.not-here':
    'En administrator har startet arbejdstjenesten med en kommando. Administratoren skal stoppe den og bruge »desk restore«.',
  'backup.fault.failed': 'Det lykkedes ikke. Genstart appen, og prøv igen. Hvis det sker igen, så underret administratoren.',
  'backup.fault.large': 'Kopieringen kan tage flere minutter, og appen svarer ikke, før den er færdig. Tryk igen, når ingen bruger appen.',
  'backup.nowLarge': 'Lav sikkerhedskopi, og vent',
};
