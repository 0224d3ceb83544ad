// Messages about checkpoints of the logs, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Tarkistuspisteet',
  'checkpoints.lead':
    'Toinen tietokone vahvistaa allekirjoituksellaan, mitä lokeissa on nyt. Myöhempi muutos voidaan silloin todistaa, myös sille, joka ei luota tähän tietokoneeseen.',
  'checkpoints.present': 'Nykyinen tarkistuspiste',
  'checkpoints.presentHelp':
    'Vie se toiselle tietokoneelle koodina, tiedostona tai tekstinä. Siellä se vahvistetaan allekirjoituksella, ja se palautetaan tänne.',
  'checkpoints.since': 'Todistajan viimeksi näkemien lehtien määrä',
  'checkpoints.sinceHelp': 'Jätä tyhjäksi, kun kyseessä on ensimmäinen tarkistuspiste. Myöhempiä varten todistaja ilmoittaa luvun.',
  'checkpoints.sinceWrong': 'Tämä ei ole kokonaisluku.',
  'checkpoints.make': 'Tee tarkistuspiste',
  'checkpoints.origin': 'Lokin nimi',
  'checkpoints.size': 'Lehtiä',
  'checkpoints.root': 'Juuren tiiviste',
  'checkpoints.key': 'Avaimen sormenjälki',
  'checkpoints.begun': 'Tällä nimellä alkaen',
  'checkpoints.code': 'Tarkistuspiste QR-koodina',
  'checkpoints.noCode': 'Liian pitkä yhteen koodiin: käytä tiedostoa.',
  'checkpoints.asText': 'Tarkistuspiste tekstinä',
  'checkpoints.save': 'Tallenna tiedostona',
  'checkpoints.seen': 'Muualta tullut tarkistuspiste',
  'checkpoints.seenHelp':
    'Skannaa se, valitse sen tiedosto tai liitä sen teksti: tämän lokin tarkistuspiste, joka on nähty aiemmin tai palautettu vahvistettuna, tai toisen tietokoneen tarkistuspiste vahvistettavaksi.',
  'checkpoints.drop': 'Tarkistuspisteen tiedosto',
  'checkpoints.choose': 'Valitse tarkistuspiste',
  'checkpoints.dropHelp': 'Tai pudota se tähän.',
  'checkpoints.tooLong': 'Tämä tiedosto on liian pitkä tarkistuspisteeksi.',
  'checkpoints.text': 'Tarkistuspisteen teksti',
  'checkpoints.scanned': 'Tarkistuspiste skannattiin.',
  'checkpoints.witnessKey': 'Todistajan avain',
  'checkpoints.witnessKeyHelp':
    'Tarvitaan kerran kultakin todistajalta, jonka tietokone näyttää sen vahvistaessaan. Hanki se todistajalta itseltään, ei tarkistuspisteen mukana.',
  'checkpoints.compare': 'Vertaa tähän lokiin',
  'checkpoints.cosign': 'Vahvista toiselle tietokoneelle',
  'checkpoints.outcome.intact': 'Lokissa on yhä kaikki, minkä todistaja näki',
  'checkpoints.outcome.rewritten': 'Loki on kirjoitettu uudelleen',
  'checkpoints.outcome.undetermined': 'Tämä tarkistuspiste ei osoita, onko loki eheä',
  'checkpoints.rewrittenHelp': 'Aiemmin nähtyä ei ole enää lokissa. Älä luota lokiin; ilmoita pääkäyttäjälle ja säilytä tarkistuspiste.',
  'checkpoints.epochs': 'Lokin nimet',
  'checkpoints.remembered': 'Vahvistanut {name}, {time}. Tämä on nyt kirjattu kohtaan ”Todistajat”.',
  'checkpoints.cosignedBy': 'Vahvistanut {name}, {time}.',
  'checkpoints.unknown':
    'Allekirjoitettu myös nimillä, joiden avaimia ei tunneta täällä; niitä ei tarkistettu. Todistajan avaimella ne voi tarkistaa:',
  'checkpoints.refused': 'Ei vahvistettu',
  'checkpoints.refused.no-checkpoint': 'Tämä ei ole tarkistuspiste, tai sen allekirjoitus ei ole pätevä.',
  'checkpoints.refused.own': 'Tämä on tämän tietokoneen oma tarkistuspiste. Vain toinen tietokone voi olla sen todistaja.',
  'checkpoints.refused.other-key':
    'Aiemmin vahvistettu tämän lokin tarkistuspiste on allekirjoitettu toisella avaimella. Pyydä toisen tietokoneen haltijaa selvittämään tämä.',
  'checkpoints.refused.older': 'Tämän lokin myöhempi tarkistuspiste, jossa on {size} lehteä, on jo vahvistettu.',
  'checkpoints.refused.proof-needed':
    'Tee tarkistuspiste toisella tietokoneella uudelleen ja kirjoita kohtaan ”Todistajan viimeksi näkemien lehtien määrä” {size}.',
  'checkpoints.refused.not-proved':
    'Mikään ei osoita, että lokissa on yhä kaikki aiemmin nähdyt lehdet (määrä: {size}). Pyydä tekemään tarkistuspiste uudelleen tällä määrällä; jos sekin epäonnistuu, loki on kirjoitettu uudelleen.',
  'checkpoints.refused.inconsistent':
    'Nämä eivät ole aiemmin nähdyt lehdet (määrä: {size}): toinen loki on kirjoitettu uudelleen, tai jokin muu loki käyttää sen nimeä.',
  'checkpoints.cosigned': 'Vahvistettu tarkistuspiste',
  'checkpoints.first': 'Tämän lokin ensimmäinen tarkistuspiste täällä. Vertaa tätä sormenjälkeä toisen tietokoneen haltijan kanssa:',
  'checkpoints.continues':
    '{count, plural, one {Siinä on aiemmin nähty # lehti.} other {Siinä on kaikki # aiemmin nähtyä lehteä.}} Sen avaimen sormenjälki:',
  'checkpoints.ownWitnessKey': 'Tällä avaimella toinen tietokone todentaa vahvistuksen:',
  'checkpoints.witnesses': 'Todistajat',
  'checkpoints.witnessList': 'Luettelo todistajista',
  'checkpoints.noWitness': 'Mikään muu tietokone ei ole vielä vahvistanut tätä lokia',
  'checkpoints.noWitnessHelp': 'Vie nykyinen tarkistuspiste toiselle tietokoneelle ja vertaa sitä, mikä sieltä palautetaan.',
  'checkpoints.witness': 'Todistaja',
  'checkpoints.upTo': 'Asti',
  'checkpoints.cosignedAt': 'Vahvistettu',
  'checkpoints.former': 'Aiempi nimi',
  'checkpoints.leaves': '{count, plural, one {# lehti} other {# lehteä}}',
};
