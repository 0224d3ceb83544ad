// Messages of the frame around the screens: navigation, notices, errors, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Tarkasta',
  'frame.inspections': 'Tarkastukset',
  'frame.passports': 'Passit',
  'frame.packs': 'Paketit',
  'frame.trustScreen': 'Luottamus',
  'frame.bodies': 'Ilmoitetut laitokset',
  'frame.resolver': 'Resolveri',
  'frame.settings': 'Asetukset',
  'frame.navigation': 'Näkymät',
  'frame.skip': 'Siirry sisältöön',
  'frame.language': 'Kieli',
  'frame.sessionOver':
    'Tämä ikkuna ei ole enää kirjautuneena taustapalveluun. Avaa uusi kertakäyttöinen osoite; ”desk address” tulostaa sellaisen ohjelman ollessa käynnissä.',
  'frame.maintenance': 'Huollossa {time} alkaen, {who}: {reason}. Tarkastusten ja muutosten on odotettava.',
  'frame.down': 'Taustapalvelu ei vastaa. Mitään ei ole menetetty. Tämä ikkuna yrittää edelleen.',
  'frame.downSince': 'Ei vastausta {time} jälkeen',
  'frame.back': 'Taustapalvelu vastaa taas.',
  'frame.trust': 'Luottamustiedot',
  'frame.trustNone': 'ei tällä tietokoneella',
  'frame.trustState': '{state, select, fresh {ajan tasalla} stale {uusittava} expired {vanhentunut} other {ei ole}}',
  'frame.issuers': '{count, plural, =0 {ei myöntäjiä} one {# myöntäjä} other {# myöntäjää}}',
  'frame.sampleLoaded': 'Esimerkkiaineisto on ladattu. Kaikessa siihen kuuluvassa on merkintä ESIMERKKI.',
  'frame.notice.workbench-restarted': 'Taustapalvelu käynnistettiin uudelleen. Kaikki valmistuneet tarkastukset ovat lokissa.',
  'frame.notice.backup-restored':
    'Varmuuskopio palautettiin, ja tämän tietokoneen tiedot ovat taas käytettävissä. Asetuksista näkyy, mitä palautettiin ja mitä ei.',
  'frame.notice.wanted-arrived': 'Puuttuvia passeja saapui; tarkastukset toistettiin. Tulokset ovat lokissa.',
  'frame.notice.issuer-arrived':
    'Myöntäjiä tai avaimia on tullut tunnetuiksi: tuntemattomilta myöntäjiltä peräisin olevat todisteet tarkastettiin uudelleen. Tulokset ovat lokissa.',
  'frame.notice.own-list-waiting':
    'Tuotu tämän palvelun tilaluettelo vaatii päätöksen: se peruuttaisi tai keskeyttäisi monta passia, tai sen allekirjoittanut avain korvattiin ennen kuin luettelo nähtiin ensimmäisen kerran. Mitään ei peruutettu. Vahvista tai hylkää luettelo Luottamus-näkymässä tai komennolla desk status recall.',
  'frame.notice.own-list-newer':
    'Peruutukset otettiin uudelleen käyttöön: tämän palvelun tilaluettelo oli uudempi kuin sen tiedot, joten tänne oli palautettu vanha kopio tiedoista.',
  'frame.notice.log-changed':
    'Loki ei ole se, jonka tämä tietokone allekirjoitti: toinen ohjelma on muuttanut, poistanut tai lisännyt merkintöjä. Älä luota siihen, ja ilmoita pääkäyttäjälle:',
  'frame.notice.log-key-new':
    'Tämä tietokone allekirjoittaa lokin nyt uudella avaimella, koska entinen avain puuttuu. Tietokone ei voi osoittaa, onko aiempia merkintöjä muutettu.',
  'frame.notice.modes-mended':
    'Tietokansion tiedostot olivat tämän tietokoneen muiden käyttäjien saatavilla. Nyt vain niiden omistaja voi lukea tai muuttaa niitä:',
  'frame.notice.modes-open':
    'Tämän tietokoneen muut käyttäjät voivat lukea tai muuttaa tietokansion tiedostoja, eikä sovellus voi korjata sitä. Ilmoita pääkäyttäjälle:',
  'frame.notice.public-restarted': 'Julkinen palvelu käynnistettiin uudelleen.',
  'frame.notice.backup-late': 'Uusin varmuuskopio on suunniteltua vanhempi. Katso Asetukset, Varmuuskopio.',
  'frame.notice.log-file-failed': 'Palvelun lokitiedostoon ei voi kirjoittaa. Vapauta levytilaa tai suorita desk doctor.',
  'frame.notice.certificate-ends':
    'Resolverin varmenne vanhenee 30 päivän kuluessa tai on vanhentunut. Resolveri-näkymästä näet, milloin ja mitä on tehtävä.',
  'frame.notice.clock-behind':
    'Tämän tietokoneen kello jätättää. Päiväyksiä ei voi arvioida, ennen kuin kello on korjattu. Jos aika on nyt oikea ja kello oli aiemmin edellä, vahvista se Luottamus-näkymässä.',
  'frame.notice.self-test-failed': 'Itsetesti epäonnistui: älä luota tämän tietokoneen tuloksiin. Ilmoita pääkäyttäjälle.',
  'frame.engineOld':
    'Tämän sovelluksen selainmoottori on päivältä {day} tai vanhempi. Yli kuusi kuukautta vanhoissa moottoreissa on tunnettuja tietoturva-aukkoja: asenna nykyinen versio. Sovellus ei tarkista päivityksiä.',
  'frame.dismiss': 'Piilota tämä ilmoitus',
  'frame.noSuchScreen': 'Tällaista näkymää ei ole',
  'frame.noSuchScreenHelp': 'Osoite ei vastaa mitään vasemmalla olevista näkymistä.',
  'frame.notLoaded': 'Tätä näkymää ei voitu ladata',
  'frame.notLoadedHelp': 'Näkymän antaa taustapalvelu, joka ei juuri nyt vastaa. Lataa näkymä uudelleen, kun taustapalvelu vastaa.',
  'frame.toInspect': 'Siirry Tarkasta-näkymään',
  'frame.crashed': 'Tämä näkymä lakkasi toimimasta',
  'frame.crashedHelp': 'Aiemmin tarkastettu on lokissa. Lataa näkymä uudelleen; jos vika toistuu, ilmoita alla oleva teksti.',
  'frame.reload': 'Lataa uudelleen',
};
