// Meldungen der Seite, auf der ein Handscanner eingerichtet wird, auf Deutsch.

import type { Translated } from '../en/catalogue.ts';
import type { scannerSetup as english } from '../en/scanner-setup.ts';

export const scannerSetup: Translated<typeof english> = {
  'scannerSetup.title': 'Meinen Scanner einrichten',
  'scannerSetup.lead':
    'Scannen Sie einen Code von diesem Bildschirm. Die App erkennt, wie Ihr Handscanner tippt, und sagt, was zu ändern ist. Nichts wird geprüft oder aufgezeichnet.',
  'scannerSetup.codes': 'Scannen Sie einen davon',
  'scannerSetup.dataMatrix': 'Data Matrix',
  'scannerSetup.qr': 'QR-Code',
  'scannerSetup.result': 'Ergebnis',
  'scannerSetup.waiting': 'Wartet auf einen Scan',
  'scannerSetup.waitingHelp':
    'Sie müssen nichts anklicken. Wenn nichts ankommt, stellen Sie den Scanner auf Tastaturmodus (USB HID).',
  'scannerSetup.few':
    '{count, plural, one {# Zeichen ist angekommen} other {# Zeichen sind angekommen}}, zu wenig für einen Code. Halten Sie den Scanner ruhig und scannen Sie erneut.',
  'scannerSetup.good': 'Dieser Scanner ist richtig eingestellt',
  'scannerSetup.changes': '{count, plural, one {# Einstellung ist zu ändern} other {# Einstellungen sind zu ändern}}',
  'scannerSetup.other': 'Es ist etwas anderes angekommen, als diese Codes enthalten. Scannen Sie einen davon noch einmal.',
  'scannerSetup.arrived': 'Angekommen:',
  'scannerSetup.outcome.ok': 'In Ordnung',
  'scannerSetup.outcome.change': 'Zu ändern',
  'scannerSetup.outcome.not-checked': 'Nicht geprüft',
  'scannerSetup.unknown': 'Erst zu erkennen, wenn das Tastaturlayout stimmt. Ändern Sie es und scannen Sie erneut.',
  'scannerSetup.setting.layout': 'Tastaturlayout',
  'scannerSetup.setting.letters': 'Groß- und Kleinschreibung',
  'scannerSetup.setting.before': 'Vor dem Code',
  'scannerSetup.setting.after': 'Nach dem Code',
  'scannerSetup.setting.separator': 'Trennzeichen GS',
  'scannerSetup.setting.pace': 'Geschwindigkeit',
  'scannerSetup.layout.same': 'Scanner und Computer haben dasselbe Layout.',
  'scannerSetup.layout.us': 'Der Scanner ist auf eine US-Tastatur eingestellt, dieser Computer hat aber ein anderes Layout.',
  'scannerSetup.layout.qwertz': 'Der Scanner ist auf eine deutsche Tastatur eingestellt, dieser Computer hat aber ein anderes Layout.',
  'scannerSetup.layout.azerty': 'Der Scanner ist auf eine französische Tastatur eingestellt, dieser Computer hat aber ein anderes Layout.',
  'scannerSetup.layout.todo':
    'Suchen Sie im Handbuch des Scanners die Codes für Tastaturlayouts (oder Länder) und scannen Sie den für das Layout dieses Computers.',
  'scannerSetup.remembered.characters': 'Auf diesem Computer gespeichert: Scans werden so gelesen, wie sie getippt werden.',
  'scannerSetup.remembered.positions': 'Auf diesem Computer gespeichert: Scans mit zwei Lesarten werden wie auf einer US-Tastatur gelesen.',
  'scannerSetup.letters.right': 'Groß- und Kleinbuchstaben kommen so an, wie sie im Code stehen.',
  'scannerSetup.letters.caps-lock': 'An diesem Computer ist die Feststelltaste aktiv, daher sind Groß- und Kleinbuchstaben vertauscht.',
  'scannerSetup.letters.swapped':
    'Der Scanner vertauscht Groß- und Kleinbuchstaben: Er ist so eingestellt, als wäre die Feststelltaste aktiv.',
  'scannerSetup.letters.upper': 'Der Scanner sendet nur Großbuchstaben.',
  'scannerSetup.letters.lower': 'Der Scanner sendet nur Kleinbuchstaben.',
  'scannerSetup.letters.todoCapsLock': 'Lösen Sie die Feststelltaste und scannen Sie erneut.',
  'scannerSetup.letters.todo': 'Schalten Sie im Scanner die Feststelltaste (Caps Lock) und die Umwandlung von Buchstaben aus.',
  'scannerSetup.before.nothing': 'Nichts wird hinzugefügt.',
  'scannerSetup.before.aim': 'Die Art des Codes ({text}), die die App versteht.',
  'scannerSetup.before.text': 'Der Scanner fügt dies hinzu: {text}',
  'scannerSetup.before.todo': 'Entfernen Sie das Präfix im Scanner. Sonst werden Nummern falsch gelesen.',
  'scannerSetup.after.key': 'Die Taste {key} beendet jeden Scan.',
  'scannerSetup.after.nothing': 'Nichts wird hinzugefügt, daher wartet die App nach jedem Scan {ms} Millisekunden.',
  'scannerSetup.after.text': 'Der Scanner fügt dies hinzu: {text}',
  'scannerSetup.after.todo': 'Stellen Sie den Scanner so ein, dass er nach jedem Code Enter (CR) sendet und sonst nichts.',
  'scannerSetup.separator.sent': 'Es kommt als {key} an.',
  'scannerSetup.separator.lost': 'Es kommt nicht an, daher gehen zwei Werte ineinander über.',
  'scannerSetup.separator.replaced': 'An seiner Stelle kommt dies an: {text}',
  'scannerSetup.separator.todo': 'Stellen Sie den Scanner so ein, dass er GS (auch FNC1 oder ASCII 29 genannt) als F8 oder Ctrl+] sendet.',
  'scannerSetup.pace.taken': '{ms} Millisekunden je Taste: schnell genug.',
  'scannerSetup.pace.slow': '{ms} Millisekunden je Taste: zu langsam. Die App hält das für die Eingabe eines Menschen.',
  'scannerSetup.pace.pauses': 'Pausen von bis zu {ms} Millisekunden zwischen den Tasten: zu lang. Die App liest das nicht als einen Scan.',
  'scannerSetup.pace.todo':
    'Stellen Sie die Verzögerung zwischen den Zeichen im Scanner auf 0. Gehen Sie mit einem Funkscanner näher an dessen Basisstation.',
};
