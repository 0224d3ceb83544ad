// Messages of the check of evidence bundles, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Bewijsbundel',
  'evidence.checking': 'Elk bestand controleren en elk oordeel opnieuw vormen',
  'evidence.waiting': 'Wachten op de controle',
  'evidence.failed': 'De controle is op deze computer mislukt. Dat zegt niets over de bundel.',
  'evidence.intact': 'Intact',
  'evidence.altered': 'Gewijzigd',
  'evidence.undetermined': 'Onbepaald',
  'evidence.intactText':
    'Elke byte is zoals een computer die in een vertrouwenslijst hier wordt genoemd, hem heeft ondertekend, en geen oordeel erin valt anders uit wanneer het opnieuw wordt gevormd.',
  'evidence.alteredText': 'Het bestand is niet zoals een computer het heeft ondertekend. Het bewijst niets.',
  'evidence.doubt.unread': 'Deze versie van de app kan de bundel niet lezen. Een nieuwere misschien wel.',
  'evidence.doubt.other-key': 'Een andere computer heeft de bundel ondertekend dan die waarvan de vingerafdruk is opgegeven.',
  'evidence.doubt.unnamed':
    'De bundel is volledig, maar geen vertrouwenslijst hier noemt de computer die hem heeft ondertekend. Wie een bundel vervalst, ondertekent die met een eigen sleutel.',
  'evidence.doubt.against': 'De bundel is volledig, maar de computer die hem heeft ondertekend, telt hier niet.',
  'evidence.doubt.verdicts': 'De bundel is volledig, maar niet elk oordeel kan eruit opnieuw worden gevormd zoals het was.',
  'evidence.toTrust': 'Vertrouwenslijsten',
  'evidence.toTrustHelp':
    'Een computer telt wanneer een vertrouwenslijst hem noemt. Importeer de lijst van de autoriteit waarbij hij in gebruik is.',
  'evidence.notLogged': 'Dit was een controle van een bestand. Er zijn geen goederen gecontroleerd en er is niets vastgelegd.',
  'evidence.desk': 'Computer',
  'evidence.deskNone': 'In geen vertrouwenslijst hier genoemd',
  'evidence.fingerprint': 'Vingerafdruk van zijn sleutel',
  'evidence.made': 'Gemaakt',
  'evidence.scope': 'Inhoud',
  'evidence.scope.all': 'Elke controle in zijn logboek tot dan toe',
  'evidence.scope.run': 'Elke controle van een reeks tot dan toe',
  'evidence.scope.inspections': 'Gekozen controles. Andere van dezelfde reeks kunnen zijn weggelaten.',
  'evidence.runs': 'Reeksen',
  'evidence.files': 'Bestanden',
  'evidence.hash': 'SHA-256 van het manifest',
  'evidence.report': 'Verslag',
  'evidence.report.same': 'Zegt wat de controles zeggen',
  'evidence.report.not-compared': 'Niet vergeleken: een andere versie van de app heeft het geschreven',
  'evidence.entries': 'Controles in de bundel',
  'evidence.recorded': 'Vastgelegd',
  'evidence.anew': 'Opnieuw gevormd',
  'evidence.anew.same': 'Hetzelfde',
  'evidence.anew.declared': 'Hetzelfde, op grond van andere punten of redenen, zoals de bundel aangeeft',
  'evidence.anew.differs': 'Verschilt',
  'evidence.anew.not-made': 'Niet opnieuw gevormd',
  'evidence.shown': '{shown, number} van {total, number} controles worden getoond, de afwijkende eerst.',
  'evidence.verifier': 'Pagina die bewijsbundels controleert',
  'evidence.verifierHash': 'SHA-256 van deze pagina',
  'evidence.verifierHelp':
    'Eén bestand, voor elke browser zonder netwerk. Het is een hulpmiddel: wie een bundel vervalst, kan ook de pagina vervalsen; geef de SHA-256 dus langs een andere weg door.',
};
