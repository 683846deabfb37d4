import { keyOfMove, tokenAmountText, type Move, type ViewContext } from '@countersign/describe/transaction'
import { isSameAddress } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import type { Predicted } from '../../simulation/Predicted.ts'
import { balanceText, changeText, fiatOfMove, sumOf, symbolOf, worthOf, type Pricing } from './amountWords.ts'
import { effectLine, type EffectLine, type EffectLines } from './EffectLine.ts'
import { effectsMessages } from './effectsMessages.ts'

type Input = {
  readonly predicted: Pick<Predicted, 'moves' | 'held'>
  readonly context: ViewContext
  readonly pricing: Pricing
  /** Whether other groups follow, so that each group needs its title. */
  readonly hasOthers: boolean
}

/** Who gains and loses what: without titles for one payment, in groups otherwise. */
export function assetLines({ predicted, context, pricing, hasOthers }: Input): EffectLines[] {
  const { moves } = predicted
  const isOwn = ({ owner }: Move) => isSameAddress(owner, context.safe)
  const leaving = moves.filter((move) => isOwn(move) && move.amount < 0n)
  const coming = moves.filter((move) => isOwn(move) && move.amount > 0n)
  const gaining = moves.filter((move) => !isOwn(move) && move.amount > 0n)
  const losing = moves.filter((move) => !isOwn(move) && move.amount < 0n)
  const isSimple = !hasOthers && leaving.length <= 1 && gaining.length <= 1 && coming.length + losing.length === 0
  const line = (move: Move, note: string, isFull: boolean) =>
    lineOf(move, { predicted, context, pricing }, note, isFull)
  if (isSimple)
    return [
      {
        id: 'all',
        title: null,
        lines: [
          ...leaving.map((move) => line(move, effectsMessages.thisAccount, false)),
          ...gaining.map((move) => line(move, effectsMessages.recipient, false)),
        ],
      },
    ].filter(({ lines }) => lines.length > 0)
  const own = (move: Move): EffectLine => ({
    ...line(move, effectsMessages.thisAccountNamed({ name: context.accountName }), false),
    subject: { kind: 'asset', symbol: symbolOf(move.token, context) },
  })
  const total = sumOf(leaving.map((move) => worthOf(move, move.amount, context, pricing)))
  const recipients = new Set(gaining.map(({ owner }) => owner.toLowerCase())).size
  const groups: EffectLines[] = [
    {
      id: 'leaves',
      title:
        total === null
          ? effectsMessages.leaves
          : effectsMessages.leavesInAll({ fiat: fiatText(total, pricing.currency.toUpperCase()) }),
      lines: leaving.map(own),
    },
    {
      id: 'goes',
      title: effectsMessages.goesTo(recipients),
      lines: gaining.map((move) => line(move, effectsMessages.recipient, true)),
    },
    { id: 'comes', title: effectsMessages.arrives, lines: coming.map(own) },
    {
      id: 'others',
      title: effectsMessages.others,
      lines: losing.map((move) => line(move, effectsMessages.otherParty, true)),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

function lineOf(
  move: Move,
  { predicted: { held }, context, pricing }: Omit<Input, 'hasOthers'>,
  note: string,
  isFull: boolean,
): EffectLine {
  const isOwn = isSameAddress(move.owner, context.safe)
  return effectLine({
    id: keyOfMove(move),
    subject: { kind: isOwn ? 'account' : 'address', address: move.owner },
    note,
    isFull,
    change: changeText(move, context),
    changeNote: fiatOfMove(move, context, pricing),
    ...figuresOf(move, held, context),
  })
}

/** Before and after, where the balance was read. */
function figuresOf(
  move: Move,
  held: Predicted['held'],
  context: ViewContext,
): Pick<EffectLine, 'before' | 'after'> & Partial<Pick<EffectLine, 'isDanger'>> {
  if (move.tokenId !== null) {
    const [none, owner] = [{ text: effectsMessages.noItem }, { text: effectsMessages.holdsItem }]
    return move.amount < 0n ? { before: owner, after: none } : { before: none, after: owner }
  }
  const found = held.find(({ owner, token }) => keyOfMove({ owner, token, tokenId: null }) === keyOfMove(move))
  if (!found) return { before: null, after: null }
  const after = found.value + move.amount
  const symbol = symbolOf(move.token, context)
  const before = { text: balanceText(move.token, found.value, context) }
  if (after < 0n)
    return {
      before,
      after: {
        text: effectsMessages.moreThanHeld({ amount: tokenAmountText(move.token, -after, context) }),
      },
      isDanger: true,
    }
  return { before, after: { text: `${balanceText(move.token, after, context)} ${symbol}` } }
}
