// Messages of the notified bodies screen, in Bulgarian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Нотифицирани органи',
  'bodies.lead': 'Органи, които могат да оценяват продукти съгласно правото на Съюза, по номер. Работи без мрежа.',
  'bodies.search': 'Номер, наименование, държава или акт',
  'bodies.country': 'Държава',
  'bodies.countryAll': 'Всички държави',
  'bodies.extract':
    'Тази извадка от {date} съдържа само потвърденото от източник. Някои органи и актове липсват, а нотификациите се променят. Проверете в NANDO, преди да разчитате на запис.',
  'bodies.noBatteries': 'Не можа да се потвърди орган за батерии (Регламент (ЕС) 2023/1542).',
  'bodies.websites': 'Можете да копирате уебсайтовете; това приложение не ги отваря.',
  'bodies.number': 'Номер',
  'bodies.name': 'Орган',
  'bodies.acts': 'Актове',
  'bodies.source': 'Източник',
  'bodies.website': 'Уебсайт',
  'bodies.copy': 'Копиране на адреса на {name}',
  'bodies.asOf': 'към {date}',
  'bodies.undated': 'без дата',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Собствена страница на органа',
  'bodies.origin.regulator': 'Национален регулатор',
  'bodies.origin.combined': 'Съставено от два източника',
  'bodies.origin.third-party': 'От трета страна',
  'bodies.origin.list': 'Внесен списък',
  'bodies.noneTitle': 'Няма съответстващ орган в този списък',
  'bodies.noneText': 'Това не означава, че не съществува: списъкът може да е непълен. Проверете в NANDO.',
  'bodies.clear': 'Изчистване на филтрите',
  'bodies.imported':
    'Списък към {date}, внесен на този компютър. Източник: {source}. Нотификациите се променят. Проверете в NANDO, преди да разчитате на запис.',
  'bodies.importForm':
    'Собственият списък е файл JSON или CSV. Като CSV: редът „statusDate,2026-01-15“, редът „source,…“, редът „number,name,country,acts,website“, след това по един ред за всеки орган; няколко акта се разделят с „|“.',
  'bodies.import': 'Внасяне на списък',
  'bodies.importing': 'Прочита се {name}',
  'bodies.importDone': 'Внесени органи: {count}, към {date}',
  'bodies.importTooLarge': '{name} е по-голям от {limit}, затова не може да е списък на нотифицирани органи.',
  'bodies.importUnreadable': '{name} не може да се прочете като текст в UTF-8. Запазете го в този вид или изберете друг файл.',
  'bodies.back': 'Обратно към вградения списък',
  'bodies.backDone': 'Вграденият списък от {date} отново е в сила',
  'bodies.olderTitle': 'Този списък е по-стар',
  'bodies.olderText': '{name} е по-стар от сегашния списък от {date}. В него липсва нотифицираното или оттегленото след това.',
  'bodies.olderUse': 'Използване на по-стария списък',
};
