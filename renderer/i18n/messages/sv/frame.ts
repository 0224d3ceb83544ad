// Messages of the frame around the screens: navigation, notices, errors, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Inspektera',
  'frame.inspections': 'Inspektioner',
  'frame.passports': 'Pass',
  'frame.packs': 'Paket',
  'frame.trustScreen': 'Tillit',
  'frame.bodies': 'Anmälda organ',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Inställningar',
  'frame.navigation': 'Skärmar',
  'frame.skip': 'Hoppa till innehållet',
  'frame.language': 'Språk',
  'frame.sessionOver':
    'Det här fönstret är inte längre inloggat i arbetstjänsten. Öppna en ny engångsadress; ”desk address” skriver ut en medan programmet körs.',
  'frame.maintenance': 'Under underhåll sedan {time}, av {who}: {reason}. Inspektioner och ändringar måste vänta.',
  'frame.down': 'Arbetstjänsten svarar inte. Inget har gått förlorat. Fönstret fortsätter att försöka.',
  'frame.downSince': 'Inget svar sedan {time}',
  'frame.back': 'Arbetstjänsten svarar igen.',
  'frame.trust': 'Tillitsdata',
  'frame.trustNone': 'inga på den här datorn',
  'frame.trustState': '{state, select, fresh {aktuella} stale {behöver förnyas} expired {för gamla} other {inga}}',
  'frame.issuers': '{count, plural, =0 {inga utfärdare} one {# utfärdare} other {# utfärdare}}',
  'frame.sampleLoaded': 'Exempeluppsättningen är inläst. Allt från den är märkt EXEMPEL.',
  'frame.notice.workbench-restarted': 'Arbetstjänsten har startats om. Varje avslutad inspektion finns i loggen.',
  'frame.notice.backup-restored':
    'En säkerhetskopia har återställts, och den här datorn har åter dess poster. Inställningarna visar vad som återställdes och vad som inte gjorde det.',
  'frame.notice.wanted-arrived': 'Saknade pass har kommit; inspektionerna har upprepats. Resultaten finns i loggen.',
  'frame.notice.issuer-arrived':
    'Nya utfärdare eller nycklar är kända: varor från okända utfärdare har inspekterats på nytt. Resultaten finns i loggen.',
  'frame.notice.own-list-waiting':
    'En importerad statuslista från den här tjänsten kräver ett beslut: den skulle återkalla eller tillfälligt upphäva många pass, eller så byttes nyckeln som signerade den ut innan listan först sågs. Inget har återkallats. Bekräfta eller avvisa listan under Tillit eller med desk status recall.',
  'frame.notice.own-list-newer':
    'Återkallelser har tillämpats på nytt: en statuslista från den här tjänsten var nyare än dess data, så en gammal kopia av data hade återställts här.',
  'frame.notice.log-changed':
    'Loggen är inte den som den här datorn har signerat: ett annat program har ändrat, tagit bort eller lagt till poster. Lita inte på den och underrätta administratören:',
  'frame.notice.log-key-new':
    'Den här datorn signerar nu loggen med en ny nyckel, eftersom den tidigare nyckeln saknas. Datorn kan inte visa om tidigare poster har ändrats.',
  'frame.notice.modes-mended':
    'Filer i datamappen var åtkomliga för andra användare av den här datorn. Nu kan bara ägaren läsa eller ändra dem:',
  'frame.notice.modes-open':
    'Andra användare av den här datorn kan läsa eller ändra filer i datamappen, och appen kan inte rätta till det. Underrätta administratören:',
  'frame.notice.public-restarted': 'Den publika tjänsten har startats om.',
  'frame.notice.backup-late': 'Den nyaste säkerhetskopian är äldre än planerat. Se Inställningar, Säkerhetskopia.',
  'frame.notice.log-file-failed': 'Tjänstens loggfil kan inte skrivas. Frigör diskutrymme eller kör desk doctor.',
  'frame.notice.certificate-ends':
    'Resolverns certifikat går ut inom 30 dagar eller har gått ut. Skärmen Resolver visar när, och vad som ska göras.',
  'frame.notice.clock-behind':
    'Den här datorns klocka går efter. Datum kan inte bedömas förrän du ställer den rätt. Om den går rätt nu och gick före tidigare, bekräfta det på skärmen Tillit.',
  'frame.notice.self-test-failed': 'Självtestet misslyckades: lita inte på bedömningar från den här datorn. Underrätta administratören.',
  'frame.engineOld':
    'Appens webbläsarmotor är från {day} eller tidigare. Motorer som är äldre än sex månader har kända säkerhetsbrister: installera den aktuella versionen. Appen söker inte efter uppdateringar.',
  'frame.dismiss': 'Stäng meddelandet',
  'frame.noSuchScreen': 'Skärmen finns inte',
  'frame.noSuchScreenHelp': 'Adressen motsvarar ingen av skärmarna till vänster.',
  'frame.notLoaded': 'Skärmen kunde inte läsas in',
  'frame.notLoadedHelp': 'Den kommer från arbetstjänsten, som inte svarar just nu. Läs in den på nytt när arbetstjänsten svarar.',
  'frame.toInspect': 'Till Inspektera',
  'frame.crashed': 'Skärmen slutade fungera',
  'frame.crashedHelp':
    'Det som inspekterades tidigare finns i loggen. Läs in skärmen på nytt; om det händer igen, rapportera texten nedan.',
  'frame.reload': 'Läs in på nytt',
};
