// Messages about the watched folder, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Tiedostot muistitikulta',
  'watch.folder': 'Seurattava kansio',
  'watch.folderHelp':
    'Kansio, jossa muistitikut näkyvät, tai mikä tahansa muu. Sen ja suoraan sen alla olevien kansioiden tiedostot tarkistetaan muutaman sekunnin välein. Uusia luotettuja luetteloita ja paketteja tarjotaan sinulle. Mitään ei tuoda itsestään.',
  'watch.off': 'Mitään kansiota ei seurata.',
  'watch.on': 'Kansiota seurataan.',
  'watch.absent': 'Kansiota ei ole juuri nyt. Kun muistitikku on taas paikallaan, sitä seurataan uudelleen.',
  'watch.stop': 'Lopeta seuraaminen',
  'watch.trust': 'Löytyi luotettu luettelo {sequence}, ylläpitäjä {by}, annettu {date}. Se ei ole vielä voimassa.',
  'watch.pack': 'Löytyi paketti {sequence}, tekijä {by}, tehty {date}. Sitä ei ole vielä otettu käyttöön.',
  'watch.selection': 'Löytyi valittujen passien paketti, tekijä {by}, tehty {date}. Sitä ei ole vielä otettu käyttöön.',
  'watch.where': '{name} kansiossa {folder}',
  'watch.look': 'Tarkastele sitä',
  'watch.reading': 'Luetaan…',
  'watch.notRead': 'Tiedostoa ei luettu',
  'watch.takenOut': 'Tiedostoa {name} ei voitu lukea kokonaan. Poistettiinko muistitikku? Mitään ei tuotu. Liitä se uudelleen.',
  'watch.noGood':
    'Tiedostoa {name} ei voi käyttää: se on vahingoittunut, muutettu tai ei tälle tietokoneelle tarkoitettu. Mitään ei tuotu. Pyydä uusi kopio.',
  'watch.noPermission':
    'Tiedostoa {name} ei voi avata: tällä käyttäjätilillä ei ole lukuoikeutta siihen. Mitään ei tuotu. Kopioi tiedosto uudelleen tai kysy pääkäyttäjältä.',
  'watch.readError':
    'Tiedostoa {name} ei voi lukea: muistitikku tai levy ilmoittaa viasta. Mitään ei tuotu. Kokeile toista tikkua tai kopioi tiedosto uudelleen yksinkertaisella nimellä.',
  'watch.stillWritten': 'Tiedosto {name} muuttui lukemisen aikana. Se luetaan uudelleen, kun se ei enää muutu.',
  'watch.notAPack':
    'Tiedostolla {name} on paketin nimi, mutta se ei ole paketti. Ehkä sitä ei kopioitu kokonaan. Mitään ei tuotu. Kopioi se uudelleen.',
  'watch.tooMany':
    '{count, plural, one {# tämän kansion kohdetta ei tarkistettu} other {# tämän kansion kohdetta ei tarkistettu}}: niitä on liikaa. Pane luotetut luettelot ja paketit tikulle, jolla on vain vähän muuta.',
  'watch.tooManyAtLeast':
    'Vähintään {count, number} tämän kansion kohdetta ei tarkistettu: niitä on liikaa. Pane luotetut luettelot ja paketit tikulle, jolla on vain vähän muuta.',
  'watch.deeper':
    '{count, plural, one {# syvemmällä olevaa kansiota tai linkkiä ei tutkittu.} other {# syvemmällä olevaa kansiota tai linkkiä ei tutkittu.}} Pane luotetut luettelot ja paketit tikun ylimmälle tasolle.',
};
