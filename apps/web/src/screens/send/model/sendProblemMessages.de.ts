import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { sendProblemMessages } from './sendProblemMessages.ts'

export const sendProblemMessagesDe = defineTranslation<typeof sendProblemMessages>('send-problems', {
  enterRecipient: 'Geben Sie einen Empfänger ein.',
  noAddress: 'Geben Sie eine Adresse ein, oder einen Namen, der zu einer Adresse führt.',
  zeroAddress: 'Kein Schlüssel gehört zur Nulladresse: Was dorthin gesendet wird, ist verloren.',
  itself: 'Das ist das Konto selbst.',
  lookalike: 'Diese Adresse ähnelt einer, die Sie kennen.',
  chooseToken: 'Wählen Sie einen Token, den das Konto hält.',
  aboveZero: 'Geben Sie einen Betrag über null ein.',
  usedTwice: ({ symbol }) => `${symbol} steht schon in einer anderen Zeile.`,
  tooMuch: ({ missing }) => `${missing} mehr, als das Konto hält`,
  enterContract: 'Geben Sie den Vertrag ein, der aufgerufen werden soll.',
  zeroContract: 'An der Nulladresse ist kein Vertrag.',
  enterCalldata:
    'Geben Sie die Aufrufdaten ein. Um eine Währung oder einen Token ohne Aufruf zu senden, verwenden Sie eine Überweisung.',
  noteTooLong: ({ length, limit }) =>
    `Die Notiz hat ${numberText(length)} Zeichen; erlaubt sind ${numberText(limit)}. Kürzen Sie sie.`,
  notHeld: ({ token, id, held, sent }) =>
    `Laut dem Vertrag ${token} hält das Konto ${numberText(held)} von #${id}, aber das Formular würde ${numberText(sent)} senden. Verringern Sie den Betrag, oder entfernen Sie die Zeile.`,
  lineWithoutAmount: 'Der Betrag fehlt. Schreiben Sie „Empfänger; Betrag; Token“.',
  lineWithoutToken: 'Das Konto hält keine Token.',
  tokenNotHeld: ({ token }) => `Das Konto hält keine „${token}“.`,

  fix: ({ field, problem }) => `${field}: ${problem}`,
  row: (row) => `Zeile ${row}`,
  place: 'Platz in der Warteschlange',
  note: 'Notiz',
  safeTxGas: 'safeTxGas',
  contract: 'Vertrag',
  value: 'Wert',
  calldata: 'Aufrufdaten',
  notLoaded: 'Er ist noch nicht geladen.',

  paysItself: 'Das ist das Konto selbst: Die Zahlung würde es nicht verlassen.',
  ownElsewhere: ({ name }) =>
    `„${name}“ ist Ihr Konto in einem anderen Netzwerk. In diesem Netzwerk liegt an der Adresse kein Vertrag: Gesendetes kann verloren sein. Wählen Sie einen anderen Empfänger, oder legen Sie das Konto zuerst in diesem Netzwerk an.`,
  ownUndeployed: ({ name }) =>
    `„${name}“ ist Ihr Konto, das in diesem Netzwerk noch nicht angelegt ist. Bis dahin kann Gesendetes nicht bewegt werden. Bewahren Sie seine Erstellungsdaten auf.`,
  ownUnread: ({ name }) =>
    `„${name}“ ist Ihr Konto in einem anderen Netzwerk. Ob es in diesem Netzwerk liegt, wurde nicht geprüft: Der Knoten hat nicht geantwortet.`,
  contractRecipient: 'Das ist ein Vertrag. Prüfen Sie, dass er Token weitersenden kann.',
  noRecentPayment: 'In letzter Zeit keine Zahlung an diese Adresse.',
  firstPayment: 'Erste Zahlung an diese Adresse.',
  paid: (count) => plural(count, { one: 'Einmal bezahlt', other: '#-mal bezahlt' }),
  paidLately: (count) => plural(count, { one: 'Zuletzt einmal bezahlt', other: 'Zuletzt #-mal bezahlt' }),
  both: ({ first, second }) => `${first} ${second}`,
  sentence: ({ words }) => `${words}.`,
})
