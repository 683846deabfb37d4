import { defineTranslation } from '@countersign/primitives'
import type { moneyMessages } from './moneyMessages.ts'

export const moneyMessagesDe = defineTranslation<typeof moneyMessages>('check-money', {
  wei: (amount) => `${amount} Wei`,
  baseUnits: (amount) => (amount === 1n ? '1 Basiseinheit' : `${amount} Basiseinheiten`),
  amountOf: ({ amount, token }) => `${amount} von ${token}`,
  theAccount: 'Das Konto',
  accountAt: (address) => `Das Konto ${address}`,
  notRead: 'nicht gelesen',
  balanceUnread: ({ account, amount, reason }) =>
    `${account} zahlt ${amount}. Sein Guthaben konnte nicht gelesen werden: ${reason}.`,
  payerUnknown: ({ place, address }) =>
    `${place} zahlt über ${address}. Ob dieses Konto oder ein anderes zahlt, steht nicht in den Bytes.`,
  tooLittle: ({ account, balance, amount }) =>
    `${account} hat ${balance} und zahlt ${amount}. Die Zahlung schlägt fehl, wenn vorher nicht mehr eingeht.`,
  beforeAfter: ({ account, before, after }) =>
    `${account} hat vorher ${before} und nachher ${after}. Vergewissern Sie sich, dass das gewollt ist.`,
  unitsOf: ({ amount, token }) => `${amount} Basiseinheiten von ${token}`,
  executor: 'den Ausführenden',
  setHere: ({ fields, payout, receiver }) =>
    `Hier gesetzt: ${fields}. Erwartet ist null. ${payout} Gezahlt wird sie zusätzlich zur Transaktion, an ${receiver}.`,
  setByProposer: ({ fields, payout, receiver }) =>
    `Vom Einreicher gesetzt: ${fields}. Erwartet ist null. ${payout} Gezahlt wird sie zusätzlich zur Transaktion, an ${receiver}.`,
  unreadableToken: 'einem nicht lesbaren Token',
  unreadableAddress: 'eine nicht lesbare Adresse',
  nestedRefund: ({ place, gasPrice, amount, token, account, receiver }) =>
    `${place} führt mit gasPrice ${gasPrice} aus. Erwartet ist null. Bis zu ${amount} Basiseinheiten von ${token} können dem Konto ${account} entnommen werden, für ${receiver}.`,
  noneEmpties: 'Keine Zahlung leert das Konto',
  nothingPaid: 'Kein Aufruf zahlt Netzwerkwährung oder einen Token.',
  fivePercent: 'Von jedem gezahlten Vermögenswert bleiben mindestens 5 %, gelesen aus dem Netzwerk.',
  howMuch: 'Wie viel im Konto bleibt',
  exceeds: 'Die Zahlung übersteigt das Guthaben',
  nothingRemains: 'Von einem Vermögenswert bleibt nichts im Konto',
  almostNothing: 'Von einem Vermögenswert bleibt fast nichts im Konto',
  withoutPrice: 'Mit gasPrice 0 wird nichts gezahlt, aber das Feld sollte nicht gesetzt sein.',
  upTo: (amount) => `Sie kann bis zu ${amount} betragen.`,
  wouldRefund: 'Das Konto würde eine Gaserstattung zahlen',
  mayFail: 'Kann fehlschlagen und trotzdem die Nonce verbrauchen',
  safeTxGas: (gas) =>
    `safeTxGas ist ${gas}. Erwartet ist 0. Der innere Aufruf kann dann fehlschlagen, während die Nonce verbraucht wird. Schlagen Sie die Transaktion mit 0 neu vor.`,
  noRefund: 'Keine Gaserstattung',
  allZero: 'gasPrice, baseGas, gasToken und refundReceiver sind null.',
  otherRefunds: 'Ein anderes Konto würde eine Gaserstattung zahlen',
})
