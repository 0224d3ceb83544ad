// Messages of the frame around the screens: navigation, notices, errors, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Inspectare',
  'frame.inspections': 'Inspecții',
  'frame.passports': 'Pașapoarte',
  'frame.packs': 'Pachete',
  'frame.trustScreen': 'Încredere',
  'frame.bodies': 'Organisme notificate',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Setări',
  'frame.navigation': 'Ecrane',
  'frame.skip': 'Salt la conținut',
  'frame.language': 'Limba',
  'frame.sessionOver':
    'Această fereastră nu mai este conectată la serviciul de lucru. Deschideți o nouă adresă de unică folosință; „desk address” afișează una cât timp programul rulează.',
  'frame.maintenance': 'În întreținere din {time}, de {who}: {reason}. Inspecțiile și modificările trebuie să aștepte.',
  'frame.down': 'Serviciul de lucru nu răspunde. Nu s-a pierdut nimic. Această fereastră încearcă în continuare.',
  'frame.downSince': 'Fără răspuns din {time}',
  'frame.back': 'Serviciul de lucru răspunde din nou.',
  'frame.trust': 'Date de încredere',
  'frame.trustNone': 'lipsă pe acest calculator',
  'frame.trustState': '{state, select, fresh {la zi} stale {de reînnoit} expired {expirate} other {lipsă}}',
  'frame.issuers': '{count, plural, =0 {niciun emitent} one {# emitent} few {# emitenți} other {# de emitenți}}',
  'frame.sampleLoaded': 'Setul de exemple este încărcat. Tot ce provine din el poartă mențiunea EXEMPLU.',
  'frame.notice.workbench-restarted': 'Serviciul de lucru a fost repornit. Fiecare inspecție încheiată se află în jurnal.',
  'frame.notice.backup-restored':
    'S-a restaurat o copie de rezervă, iar acest calculator are din nou înregistrările ei. Setările arată ce s-a restaurat și ce nu.',
  'frame.notice.wanted-arrived': 'Au sosit pașapoarte lipsă; inspecțiile au fost repetate. Rezultatele sunt în jurnal.',
  'frame.notice.issuer-arrived':
    'Au devenit cunoscuți emitenți sau chei: ce provenea de la un emitent necunoscut a fost inspectat din nou. Rezultatele sunt în jurnal.',
  'frame.notice.own-list-waiting':
    'Trebuie decis asupra unei liste de stare importate a acestui serviciu: ar revoca sau ar suspenda multe pașapoarte sau cheia care a semnat-o fusese înlocuită înainte ca lista să fie văzută prima dată. Nu s-a revocat nimic. Confirmați sau respingeți lista la Încredere ori cu desk status recall.',
  'frame.notice.own-list-newer':
    'Revocările au fost aplicate din nou: o listă de stare a acestui serviciu era mai nouă decât datele lui, deci aici fusese restaurată o copie veche a datelor.',
  'frame.notice.log-changed':
    'Jurnalul nu este cel semnat de acest calculator: alt program a modificat, a eliminat sau a adăugat înregistrări. Nu vă bazați pe el și informați administratorul:',
  'frame.notice.log-key-new':
    'Acest calculator semnează acum jurnalul cu o cheie nouă, deoarece cheia anterioară lipsește. Nu poate arăta dacă înregistrările anterioare au fost modificate.',
  'frame.notice.modes-mended':
    'Fișiere din dosarul de date erau accesibile altor utilizatori ai acestui calculator. Acum le poate citi sau modifica numai proprietarul lor:',
  'frame.notice.modes-open':
    'Alți utilizatori ai acestui calculator pot citi sau modifica fișiere din dosarul de date, iar aplicația nu poate corecta acest lucru. Informați administratorul:',
  'frame.notice.public-restarted': 'Serviciul public a fost repornit.',
  'frame.notice.backup-late': 'Cea mai nouă copie de rezervă este mai veche decât s-a planificat. Vedeți Setări, Copie de rezervă.',
  'frame.notice.log-file-failed': 'Fișierul jurnal al serviciului nu poate fi scris. Eliberați spațiu pe disc sau rulați desk doctor.',
  'frame.notice.certificate-ends':
    'Certificatul resolverului expiră în 30 de zile sau a expirat. Ecranul Resolver spune când și ce este de făcut.',
  'frame.notice.clock-behind':
    'Ceasul acestui calculator este rămas în urmă. Datele calendaristice nu pot fi apreciate până nu îl potriviți. Dacă acum este corect și anterior mergea înainte, confirmați aceasta în ecranul Încredere.',
  'frame.notice.self-test-failed': 'Autotestul a eșuat: nu vă bazați pe verdictele acestui calculator. Informați administratorul.',
  'frame.engineOld':
    'Motorul de browser al acestei aplicații datează din {day} sau de mai devreme. Motoarele mai vechi de șase luni au vulnerabilități cunoscute: instalați versiunea actuală. Aplicația nu caută actualizări.',
  'frame.dismiss': 'Închidere notificare',
  'frame.noSuchScreen': 'Acest ecran nu există',
  'frame.noSuchScreenHelp': 'Adresa nu corespunde niciunuia dintre ecranele din stânga.',
  'frame.notLoaded': 'Acest ecran nu a putut fi încărcat',
  'frame.notLoadedHelp': 'Provine de la serviciul de lucru, care momentan nu răspunde. Încărcați-l din nou când acesta răspunde.',
  'frame.toInspect': 'La Inspectare',
  'frame.crashed': 'Acest ecran nu mai funcționează',
  'frame.crashedHelp': 'Ce s-a inspectat înainte este în jurnal. Încărcați ecranul din nou; dacă se repetă, semnalați textul de mai jos.',
  'frame.reload': 'Reîncărcare',
};
