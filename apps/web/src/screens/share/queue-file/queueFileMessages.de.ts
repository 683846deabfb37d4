import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { queueFileMessages } from './queueFileMessages.ts'

export const queueFileMessagesDe = defineTranslation<typeof queueFileMessages>('queue-file', {
  title: 'Warteschlange eines anderen Dienstes',
  intro:
    'Die Seite hat jeden Hash aus den Feldern neu berechnet, jede Unterschrift geprüft und die Eigentümer mit der Chain verglichen. Ungültiges wird nicht hinzugefügt.',
  accountOf: ({ network }) => `Konto <account/> auf ${network}`,
  network: 'Netzwerk',
  networkNote: 'Die Antworten nennen es nicht. Die Seite hat das Netzwerk gewählt, auf dem die Hashes stimmen.',
  networkUnknown: 'Die Antworten nennen es nicht, und ihre Hashes stimmen auf keinem Netzwerk dieser Seite.',
  judging: 'Hashes, Unterschriften und Eigentümer werden geprüft …',
  add: 'Wird hinzugefügt',
  merge: 'Neue Unterschriften',
  known: 'Schon hier',
  past: 'Nummer verbraucht',
  unsigned: 'Keine Unterschrift',
  invalid: 'Ungültig',
  unchecked: 'Nicht geprüft',
  transactionNumber: ({ nonce }) => `Transaktion ${numberText(nonce)}`,
  validSignatures: (count) => plural(count, { one: '# gültige Unterschrift', other: '# gültige Unterschriften' }),
  newSignatures: (count) => plural(count, { one: '# neue Unterschrift', other: '# neue Unterschriften' }),
  noteNotSigned: ({ note }) => `Notiz, nicht unterschrieben: „${note}“`,
  otherHash: ({ said, found }) =>
    `Der andere Dienst nennt den safeTxHash ${said}. Die Felder haben den safeTxHash ${found}. Sie wird nicht hinzugefügt.`,
  twoHashes: ({ first, second }) =>
    `Zwei Verfahren dieser Seite berechnen verschiedene Hashes: ${first} und ${second}. Sie wird nicht hinzugefügt. Melden Sie diese Transaktion.`,
  otherSigner: ({ said, found }) =>
    `Der andere Dienst nennt eine Unterschrift von ${said}. Sie gehört zu ${found}. Die Unterschrift wird nicht hinzugefügt.`,
  notOwner: ({ owner, block, owners }) =>
    `${owner} hat unterschrieben, ist aber bei Block ${numberText(block)} kein Eigentümer; die Eigentümer sind ${owners}. Die Unterschrift wird nicht hinzugefügt.`,
  wrongSignature: ({ said, reason }) =>
    `Die Unterschrift, die für ${said} genannt wird, ist ungültig: ${reason} Sie wird nicht hinzugefügt.`,
  uncheckedSignature: ({ said, reason }) =>
    `Die Unterschrift von ${said} konnte nicht geprüft werden: ${reason} Sie wird nicht hinzugefügt. Importieren Sie später noch einmal.`,
  noneValid: 'Keine Unterschrift eines Eigentümers ist gültig, deshalb wird nichts davon hinzugefügt.',
  notSigned:
    'Die Antworten enthalten keine Unterschrift dazu, deshalb wird sie nicht hinzugefügt. Schlagen Sie sie in einem Formular neu vor.',
  numberUsed: ({ nonce, next }) =>
    `Sie hat die Nummer ${numberText(nonce)}, aber die nächste Nummer des Kontos ist ${numberText(next)}. Sie kann nicht mehr ausgeführt werden.`,
  chainNotRead: ({ reason }) =>
    `Das Konto konnte nicht von der Chain gelesen werden: ${reason} Vorher wird nichts hinzugefügt.`,
  notCompared: ({ reason }) => `Die Warteschlange hier konnte nicht gelesen werden: ${reason}`,
  cannotHash: ({ reason }) => `Ihr Hash kann nicht berechnet werden: ${reason}`,
  addCount: (count) => plural(count, { one: '# Transaktion hinzufügen', other: '# Transaktionen hinzufügen' }),
  nothingToAdd: 'Nichts hinzuzufügen',
  serviceStores: 'Der Dienst speichert sie für alle Eigentümer, mit den hier geprüften Unterschriften.',
  browserStores: 'Sie werden in diesem Browser gespeichert, mit den hier geprüften Unterschriften.',
  added: (count) =>
    plural(count, { one: 'Hinzugefügt, mit # Unterschrift', other: 'Hinzugefügt, mit # Unterschriften' }),
  keptHere: ({ reason }) =>
    `Die Warteschlange hat sie abgelehnt: ${reason} Sie ist mit den geprüften Unterschriften in diesem Browser gespeichert.`,
  addedTitle: (count) => plural(count, { one: '# Transaktion hinzugefügt', other: '# Transaktionen hinzugefügt' }),
  openQueue: 'Warteschlange öffnen',
  notAdded: 'Sie konnten nicht hinzugefügt werden',
  again: 'Noch einmal prüfen',
  list: 'Transaktionen des anderen Dienstes',
  executed: (count) =>
    plural(count, {
      one: '# ausgeführte Transaktion wird nicht importiert.',
      other: '# ausgeführte Transaktionen werden nicht importiert.',
    }),
  executedNote: 'Der Verlauf wird von der Chain gelesen.',
  withoutDetails: (count) =>
    plural(count, {
      one: '# Zeile hat weder Aufrufdaten noch Unterschriften',
      other: '# Zeilen haben weder Aufrufdaten noch Unterschriften',
    }),
  withoutDetailsNote: ({ hashes }) =>
    `Eine Warteschlange nennt Transaktionen nur. Fügen Sie auch ihre Einzelheiten ein, von /v1/chains/…/transactions/ und dem Hash: ${hashes}`,
  entryNotRead: ({ number }) =>
    `Eintrag ${numberText(number)} ist keine Transaktion in einer bekannten Form. Er wird nicht importiert.`,
  tooMany: ({ count, most }) =>
    `Der Text hat ${numberText(count)} wartende Transaktionen, ein Import nimmt aber höchstens ${numberText(most)}. Importieren Sie in Teilen.`,
})
