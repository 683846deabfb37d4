import { defineTranslation, plural, numberText, listText } from '@countersign/primitives'
import type { ownerChangeMessages } from './ownerChangeMessages.ts'

const transactions = (nonces: readonly bigint[]) =>
  `${nonces.length === 1 ? 'Transaktion' : 'Transaktionen'} ${listText(nonces.map(numberText))}`

export const ownerChangeMessagesDe = defineTranslation<typeof ownerChangeMessages>('owner-change', {
  thisAccount: 'dieses Konto',
  you: 'Ihnen',
  meaningForKeys: 'Was die Änderung für die Schlüssel bedeutet',
  keys: 'Schlüssel',
  mayLose: 'Schlüssel, die Sie verlieren dürfen',
  mayLoseHint: 'und trotzdem über das Geld verfügen',
  thiefNeeds: 'Schlüssel, die ein Dieb braucht',
  thiefNeedsHint: 'um das Geld zu bewegen',
  ranges: 'Die Zahlen sind Bereiche, weil die Seite die Schlüssel nicht jedes Eigentümers lesen konnte.',
  before: 'Vorher',
  after: 'Nachher',
  atLeast: ({ least }) => `Mindestens ${numberText(least)}`,
  range: ({ least, most }) => `${numberText(least)} bis ${numberText(most)}`,
  alreadyStuck: 'Schon jetzt blockiert',
  ownersCannotAct: 'Die Eigentümer können nichts tun',
  partOf: ({ part, whole }) => `${numberText(part)} von ${numberText(whole)}`,
  queued: 'Transaktionen in der Warteschlange',
  losingSignature: 'Wartende Transaktionen, die eine Unterschrift verlieren',
  transaction: 'Transaktion',
  signedBefore: 'Vorher unterschrieben',
  signedAfter: 'Nachher unterschrieben',
  queueNotRead: ({ reason }) =>
    `Die Wirkung dieser Änderung auf die Warteschlange ist nicht geprüft, weil die Seite die Warteschlange nicht lesen konnte (${reason}).`,
  transactionNumber: ({ nonce }) => `Transaktion ${numberText(nonce)}`,
  transactionSignedBy: ({ nonce, owners }) =>
    `Transaktion ${numberText(nonce)}, unterschrieben von ${listText(owners)}`,
  replaces: ({ titles }) =>
    `Diese Änderung ersetzt ${listText(titles.map((title) => `„${title}“`))} mit derselben Transaktionsnummer.`,
  uncheckedTransactions: ({ nonces }) =>
    `Nicht geprüft: ${transactions(nonces)}. Die Unterschriften, die der Dienst dafür hat, konnten nicht verglichen werden.`,
  keepThem: ({ nonces, behind }) =>
    `Damit diese Unterschriften gültig bleiben, führen Sie zuerst ${transactions(nonces)} aus: <again>Schlagen Sie diese Änderung noch einmal als Transaktion ${numberText(behind)} vor</again>.`,
  queueSource: ({ block }) =>
    `Die Warteschlange kommt vom Dienst. Diese Seite hat Hashes und Unterschriften mit den Eigentümern bei Block ${numberText(block)} verglichen.`,
  queueError: ({ reason }) => `Die Seite konnte die Warteschlange nicht lesen: ${reason}`,
  readingQueue: 'Die Warteschlange wird gelesen …',
  noOtherWaits: 'Keine andere Transaktion wartet.',
  whatChangeDoes: 'Was die Änderung für wartende Transaktionen bedeutet',
  number: 'Nummer',
  today: 'Heute',
  afterChange: 'Nach der Änderung',
  queueHasMore:
    'Die Warteschlange enthält mehr Transaktionen, als diese Seite gelesen hat. Die übrigen sind nicht geprüft.',
  replacedByThis: 'Wird durch diese Änderung ersetzt',
  signaturesNotChecked: 'Die Unterschriften konnten nicht geprüft werden',
  executesFirst: 'Wird vorher mit den jetzigen Eigentümern ausgeführt',
  signaturesStay: ({ signed, needed }) => `${signed} von ${needed}, alle Unterschriften bleiben gültig`,
  signaturesLost: ({ signed, needed, owners }) =>
    `${signed} von ${needed}, ${owners.length === 1 ? 'die Unterschrift' : 'die Unterschriften'} von ${listText(owners)} ${owners.length === 1 ? 'geht' : 'gehen'} verloren`,
  nothingWaits: 'Keine Transaktion wartet.',
  noSignatureLost: 'Keine Unterschrift geht verloren.',
  areReplaced: ({ replaced }) =>
    `${plural(replaced, { one: 'Eine Transaktion wird', other: '# Transaktionen werden' })} ersetzt.`,
  signAgain: ({ again }) =>
    `${plural(again, { one: 'Eine Transaktion muss', other: '# Transaktionen müssen' })} noch einmal unterschrieben werden.`,
  replacedAndAgain: ({ replaced, again }) =>
    `${plural(replaced, { one: 'Eine Transaktion wird', other: '# Transaktionen werden' })} ersetzt, und ${plural(again, { one: 'eine muss', other: '# müssen' })} noch einmal unterschrieben werden.`,
  addOwnerFirst: ({ place }) => `Zuerst einen ${place}. Eigentümer hinzufügen`,
  keepSignatures: ({ threshold }) =>
    `Bei ${plural(threshold, { one: '# Unterschrift', other: '# Unterschriften' })} bleiben`,
  requireSignatures: ({ threshold }) =>
    `Stattdessen ${plural(threshold, { one: '# Unterschrift', other: '# Unterschriften' })} verlangen`,
  keyDoesNotWork: 'der Schlüssel funktioniert nicht',
})
