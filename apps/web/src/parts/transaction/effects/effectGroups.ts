import type { Change, Flow, ViewContext } from '@countersign/describe/transaction'
import { type Address, isSameAddress } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import type { Predicted } from '../../simulation/Predicted.ts'
import { worthOf, type Pricing } from './amountWords.ts'
import { assetLines } from './assetLines.ts'
import { effectLine, type EffectLine, type EffectLines } from './EffectLine.ts'
import { effectsMessages } from './effectsMessages.ts'
import { feeWords } from './feeWords.ts'
import { laterLines } from './laterLines.ts'
import { controlLines, settingLines } from './settingLines.ts'

export type EffectsInput = {
  readonly predicted: Predicted
  /** From the calls. */
  readonly flows: readonly Flow[]
  /** Settings that the calls change, without those shown in a table of their own. */
  readonly changes: readonly Change[]
  readonly context: ViewContext
  readonly pricing: Pricing
  readonly state: {
    readonly owners: readonly Address[]
    readonly threshold: number
    readonly masterCopy?: Address
  } | null
  readonly wallet: Address | null
}

/** Every row of the table of effects, in the order in which an owner asks: what leaves, to whom, what may follow, what else changes. */
export function effectGroups(input: EffectsInput): EffectLines[] {
  const { predicted, changes, context, pricing } = input
  const later = laterLines(input)
  const control = controlLines(input)
  const settings = [...control, ...settingLines(changes)]
  const assets = assetLines({ predicted, context, pricing, hasOthers: later.length + settings.length > 0 })
  const groups: EffectLines[] = [
    ...(control.length > 0 ? [] : assets),
    { id: 'later', title: effectsMessages.later, lines: later },
    { id: 'settings', title: assets.length + later.length > 0 ? effectsMessages.settings : null, lines: settings },
    ...(control.length > 0 ? assets : []),
  ]
  const shown = groups.filter(({ lines }) => lines.length > 0)
  const fee = feeLine(input)
  const [first] = shown
  if (fee === null) return shown
  // One payment: the fee is the third row of the only group.
  if (shown.length === 1 && first?.title === null && settings.length === 0)
    return [{ ...first, lines: [...first.lines, fee] }]
  return shown.length === 0 ? [] : [...shown, { id: 'fee', title: effectsMessages.fee, lines: [fee] }]
}

function feeLine({ predicted: { fee }, context, pricing, wallet }: EffectsInput): EffectLine | null {
  if (fee === null) return null
  const worth = worthOf({ token: null, tokenId: null }, fee.cost, context, pricing)
  const isYou = wallet !== null && isSameAddress(wallet, fee.payer)
  return effectLine({
    id: 'fee',
    subject: { kind: 'address', address: fee.payer },
    note: isYou ? effectsMessages.youIfYouExecute : null,
    change: `−${feeWords(fee.cost, context.native)}`,
    changeNote:
      worth === null
        ? effectsMessages.networkFeeNote
        : effectsMessages.about({ fiat: fiatText(worth, pricing.currency.toUpperCase()) }),
    ...(fee.held === null
      ? {}
      : {
          before: { text: feeWords(fee.held, { ...context.native, symbol: '' }).trim() },
          after: { text: feeWords(fee.held - fee.cost, context.native) },
        }),
  })
}
