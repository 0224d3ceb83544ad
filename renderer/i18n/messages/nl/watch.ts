// Messages about the watched folder, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Bestanden van een stick',
  'watch.folder': 'Te bewaken map',
  'watch.folderHelp':
    'De map waarin USB-sticks verschijnen, of een andere. De bestanden daarin en in de mappen direct eronder worden om de paar seconden nagekeken. Nieuwe vertrouwenslijsten en pakketten worden u aangeboden. Niets wordt automatisch geïmporteerd.',
  'watch.off': 'Er wordt geen map bewaakt.',
  'watch.on': 'De map wordt bewaakt.',
  'watch.absent': 'De map is op dit moment niet beschikbaar. Zodra de stick terug is, wordt de map weer bewaakt.',
  'watch.stop': 'Niet meer bewaken',
  'watch.trust': 'Vertrouwenslijst {sequence} van {by}, uitgegeven {date}, is gevonden. Ze geldt nog niet.',
  'watch.pack': 'Pakket {sequence} van {by}, gemaakt {date}, is gevonden. Het is nog niet toegepast.',
  'watch.selection': 'Een pakket met gekozen paspoorten van {by}, gemaakt {date}, is gevonden. Het is nog niet toegepast.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Bekijken',
  'watch.reading': 'Lezen…',
  'watch.notRead': 'Het bestand is niet gelezen',
  'watch.takenOut': '{name} kon niet volledig worden gelezen. Is de stick verwijderd? Er is niets geïmporteerd. Plaats hem opnieuw.',
  'watch.noGood':
    '{name} is niet bruikbaar: beschadigd, gewijzigd of niet voor deze computer. Er is niets geïmporteerd. Vraag om een nieuwe kopie.',
  'watch.noPermission':
    '{name} kan niet worden geopend: dit account mag het niet lezen. Er is niets geïmporteerd. Kopieer het bestand opnieuw of vraag uw systeembeheerder.',
  'watch.readError':
    '{name} kan niet worden gelezen: de stick of de schijf meldt een fout. Er is niets geïmporteerd. Probeer een andere stick of kopieer het bestand opnieuw onder een eenvoudige naam.',
  'watch.stillWritten': '{name} veranderde tijdens het lezen. Het wordt opnieuw gelezen zodra het niet meer verandert.',
  'watch.notAPack':
    '{name} heeft de naam van een pakket maar is er geen. Misschien is het niet volledig gekopieerd. Er is niets geïmporteerd. Kopieer het opnieuw.',
  'watch.tooMany':
    '{count, plural, one {# onderdeel van deze map is} other {# onderdelen van deze map zijn}} niet nagekeken: het zijn er te veel. Zet vertrouwenslijsten en pakketten op een stick met weinig andere bestanden.',
  'watch.tooManyAtLeast':
    'Ten minste {count, number} onderdelen van deze map zijn niet nagekeken: het zijn er te veel. Zet vertrouwenslijsten en pakketten op een stick met weinig andere bestanden.',
  'watch.deeper':
    '{count, plural, one {# dieper gelegen map of koppeling is} other {# dieper gelegen mappen en koppelingen zijn}} niet nagekeken. Zet vertrouwenslijsten en pakketten bovenaan op de stick.',
};
