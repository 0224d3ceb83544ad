// Messages about checkpoints of the logs, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Контролни точки',
  'checkpoints.lead':
    'Друго работно място съподписва това, което дневниците съдържат сега. Така по-късна промяна може да се докаже дори пред някого, който няма доверие на този компютър.',
  'checkpoints.present': 'Текуща контролна точка',
  'checkpoints.presentHelp': 'Занесете я на друго работно място като код, файл или текст. Там тя се съподписва и Вие я донасяте обратно.',
  'checkpoints.since': 'Брой листа, които свидетелят е видял последно',
  'checkpoints.sinceHelp': 'Оставете празно за първата контролна точка. За всяка следваща свидетелят посочва числото.',
  'checkpoints.sinceWrong': 'Това не е цяло число.',
  'checkpoints.make': 'Изготвяне на контролна точка',
  'checkpoints.origin': 'Име на дневника',
  'checkpoints.size': 'Листа',
  'checkpoints.root': 'Коренен хеш',
  'checkpoints.key': 'Отпечатък на ключа',
  'checkpoints.begun': 'Под това име от',
  'checkpoints.code': 'Контролната точка като QR код',
  'checkpoints.noCode': 'Твърде дълга за един код: използвайте файла.',
  'checkpoints.asText': 'Контролната точка като обикновен текст',
  'checkpoints.save': 'Запазване като файл',
  'checkpoints.seen': 'Контролна точка от друго място',
  'checkpoints.seenHelp':
    'Сканирайте я, изберете файла ѝ или поставете текста ѝ. Тя може да е по-ранна или съподписана контролна точка на този дневник или контролна точка от друго работно място, която Вие съподписвате.',
  'checkpoints.drop': 'Файл с контролна точка',
  'checkpoints.choose': 'Избор на контролна точка',
  'checkpoints.dropHelp': 'Или го пуснете тук.',
  'checkpoints.tooLong': 'Този файл е твърде дълъг за контролна точка.',
  'checkpoints.text': 'Текст на контролната точка',
  'checkpoints.scanned': 'Контролната точка е сканирана.',
  'checkpoints.witnessKey': 'Ключ на свидетеля',
  'checkpoints.witnessKeyHelp':
    'Необходим е веднъж за всеки свидетел, който го показва при съподписването. Вземете го от свидетеля, а не заедно с контролната точка.',
  'checkpoints.compare': 'Сравняване с този дневник',
  'checkpoints.cosign': 'Съподписване за друго работно място',
  'checkpoints.outcome.intact': 'Дневникът все още съдържа всичко, което свидетелят е видял',
  'checkpoints.outcome.rewritten': 'Дневникът е презаписан',
  'checkpoints.outcome.undetermined': 'Тази контролна точка не може да покаже дали дневникът е непокътнат',
  'checkpoints.rewrittenHelp':
    'Видяното по-рано вече не е в дневника. Не разчитайте на дневника; уведомете администратора и запазете контролната точка.',
  'checkpoints.epochs': 'Имена на дневника',
  'checkpoints.remembered': 'Съподписано от {name}, {time}. Това вече е записано в „Свидетели“.',
  'checkpoints.cosignedBy': 'Съподписано от {name}, {time}.',
  'checkpoints.unknown':
    'Подписано е и под имена, чиито ключове не са известни тук. Тези подписи не са проверени. За да ги проверите, въведете ключа на свидетеля:',
  'checkpoints.refused': 'Не е съподписано',
  'checkpoints.refused.no-checkpoint': 'Това не е контролна точка или подписът ѝ не е валиден.',
  'checkpoints.refused.own': 'Това е контролна точка на този компютър. Само друг компютър може да му бъде свидетел.',
  'checkpoints.refused.other-key':
    'Контролната точка на този дневник, съподписана преди това, е подписана с друг ключ. Поискайте от другото работно място да обясни това.',
  'checkpoints.refused.older': 'Вече е съподписана по-късна контролна точка на този дневник, с {size} листа.',
  'checkpoints.refused.proof-needed':
    'На другия компютър изгответе контролната точка отново и въведете {size} в „Брой листа, които свидетелят е видял последно“.',
  'checkpoints.refused.not-proved':
    'Нищо не показва, че дневникът все още съдържа видените по-рано {size} листа. Поискайте контролната точка да се изготви отново с това число; ако и това не успее, дневникът е презаписан.',
  'checkpoints.refused.inconsistent':
    'Това не са видените по-рано {size} листа: другият дневник е презаписан или друг дневник използва името му.',
  'checkpoints.cosigned': 'Съподписана контролна точка',
  'checkpoints.first':
    'Това е първата контролна точка на този дневник тук. Сравнете този отпечатък със собственика на другото работно място:',
  'checkpoints.continues':
    '{count, plural, one {Съдържа видяното по-рано # листо.} other {Съдържа всички видени по-рано # листа.}} Отпечатък на ключа му:',
  'checkpoints.ownWitnessKey': 'С този ключ другото работно място проверява съподписа:',
  'checkpoints.witnesses': 'Свидетели',
  'checkpoints.witnessList': 'Списък на свидетелите',
  'checkpoints.noWitness': 'Още никое друго работно място не е съподписало този дневник',
  'checkpoints.noWitnessHelp': 'Занесете текущата контролна точка на друго работно място и сравнете върнатото.',
  'checkpoints.witness': 'Свидетел',
  'checkpoints.upTo': 'До',
  'checkpoints.cosignedAt': 'Съподписано',
  'checkpoints.former': 'Предишно име',
  'checkpoints.leaves': '{count, plural, one {# листо} other {# листа}}',
};
