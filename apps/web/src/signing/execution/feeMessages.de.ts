import { defineTranslation } from '@countersign/primitives'
import type { feeMessages } from './feeMessages.ts'

export const feeMessagesDe = defineTranslation<typeof feeMessages>('network-fee', {
  networkFee: 'Netzwerkgebühr',
  reading: 'Gebühr wird gelesen …',
  unread: 'Die Gebühr konnte nicht gelesen werden',
  atMost: ({ most }) => `höchstens ${most}`,
  gasLimit: 'Gaslimit',
  maxFee: 'Höchstgebühr pro Gas (Gwei)',
  tip: 'Trinkgeld pro Gas (Gwei), Teil der Höchstgebühr',
  gasPrice: 'Gaspreis (Gwei)',
  noWholeGas: 'Das Gaslimit ist eine ganze Zahl.',
  worst: 'Höchstens, wenn alles Gas zur Höchstgebühr verbraucht wird: <cost/>',
  expected: 'Ungefähr, bei der Grundgebühr des neuesten Blocks: <cost/>',
  walletMayChange:
    'Ihre Wallet erhält genau diese Werte. Sie kann sie vor dem Senden ändern: Vergleichen Sie sie dort. Nach dem Senden zeigt diese Seite, was gesendet wurde.',
  suggestion: 'Vorgeschlagene Werte verwenden',
  sendThrough: 'Senden über',
  byWallet: 'Den Knoten der Wallet',
  fromYou: ({ host }) => `${host}, von Ihnen hinzugefügt`,
  fromOperator: ({ host }) => `${host}, vom Betreiber genannt`,
  signsAndSends:
    'Diese Wallet sendet immer selbst. Wählen Sie einen Knoten in der Wallet, oder verwenden Sie hier eine Hardware-Wallet.',
  signsOnly:
    'Ihre Wallet unterschreibt nur. Die Seite vergleicht, was unterschrieben wurde, und sendet es nur an diesen Knoten.',
  addNode: 'Knoten hinzufügen',
  again: 'Erneut versuchen',
})
