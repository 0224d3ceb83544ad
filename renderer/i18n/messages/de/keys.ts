// Meldungen der Liste der Tasten, auf Deutsch.

import type { Translated } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Translated<typeof english> = {
  'keys.title': 'Tasten',
  'keys.open': 'Tasten ({key})',
  'keys.note':
    'Drücken Sie Tasten einzeln: Tasten, die so schnell kommen wie die eines Handscanners, werden als Scan gelesen. In einem Textfeld geben Zeichentasten nur Text ein.',
  'keys.place.everywhere': 'Überall',
  'keys.place.inspect': 'Unter „Prüfen“',
  'keys.place.item': 'Über einen Artikel entscheiden',
  'keys.place.list': 'In einer Tabelle',
  'keys.place.officers': 'Anmeldung',
  'keys.does.help': 'Tasten zeigen',
  'keys.does.close': 'Dialog schließen',
  'keys.does.inspect': 'Text im Feld prüfen',
  'keys.does.next': 'Nächster Artikel',
  'keys.does.nextOnNothing': 'Nächster Artikel, wenn kein Feld und keine Schaltfläche gewählt ist',
  'keys.does.released': '„Freigeben“ wählen',
  'keys.does.held': '„Zurückhalten“ wählen',
  'keys.does.referred': '„Weiterleiten“ wählen',
  'keys.does.cancel': 'Wahl abbrechen',
  'keys.does.open': 'Zeile öffnen',
  'keys.does.down': 'Nächste Zeile',
  'keys.does.up': 'Vorige Zeile',
  'keys.does.pageDown': 'Eine Seite nach unten',
  'keys.does.pageUp': 'Eine Seite nach oben',
  'keys.does.first': 'Erste Zeile',
  'keys.does.last': 'Letzte Zeile',
  'keys.does.lock': 'Computer sperren',
  'keys.does.officer': 'Auf dem Sperrbildschirm: Prüfperson wählen',
  'keys.name.Escape': 'Esc',
  'keys.name.Enter': 'Eingabe',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Bild ↓',
  'keys.name.PageUp': 'Bild ↑',
  'keys.name.Home': 'Pos1',
  'keys.name.End': 'Ende',
};
