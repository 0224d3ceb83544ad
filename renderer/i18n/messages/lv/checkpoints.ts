// Messages about checkpoints of the logs, in Latvian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontrolpunkti',
  'checkpoints.lead':
    'Cits dators līdzparaksta to, kas tagad ir žurnālos. Vēlāku izmaiņu tad var pierādīt pat kādam, kas šim datoram neuzticas.',
  'checkpoints.present': 'Pašreizējais kontrolpunkts',
  'checkpoints.presentHelp': 'Nododiet to citam datoram kā kodu, failu vai tekstu. Tur to līdzparaksta, un jūs to atnesat atpakaļ.',
  'checkpoints.since': 'Liecinieka pēdējoreiz redzēto lapu skaits',
  'checkpoints.sinceHelp': 'Pirmajam kontrolpunktam atstājiet tukšu. Katram nākamajam skaitu norāda liecinieks.',
  'checkpoints.sinceWrong': 'Tas nav vesels skaitlis.',
  'checkpoints.make': 'Izveidot kontrolpunktu',
  'checkpoints.origin': 'Žurnāla nosaukums',
  'checkpoints.size': 'Lapas',
  'checkpoints.root': 'Saknes jaucējvērtība',
  'checkpoints.key': 'Atslēgas nospiedums',
  'checkpoints.begun': 'Ar šo nosaukumu lieto kopš',
  'checkpoints.code': 'Kontrolpunkts kā QR kods',
  'checkpoints.noCode': 'Vienam kodam par garu: lietojiet failu.',
  'checkpoints.asText': 'Kontrolpunkts kā vienkāršs teksts',
  'checkpoints.save': 'Saglabāt kā failu',
  'checkpoints.seen': 'Kontrolpunkts no citurienes',
  'checkpoints.seenHelp':
    'Noskenējiet to, izvēlieties tā failu vai ielīmējiet tekstu. Tas var būt šā žurnāla agrāks vai līdzparakstīts kontrolpunkts vai cita datora kontrolpunkts, ko jūs līdzparakstāt.',
  'checkpoints.drop': 'Kontrolpunkta fails',
  'checkpoints.choose': 'Izvēlēties kontrolpunktu',
  'checkpoints.dropHelp': 'Vai nometiet to šeit.',
  'checkpoints.tooLong': 'Šis fails kontrolpunktam ir par garu.',
  'checkpoints.text': 'Kontrolpunkta teksts',
  'checkpoints.scanned': 'Kontrolpunkts ir noskenēts.',
  'checkpoints.witnessKey': 'Liecinieka atslēga',
  'checkpoints.witnessKeyHelp':
    'Vajadzīga vienreiz katram lieciniekam, kas to parāda līdzparakstot. Saņemiet to no liecinieka, nevis kopā ar kontrolpunktu.',
  'checkpoints.compare': 'Salīdzināt ar šo žurnālu',
  'checkpoints.cosign': 'Līdzparakstīt citam datoram',
  'checkpoints.outcome.intact': 'Žurnālā joprojām ir viss, ko redzēja liecinieks',
  'checkpoints.outcome.rewritten': 'Žurnāls ir pārrakstīts',
  'checkpoints.outcome.undetermined': 'Ar šo kontrolpunktu nevar noteikt, vai žurnāls nav grozīts',
  'checkpoints.rewrittenHelp':
    'Tā, kas redzēts agrāk, žurnālā vairs nav. Nepaļaujieties uz žurnālu, ziņojiet administratoram un saglabājiet kontrolpunktu.',
  'checkpoints.epochs': 'Žurnāla nosaukumi',
  'checkpoints.remembered': 'Līdzparakstīja {name}, {time}. Tas tagad ierakstīts sadaļā “Liecinieki”.',
  'checkpoints.cosignedBy': 'Līdzparakstīja {name}, {time}.',
  'checkpoints.unknown':
    'Parakstīts arī ar vārdiem, kuru atslēgas šeit nav zināmas. Šie paraksti nav pārbaudīti. Lai tos pārbaudītu, ievadiet liecinieka atslēgu:',
  'checkpoints.refused': 'Nav līdzparakstīts',
  'checkpoints.refused.no-checkpoint': 'Tas nav kontrolpunkts, vai tā paraksts nav derīgs.',
  'checkpoints.refused.own': 'Tas ir šā datora kontrolpunkts. Tā liecinieks var būt tikai cits dators.',
  'checkpoints.refused.other-key':
    'Agrāk līdzparakstīto šā žurnāla kontrolpunktu parakstīja cita atslēga. Lūdziet otra datora īpašniekam paskaidrojumu.',
  'checkpoints.refused.older': 'Jau ir līdzparakstīts vēlāks šā žurnāla kontrolpunkts, lapas: {size}.',
  'checkpoints.refused.proof-needed':
    'Otrā datorā izveidojiet kontrolpunktu vēlreiz un laukā “Liecinieka pēdējoreiz redzēto lapu skaits” ievadiet {size}.',
  'checkpoints.refused.not-proved':
    'Nekas nerāda, ka žurnālā joprojām ir agrāk redzētās lapas ({size}). Lūdziet izveidot kontrolpunktu vēlreiz ar šo skaitu; ja arī tas neizdodas, žurnāls ir pārrakstīts.',
  'checkpoints.refused.inconsistent':
    'Tās nav agrāk redzētās lapas ({size}): otrs žurnāls ir pārrakstīts, vai tā nosaukumu lieto cits žurnāls.',
  'checkpoints.cosigned': 'Līdzparakstīts kontrolpunkts',
  'checkpoints.first': 'Pirmais šā žurnāla kontrolpunkts šeit. Salīdziniet šo nospiedumu ar otra datora īpašnieku:',
  'checkpoints.continues':
    'Tajā {count, plural, zero {ir visas # agrāk redzētās lapas} one {ir # agrāk redzētā lapa} other {ir visas # agrāk redzētās lapas}}. Tā atslēgas nospiedums:',
  'checkpoints.ownWitnessKey': 'Ar šo atslēgu otrs dators verificē līdzparakstu:',
  'checkpoints.witnesses': 'Liecinieki',
  'checkpoints.witnessList': 'Liecinieku saraksts',
  'checkpoints.noWitness': 'Šo žurnālu vēl nav līdzparakstījis neviens cits dators',
  'checkpoints.noWitnessHelp': 'Nododiet pašreizējo kontrolpunktu citam datoram un salīdziniet to, kas nāk atpakaļ.',
  'checkpoints.witness': 'Liecinieks',
  'checkpoints.upTo': 'Līdz',
  'checkpoints.cosignedAt': 'Līdzparakstīts',
  'checkpoints.former': 'Iepriekšējais nosaukums',
  'checkpoints.leaves': '{count, plural, zero {# lapu} one {# lapa} other {# lapas}}',
};
