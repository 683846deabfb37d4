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
  again: 'Erneut versuchen',
})
