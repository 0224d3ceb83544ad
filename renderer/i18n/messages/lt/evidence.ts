// Messages of the check of evidence bundles, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Įrodymų rinkinys',
  'evidence.checking': 'Tikrinamas kiekvienas failas ir kiekviena išvada daroma iš naujo',
  'evidence.waiting': 'Laukiama tikrinimo',
  'evidence.failed': 'Šiame kompiuteryje patikrinti nepavyko. Apie rinkinį tai nieko nesako.',
  'evidence.intact': 'Nepakeistas',
  'evidence.altered': 'Pakeistas',
  'evidence.undetermined': 'Nenustatyta',
  'evidence.intactText':
    'Kiekvienas baitas yra toks, kokį pasirašė čia turimame patikimame sąraše nurodytas kompiuteris, ir nė viena išvada, daroma iš naujo, nėra kitokia.',
  'evidence.alteredText': 'Failas nėra toks, kokį pasirašė kompiuteris. Jis nieko neįrodo.',
  'evidence.doubt.unread': 'Ši programos versija rinkinio perskaityti negali. Galbūt galės naujesnė.',
  'evidence.doubt.other-key': 'Jį pasirašė kitas kompiuteris nei tas, kurio atspaudas nurodytas.',
  'evidence.doubt.unnamed':
    'Jis visas, bet jį pasirašiusio kompiuterio nenurodo joks čia turimas patikimas sąrašas. Rinkinio klastotojas jį pasirašo savo raktu.',
  'evidence.doubt.against': 'Jis visas, bet jį pasirašęs kompiuteris čia nepripažįstamas.',
  'evidence.doubt.verdicts': 'Jis visas, bet ne visas išvadas iš jo galima padaryti iš naujo tokias, kokios buvo padarytos.',
  'evidence.toTrust': 'Patikimi sąrašai',
  'evidence.toTrustHelp':
    'Kompiuteris pripažįstamas, kai jį nurodo patikimas sąrašas. Importuokite tą kompiuterį naudojančios institucijos sąrašą.',
  'evidence.notLogged': 'Tai buvo failo patikra. Prekės netikrintos ir niekas neįrašyta.',
  'evidence.desk': 'Kompiuteris',
  'evidence.deskNone': 'Jo nenurodo joks čia turimas patikimas sąrašas',
  'evidence.fingerprint': 'Jo rakto atspaudas',
  'evidence.made': 'Sukurta',
  'evidence.scope': 'Turinys',
  'evidence.scope.all': 'Visi iki tol jo žurnale buvę patikrinimai',
  'evidence.scope.run': 'Visi užduoties patikrinimai iki tol',
  'evidence.scope.inspections': 'Pasirinkti patikrinimai. Kiti tos pačios užduoties patikrinimai gali būti neįtraukti.',
  'evidence.runs': 'Užduotys',
  'evidence.files': 'Failai',
  'evidence.hash': 'Aprašo SHA-256',
  'evidence.report': 'Ataskaita',
  'evidence.report.same': 'Rašoma tas pats kaip patikrinimuose',
  'evidence.report.not-compared': 'Nelyginta: ją parašė kita programos versija',
  'evidence.entries': 'Patikrinimai rinkinyje',
  'evidence.recorded': 'Įrašyta',
  'evidence.anew': 'Iš naujo',
  'evidence.anew.same': 'Tokia pati',
  'evidence.anew.declared': 'Tokia pati, bet dėl kitų patikrų ar priežasčių, kaip nurodyta rinkinyje',
  'evidence.anew.differs': 'Skiriasi',
  'evidence.anew.not-made': 'Iš naujo nedaryta',
  'evidence.shown': 'Rodoma patikrinimų: {shown, number} iš {total, number}, besiskiriantys – pirmi.',
  'evidence.verifier': 'Įrodymų rinkinių tikrinimo puslapis',
  'evidence.verifierHash': 'Šio puslapio SHA-256',
  'evidence.verifierHelp':
    'Vienas failas bet kuriai naršyklei be tinklo. Jis skirtas patogumui: rinkinio klastotojas gali suklastoti ir puslapį, todėl jo SHA-256 perduokite kitu būdu.',
};
