// Messages of pictures and figures: the day, the supply chain, the footprint, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Tänään',
  'day.inspections': '{count, plural, one {# tarkastus} other {# tarkastusta}}',
  'day.openRuns': '{count, plural, one {# kierros on sulkematta} other {# kierrosta on sulkematta}}',
  'chain.title': 'Toimitusketju',
  'chain.caption': 'Jokainen numero on alla olevan luettelon tapahtuma. Luettelossa on kaikki, mitä kuvat näyttävät.',
  'chain.timelineTitle': '{count, plural, one {# tapahtuma} other {# tapahtumaa}} aikajanalla: {from} – {until}',
  'chain.graphTitle':
    '{events, plural, one {# tapahtuma} other {# tapahtumaa}} ylhäältä alas aikajärjestyksessä; sisään tai ulos {things, plural, =0 {ei mennyt muuta} one {meni # muu esine} other {meni # muuta esinettä}}',
  'chain.kind.object': 'Kohdetapahtuma',
  'chain.kind.aggregation': 'Pakkaaminen tai liittäminen',
  'chain.kind.transformation': 'Muuntaminen',
  'chain.kind.other': 'Muu tapahtuma',
  'chain.unsettled': 'Katkoviiva: ristiriidassa tai ei hyväksytty',
  'chain.tooMany': '{count} tapahtumaa on liikaa kuvaan (enintään {most}). Luettelo on täydellinen.',
  'chain.role.input': 'Meni sisään',
  'chain.role.output': 'Tuli ulos',
  'chain.role.parent': 'Pakkaus tai kokonaisuus',
  'chain.role.child': 'Sisältö tai osa',
  'chain.role.observed': 'Koskee',
  'chain.thisProduct': 'Tämä tuote',
  'chain.others': 'Muut',
  'chain.more': 'vielä {count}',
  'footprint.title': 'Hiilijalanjälki tuoteryhmässään',
  'footprint.own': 'Tämä tuote',
  'footprint.rank':
    '{count, plural, one {# muu tuote} other {# muuta tuotetta}} samasta ryhmästä täällä: pienempi {lower, number}, sama {equal, number}, suurempi {higher, number}.',
  'footprint.median': 'Muiden mediaani on {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Mikään muu ryhmän tuote ei ilmoita} one {Vain yksi muu ryhmän tuote ilmoittaa} other {Vain # muuta ryhmän tuotetta ilmoittaa}} täällä vertailukelpoisen hiilijalanjäljen: liian vähän vertailuun.',
  'footprint.scope':
    'Jokainen tuote lasketaan kerran, viimeisimmän täällä olevan passinsa mukaan. Luvut ovat ilmoitettuja, niitä ei ole todennettu.',
  'footprint.scopeCut':
    'Tarkasteltiin ryhmän {count} viimeksi muuttunutta passia. Jokainen tuote lasketaan kerran. Luvut ovat ilmoitettuja, niitä ei ole todennettu.',
  'footprint.chart': 'Pylväskaavio hiilijalanjäljistä; viiva osoittaa tämän tuotteen kohdan.',
  'footprint.table': 'Sama taulukkona',
  'footprint.products': 'Muut tuotteet',
  'footprint.range': '{from} – {to}',
  'footprint.per.piece': 'kappale',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
