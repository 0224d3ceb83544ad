// Messages of the frame around the screens: navigation, notices, errors, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Inspicér',
  'frame.inspections': 'Inspektioner',
  'frame.passports': 'Pas',
  'frame.packs': 'Pakker',
  'frame.trustScreen': 'Tillid',
  'frame.bodies': 'Bemyndigede organer',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Indstillinger',
  'frame.navigation': 'Skærmbilleder',
  'frame.skip': 'Spring til indholdet',
  'frame.language': 'Sprog',
  'frame.sessionOver':
    'Dette vindue er ikke længere logget på arbejdstjenesten. Åbn en ny engangsadresse; »desk address« udskriver en, mens programmet kører.',
  'frame.maintenance': 'Under vedligeholdelse siden {time}, af {who}: {reason}. Inspektioner og ændringer må vente.',
  'frame.down': 'Arbejdstjenesten svarer ikke. Intet er gået tabt. Vinduet bliver ved med at prøve.',
  'frame.downSince': 'Intet svar siden {time}',
  'frame.back': 'Arbejdstjenesten svarer igen.',
  'frame.trust': 'Tillidsdata',
  'frame.trustNone': 'ingen på denne computer',
  'frame.trustState': '{state, select, fresh {ajour} stale {skal fornyes} expired {forældede} other {ingen}}',
  'frame.issuers': '{count, plural, =0 {ingen udstedere} one {# udsteder} other {# udstedere}}',
  'frame.sampleLoaded': 'Eksempelsættet er indlæst. Alt fra det er mærket EKSEMPEL.',
  'frame.notice.workbench-restarted': 'Arbejdstjenesten blev genstartet. Hver afsluttet inspektion er i loggen.',
  'frame.notice.backup-restored':
    'En sikkerhedskopi blev gendannet, og denne computer har igen dens poster. Indstillingerne viser, hvad der blev gendannet, og hvad der ikke blev.',
  'frame.notice.wanted-arrived': 'Manglende pas er kommet; inspektionerne er gentaget. Resultaterne er i loggen.',
  'frame.notice.issuer-arrived':
    'Nye udstedere eller nøgler er kendt: varer fra ukendte udstedere er inspiceret igen. Resultaterne er i loggen.',
  'frame.notice.own-list-waiting':
    'En importeret statusliste fra denne tjeneste kræver en beslutning: den ville tilbagekalde eller suspendere mange pas, eller den nøgle, der signerede den, var udskiftet, før listen først blev set. Intet blev tilbagekaldt. Bekræft eller afvis listen under Tillid eller med desk status recall.',
  'frame.notice.own-list-newer':
    'Tilbagekaldelser blev anvendt igen: en statusliste fra denne tjeneste var nyere end dens data, så en gammel kopi af data var blevet gendannet her.',
  'frame.notice.log-changed':
    'Loggen er ikke den, som denne computer har signeret: et andet program har ændret, fjernet eller tilføjet poster. Stol ikke på den, og underret administratoren:',
  'frame.notice.log-key-new':
    'Denne computer signerer nu loggen med en ny nøgle, fordi den tidligere nøgle mangler. Computeren kan ikke vise, om tidligere poster er ændret.',
  'frame.notice.modes-mended': 'Filer i datamappen var åbne for andre brugere af denne computer. Nu kan kun ejeren læse eller ændre dem:',
  'frame.notice.modes-open':
    'Andre brugere af denne computer kan læse eller ændre filer i datamappen, og appen kan ikke rette det. Underret administratoren:',
  'frame.notice.public-restarted': 'Den offentlige tjeneste blev genstartet.',
  'frame.notice.backup-late': 'Den nyeste sikkerhedskopi er ældre end planlagt. Se Indstillinger, Sikkerhedskopi.',
  'frame.notice.log-file-failed': 'Tjenestens logfil kan ikke skrives. Frigør diskplads, eller kør desk doctor.',
  'frame.notice.certificate-ends':
    'Resolverens certifikat udløber inden for 30 dage eller er udløbet. Skærmbilledet Resolver viser hvornår, og hvad der skal gøres.',
  'frame.notice.clock-behind':
    'Denne computers ur går bagud. Datoer kan ikke vurderes, før du stiller det. Hvis det går rigtigt nu og gik foran før, så bekræft det på skærmbilledet Tillid.',
  'frame.notice.self-test-failed': 'Selvtesten mislykkedes: stol ikke på vurderinger fra denne computer. Underret administratoren.',
  'frame.engineOld':
    'Appens browsermotor er fra {day} eller tidligere. Motorer, der er over seks måneder gamle, har kendte sikkerhedsfejl: installér den aktuelle version. Appen søger ikke efter opdateringer.',
  'frame.dismiss': 'Luk meddelelsen',
  'frame.noSuchScreen': 'Skærmbilledet findes ikke',
  'frame.noSuchScreenHelp': 'Adressen svarer ikke til nogen af skærmbillederne til venstre.',
  'frame.notLoaded': 'Skærmbilledet kunne ikke indlæses',
  'frame.notLoadedHelp': 'Det kommer fra arbejdstjenesten, som ikke svarer i øjeblikket. Indlæs det igen, når arbejdstjenesten svarer.',
  'frame.toInspect': 'Til Inspicér',
  'frame.crashed': 'Skærmbilledet holdt op med at virke',
  'frame.crashedHelp':
    'Det, der blev inspiceret før, er i loggen. Indlæs skærmbilledet igen; hvis det sker en gang til, så meld teksten nedenfor.',
  'frame.reload': 'Indlæs igen',
};
