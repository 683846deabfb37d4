import { defineTranslation } from '@countersign/primitives'
import type { feeEditMessages } from './feeEditMessages.ts'

export const feeEditMessagesDe = defineTranslation<typeof feeEditMessages>('fee-edit', {
  gasBelowEstimate: ({ gas, estimate }) =>
    `${gas} Gas ist weniger als die ${estimate}, die es jetzt braucht. Es würde scheitern und trotzdem kosten.`,
  gasBelowLeast: ({ gas, least }) => `${gas} Gas ist weniger als die ${least}, die jede Transaktion braucht.`,
  gasAboveBlock: ({ gas, limit }) =>
    `${gas} Gas ist mehr als die ${limit} eines ganzen Blocks. Kein Block könnte sie enthalten.`,
  gasMuchAbove: ({ gas, estimate }) =>
    `${gas} Gas ist viel mehr als die ${estimate}, die es jetzt braucht. Nicht verbrauchtes Gas wird nicht bezahlt.`,
  belowReplacement: ({ typed, least }) =>
    `${typed} Gwei ist zu wenig, um die erste Transaktion zu ersetzen. Knoten verlangen mindestens ${least} Gwei, 10 % mehr.`,
  belowBase: ({ typed, base }) =>
    `${typed} Gwei liegt unter der Grundgebühr von ${base} Gwei, also kann sie jetzt kein Block enthalten.`,
  muchAbove: ({ typed, usual }) =>
    `${typed} Gwei ist viel mehr, als jetzt üblich ist; bis zu ${usual} Gwei sind üblich.`,
  tipAboveMost: ({ tip, most }) =>
    `Das Trinkgeld von ${tip} Gwei ist höher als die Höchstgebühr von ${most} Gwei. Es ist ein Teil der Höchstgebühr.`,
  aboveBalance: ({ worst, balance }) =>
    `Es könnte bis zu ${worst} kosten, die Wallet hat aber ${balance}. Knoten lehnen das ab.`,
})
