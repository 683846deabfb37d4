import { defineTranslation } from '@countersign/primitives'
import type { exchangePartMessages } from './exchangePartMessages.ts'

export const exchangePartMessagesDe = defineTranslation<typeof exchangePartMessages>('exchange-parts', {
  stop: 'Anhalten',
  scan: 'Scannen',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  copyText: 'Text kopieren',
  proposal: 'Vorschlag',
  camera: 'Kamerabild, es wird nach einem Vorschlag gesucht',
  readingParts: ({ read, parts }) => `Lesen, ${read} von ${parts} Teilen`,
  paste: 'Einfügen',
  file: 'Datei',
  asText: 'Link, Datei oder Code als Text',
  readIt: 'Lesen',
  nothingPasted: 'Fügen Sie den Link, den Text oder den Inhalt der Datei ein, die Sie erhalten haben.',
  passphrase: 'Passphrase',
  askSender: 'Fragen Sie den Absender danach, außerhalb dieser Seite.',
  open: 'Öffnen',
  saveFile: 'Datei speichern',
  otherContent: (type) =>
    `Dieser Code enthält „${type}“, keinen Vorschlag und keine Unterschrift dazu. Scannen Sie den Code, den Countersign zeigt.`,
  noProposal: 'Dieser Code enthält keinen Vorschlag. Scannen Sie den Code, den Countersign zeigt.',
  notOurs:
    'Das ist kein Link, keine Datei und kein Code von Countersign. Fügen Sie den ganzen Text ein, den Sie erhalten haben.',
  unreadable: 'Der Inhalt kann nicht gelesen werden. Bitten Sie den Absender um eine neue Kopie.',
  undecryptable: 'Der Inhalt kann nicht entschlüsselt werden. Prüfen Sie die Passphrase.',
})
