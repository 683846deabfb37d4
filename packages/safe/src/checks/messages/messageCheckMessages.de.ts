import { defineTranslation } from '@countersign/primitives'
import type { messageCheckMessages } from './messageCheckMessages.ts'

export const messageCheckMessagesDe = defineTranslation<typeof messageCheckMessages>('check-messages', {
  unreadableBytes: 'Bytes, die sich nicht lesen lassen,',
  thisAccount: 'dieses Konto',
  unlimited: 'einen unbegrenzten Betrag',
  baseUnits: (amount) => `${amount} Basiseinheiten`,
  ofToken: ({ much, token }) => `${much} von ${token}`,
  amountOf: ({ amount, symbol, token }) => `${amount} ${symbol} (Token ${token})`,
  unlimitedOf: ({ symbol, token }) => `einen unbegrenzten Betrag von ${symbol} (Token ${token})`,
  secondsOf: (seconds) => `Sekunde ${seconds} der Unixzeit`,
  grants: ({ spender, much }) =>
    `Mit dieser Unterschrift kann jeder, dem sie vorliegt, ${spender} erlauben, ${much} zu nehmen, ohne noch einmal zu fragen.`,
  grantsForever: ({ spender, much }) =>
    `Mit dieser Unterschrift kann jeder, dem sie vorliegt, ${spender} erlauben, ohne zeitliches Ende ${much} zu nehmen, ohne noch einmal zu fragen.`,
  grantsLong: ({ spender, much, deadline }) =>
    `Mit dieser Unterschrift kann jeder, dem sie vorliegt, ${spender} erlauben, länger als 30 Tage (bis ${deadline}) ${much} zu nehmen, ohne noch einmal zu fragen.`,
  plainKeyNote: 'Der Bevollmächtigte ist ein einfacher Schlüssel, kein Vertrag. Apps brauchen das nie.',
  spenderUnread: 'Ob der Bevollmächtigte ein Vertrag ist, konnte nicht gelesen werden.',
  askController: 'Fragen Sie, von wem er kontrolliert wird, bevor Sie unterschreiben.',
  compareBoth: 'Vergleichen Sie den Bevollmächtigten und den Betrag mit der Vereinbarung.',
  unreadableAmount: 'einen nicht lesbaren Betrag an Basiseinheiten',
  unreadableAddress: 'eine nicht lesbare Adresse',
  authorization: ({ much, to }) =>
    `Mit dieser Unterschrift kann jeder, dem sie vorliegt, ${much} an ${to} senden (ERC-3009). Vergleichen Sie beides mit der Vereinbarung.`,
  asksNothing: (type) => `${type} verlangt, unterschrieben, nichts als Gegenleistung. Unterschreiben Sie nicht.`,
  asksZero: ({ type, field }) =>
    `${type} verlangt, unterschrieben, ${field} 0 als Gegenleistung. Unterschreiben Sie nicht.`,
  canExecute: (type) =>
    `Jeder, der ${type} unterschrieben vorliegen hat, kann den Auftrag ausführen. Lesen Sie, was gegeben und was erhalten wird.`,
  orderTo: ({ type, receiver }) =>
    `Jeder, der ${type} unterschrieben vorliegen hat, kann den Auftrag ausführen. Lesen Sie, was gegeben und was erhalten wird. Der Empfänger ist ${receiver}.`,
  unreadable: 'Kann nicht gelesen werden',
  bareValue: (value) =>
    `„${value}“ ist ein bloßer Wert. Er kann der Hash von allem sein, auch von einer Transaktion, und kein Werkzeug kann zeigen, wofür er steht. Bitten Sie die App um einen Text oder um typisierte Daten.`,
  readable: 'Kann gelesen werden',
  isText: 'Es ist ein Text, kein bloßer Wert.',
  onlyBare: 'Enthält nur einen bloßen Wert',
  onlyField: ({ name, value }) =>
    `Der einzige unterschriebene Wert ist ${name}: ${value}. Seine Bedeutung kann nicht gezeigt werden. Fragen Sie die App.`,
  hasFields: 'Die Felder haben Namen und Werte.',
  confirms: ({ place, account, what }) => `${place} lässt ${account} dauerhaft, im Netzwerk, ${what} bestätigen.`,
  signsMessage: 'Unterschreibt eine Nachricht im Namen des Kontos',
  shownHere: (agrees) =>
    `${agrees} Das ist der Hash der Nachricht auf dieser Seite. Lesen Sie diese Nachricht: Von da an kann jeder, dem sie vorliegt, sie verwenden, ohne eine Unterschrift.`,
  signsUnreadable: 'Unterschreibt eine Nachricht, die nicht gelesen werden kann',
  mayBe: (agrees) =>
    `${agrees} Die Bedeutung eines Hashes kann nicht gezeigt werden: Er kann eine Anmeldung sein, ein Auftrag oder die Erlaubnis, Token zu nehmen. Fragen Sie den Einreicher, und vergleichen Sie den Hash mit dem der angefragten Nachricht.`,
  mayMove: 'Kann Token bewegen',
  canSubmit: (type) =>
    `Jeder, der ${type} unterschrieben vorliegen hat, kann es einreichen. Lesen Sie, was gegeben und was erhalten wird.`,
  plainKey: 'Der Bevollmächtigte ist ein einfacher Schlüssel',
  unlimitedPermission: 'Eine unbegrenzte Erlaubnis',
  likePayment: 'Wirkt wie eine Zahlung',
  isPayment: 'Ist eine Zahlung',
  giftOrder: 'Ein Auftrag, der alles für nichts gibt',
  order: 'Ein Auftrag',
})
