// Messages about checkpoints of the logs, in Estonian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontrollpunktid',
  'checkpoints.lead':
    'Teine arvuti kaasallkirjastab selle, mis logides praegu on. Hilisemat muudatust saab siis tõendada ka sellele, kes seda arvutit ei usalda.',
  'checkpoints.present': 'Praegune kontrollpunkt',
  'checkpoints.presentHelp': 'Viige see teise arvutisse koodi, faili või tekstina. Seal see kaasallkirjastatakse ja te toote selle tagasi.',
  'checkpoints.since': 'Tunnistaja viimati nähtud lehtede arv',
  'checkpoints.sinceHelp': 'Esimese kontrollpunkti puhul jätke tühjaks. Iga järgmise puhul nimetab arvu tunnistaja.',
  'checkpoints.sinceWrong': 'See ei ole täisarv.',
  'checkpoints.make': 'Koosta kontrollpunkt',
  'checkpoints.origin': 'Logi nimi',
  'checkpoints.size': 'Lehed',
  'checkpoints.root': 'Juurräsi',
  'checkpoints.key': 'Võtme sõrmejälg',
  'checkpoints.begun': 'Selle nimega kasutusel alates',
  'checkpoints.code': 'Kontrollpunkt QR-koodina',
  'checkpoints.noCode': 'Ühe koodi jaoks liiga pikk: kasutage faili.',
  'checkpoints.asText': 'Kontrollpunkt lihttekstina',
  'checkpoints.save': 'Salvesta failina',
  'checkpoints.seen': 'Mujalt saadud kontrollpunkt',
  'checkpoints.seenHelp':
    'Skannige see, valige selle fail või kleepige tekst. See võib olla selle logi varasem või kaasallkirjastatud kontrollpunkt või teise arvuti kontrollpunkt, mille teie kaasallkirjastate.',
  'checkpoints.drop': 'Kontrollpunkti fail',
  'checkpoints.choose': 'Vali kontrollpunkt',
  'checkpoints.dropHelp': 'Või kukutage see siia.',
  'checkpoints.tooLong': 'See fail on kontrollpunkti jaoks liiga pikk.',
  'checkpoints.text': 'Kontrollpunkti tekst',
  'checkpoints.scanned': 'Kontrollpunkt on skannitud.',
  'checkpoints.witnessKey': 'Tunnistaja võti',
  'checkpoints.witnessKeyHelp':
    'Vaja üks kord iga tunnistaja kohta, kes näitab seda kaasallkirjastamisel. Võtke see tunnistajalt, mitte koos kontrollpunktiga.',
  'checkpoints.compare': 'Võrdle selle logiga',
  'checkpoints.cosign': 'Kaasallkirjasta teisele arvutile',
  'checkpoints.outcome.intact': 'Logis on endiselt kõik, mida tunnistaja nägi',
  'checkpoints.outcome.rewritten': 'Logi on ümber kirjutatud',
  'checkpoints.outcome.undetermined': 'See kontrollpunkt ei näita, kas logi on rikkumata',
  'checkpoints.rewrittenHelp':
    'Varem nähtut logis enam ei ole. Ärge logile tuginege; teatage administraatorile ja hoidke kontrollpunkt alles.',
  'checkpoints.epochs': 'Logi nimed',
  'checkpoints.remembered': 'Kaasallkirjastanud {name}, {time}. See on nüüd kirjas jaotises „Tunnistajad“.',
  'checkpoints.cosignedBy': 'Kaasallkirjastanud {name}, {time}.',
  'checkpoints.unknown':
    'Allkirjastatud ka nimedega, mille võtmeid siin ei teata. Neid allkirju ei kontrollitud. Kontrollimiseks sisestage tunnistaja võti:',
  'checkpoints.refused': 'Kaasallkirjastamata',
  'checkpoints.refused.no-checkpoint': 'See ei ole kontrollpunkt või selle allkiri ei kehti.',
  'checkpoints.refused.own': 'See on selle arvuti kontrollpunkt. Selle tunnistaja saab olla ainult teine arvuti.',
  'checkpoints.refused.other-key':
    'Selle logi varem kaasallkirjastatud kontrollpunkti allkirjastas teine võti. Küsige teise arvuti omanikult selgitust.',
  'checkpoints.refused.older': 'Selle logi hilisem kontrollpunkt on juba kaasallkirjastatud, lehti {size}.',
  'checkpoints.refused.proof-needed':
    'Koostage kontrollpunkt teises arvutis uuesti ja sisestage väljale „Tunnistaja viimati nähtud lehtede arv“ {size}.',
  'checkpoints.refused.not-proved':
    'Miski ei näita, et logis on endiselt varem nähtud lehed ({size}). Laske kontrollpunkt selle arvuga uuesti koostada; kui ka see ei õnnestu, on logi ümber kirjutatud.',
  'checkpoints.refused.inconsistent':
    'Need ei ole varem nähtud lehed ({size}): teine logi on ümber kirjutatud või kasutab selle nime muu logi.',
  'checkpoints.cosigned': 'Kaasallkirjastatud kontrollpunkt',
  'checkpoints.first': 'Selle logi esimene kontrollpunkt siin. Võrrelge seda sõrmejälge teise arvuti omanikuga:',
  'checkpoints.continues':
    'Selles on olemas {count, plural, one {# varem nähtud leht} other {kõik # varem nähtud lehte}}. Selle võtme sõrmejälg:',
  'checkpoints.ownWitnessKey': 'Selle võtmega verifitseerib teine arvuti kaasallkirja:',
  'checkpoints.witnesses': 'Tunnistajad',
  'checkpoints.witnessList': 'Tunnistajate loend',
  'checkpoints.noWitness': 'Ükski teine arvuti ei ole seda logi veel kaasallkirjastanud',
  'checkpoints.noWitnessHelp': 'Viige praegune kontrollpunkt teise arvutisse ja võrrelge tagasi tulnut.',
  'checkpoints.witness': 'Tunnistaja',
  'checkpoints.upTo': 'Kuni',
  'checkpoints.cosignedAt': 'Kaasallkirjastatud',
  'checkpoints.former': 'Endine nimi',
  'checkpoints.leaves': '{count, plural, one {# leht} other {# lehte}}',
};
