// Messages of the check of evidence bundles, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Комплект доказателства',
  'evidence.checking': 'Всеки файл се проверява и всяко заключение се изготвя наново',
  'evidence.waiting': 'Изчаква проверката',
  'evidence.failed': 'Проверката на този компютър не успя. Това не говори нищо за комплекта.',
  'evidence.intact': 'Непокътнат',
  'evidence.altered': 'Променен',
  'evidence.undetermined': 'Неустановено',
  'evidence.intactText':
    'Всеки байт е такъв, какъвто го е подписал компютър, посочен в доверителен списък тук, и всяко заключение е изготвено наново.',
  'evidence.alteredText': 'Файлът не е такъв, какъвто компютърът го е подписал. Той не доказва нищо.',
  'evidence.doubt.unread': 'Тази версия на приложението не може да прочете комплекта. По-нова може да успее.',
  'evidence.doubt.other-key': 'Подписан е от компютър, различен от този, чийто отпечатък е посочен.',
  'evidence.doubt.unnamed':
    'Цял е, но никой доверителен списък тук не посочва компютъра, който го е подписал. Който подправя комплект, го подписва със собствен ключ.',
  'evidence.doubt.against': 'Цял е, но компютърът, който го е подписал, не се зачита тук.',
  'evidence.doubt.verdicts': 'Цял е, но не всяко заключение може да се изготви наново от него така, както е било изготвено.',
  'evidence.toTrust': 'Доверителни списъци',
  'evidence.toTrustHelp': 'Компютърът се зачита, когато доверителен списък го посочва. Внесете списъка на органа, който го използва.',
  'evidence.notLogged': 'Това беше проверка на файл. Не са проверявани стоки и нищо не е записано.',
  'evidence.desk': 'Компютър',
  'evidence.deskNone': 'Не е посочен в доверителен списък тук',
  'evidence.fingerprint': 'Отпечатък на ключа му',
  'evidence.made': 'Изготвен',
  'evidence.scope': 'Съдържание',
  'evidence.scope.all': 'Всички проверки в дневника му до този момент',
  'evidence.scope.run': 'Всички проверки от серия до този момент',
  'evidence.scope.inspections': 'Избрани проверки. Други от същата серия може да са изпуснати.',
  'evidence.runs': 'Серии',
  'evidence.files': 'Файлове',
  'evidence.hash': 'SHA-256 на описа',
  'evidence.report': 'Отчет',
  'evidence.report.same': 'Съвпада с проверките',
  'evidence.report.not-compared': 'Не е сравнен: изготвен е от друга версия на приложението',
  'evidence.entries': 'Проверки в комплекта',
  'evidence.recorded': 'Записано',
  'evidence.anew': 'Изготвено наново',
  'evidence.anew.same': 'Същото',
  'evidence.anew.declared': 'Същото, при други проверки или причини, както е посочено в комплекта',
  'evidence.anew.differs': 'Различава се',
  'evidence.anew.not-made': 'Не е изготвено наново',
  'evidence.shown': 'Показани са {shown, number} от {total, number} проверки, като първи са тези, които се различават.',
  'evidence.verifier': 'Страница за проверка на комплекти доказателства',
  'evidence.verifierHash': 'SHA-256 на тази страница',
  'evidence.verifierHelp':
    'Един файл за всеки браузър, без мрежа. Той е за удобство: който подправя комплект, може да подправи и страницата, затова предайте нейния SHA-256 по друг път.',
};
