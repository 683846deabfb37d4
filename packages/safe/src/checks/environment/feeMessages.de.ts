import { defineTranslation } from '@countersign/primitives'
import type { feeMessages } from './feeMessages.ts'

export const feeMessagesDe = defineTranslation<typeof feeMessages>('check-fee', {
  usualPerGas: 'Eine übliche Gebühr pro Gas',
  feeFarTooHigh: 'Die Netzwerkgebühr ist viel zu hoch',
  feeHigh: 'Die Netzwerkgebühr ist hoch',
  gasFarTooHigh: 'Das Gaslimit ist viel zu hoch',
  gasHigh: 'Das Gaslimit ist hoch',
  networkFee: 'Netzwerkgebühr',
  noSuggestion: ({ reason, reported }) =>
    `Der Knoten hat keine Gebühr vorgeschlagen: ${reason}. Vergleichen Sie ${reported} Wei pro Gas in Ihrer Wallet.`,
  values: ({ reported, usual }) => `Der Dienst nennt ${reported} Wei pro Gas, der Knoten schlägt ${usual} vor.`,
  farTooHigh: 'Der Dienst nennt eine viel zu hohe Gebühr',
  executorPays: (values) => `${values} Der Ausführende würde sie zahlen. Verwenden Sie den Wert des Knotens.`,
  high: 'Die Gebühr ist hoch',
  compare: (values) => `${values} Vergleichen Sie ihn in Ihrer Wallet.`,
  usual: 'Eine übliche Gebühr',
  perGas: 'Gebühr pro Gas',
  blocksUnread: ({ reason, perGas }) =>
    `Die Gebühren der neuesten Blöcke konnten nicht gelesen werden: ${reason}. Vergleichen Sie ${perGas} Gwei pro Gas in Ihrer Wallet.`,
  suggests: ({ perGas, base, usual }) =>
    `Der Knoten schlägt ${perGas} Gwei pro Gas vor. Die neuesten Blöcke haben eine Grundgebühr von ${base} Gwei, also sind bis zu ${usual} Gwei üblich.`,
  usualGas: 'Ein übliches Gaslimit',
  gasIs: (gas) => `Das Gaslimit ist ${gas}.`,
  gasLimit: 'Gaslimit',
  gasNotCompared: ({ gas, reason }) =>
    `Das Gaslimit von ${gas} konnte nicht mit einem lokalen Probelauf verglichen werden: ${reason}`,
  gasTried: ({ gas, used }) => `Das Gaslimit ist ${gas}, der lokale Probelauf brauchte ${used}.`,
  worst: (amount) => `Im schlimmsten Fall kostet es ${amount}.`,
  costFarTooHigh: 'Die Kosten sind viel zu hoch',
  cost: 'Kosten',
  balanceUnread: ({ worst, reason }) => `${worst} Das Guthaben Ihrer Wallet konnte nicht gelesen werden: ${reason}.`,
  mostOfBalance: 'Die Kosten könnten den größten Teil des Guthabens Ihrer Wallet aufbrauchen',
  walletHolds: ({ worst, balance, symbol }) => `${worst} Ihre Wallet hat ${balance} ${symbol}.`,
  costHigh: 'Die Kosten sind hoch',
  usualCost: 'Übliche Kosten',
})
