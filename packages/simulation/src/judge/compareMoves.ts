import { type Address, isSameAddress, listText } from '@countersign/primitives'
import type { Movement } from '../result/readMovements.ts'
import { amountText } from './amountText.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import type { PromisedMove } from './promisedMoves.ts'
import type { UnitOf } from './UnitOf.ts'
import { verdictOf } from './verdictOf.ts'
import { intentMessages as messages } from './intentMessages.ts'

/**
 * Compares the transfers that the calls name with the transfers that the tokens report: every recipient must receive
 * the promised amount, over all calls. No finding for complete transfers.
 *
 * @param isOpaque whether a token reports movements in its own form, which cannot be read
 * @param unitOf the units for amounts in the findings
 */
export function compareMoves(
  promised: readonly PromisedMove[],
  moved: readonly Movement[],
  isOpaque: (token: Address) => boolean,
  unitOf: UnitOf,
): EffectVerdict[] {
  const sums = new Map<string, PromisedMove>()
  for (const move of promised) {
    const key = [move.token, move.to, move.tokenId].join().toLowerCase()
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, place: `${sum.place}, ${move.place}`, amount: sum.amount + move.amount } : move)
  }
  return [...sums.values()].flatMap((sum) => {
    const ofToken = moved.filter((movement) => isOf(movement, sum))
    const arrived = total(ofToken.filter(({ to }) => isSameAddress(to, sum.to)))
    if (arrived >= sum.amount) return []
    const isNamed = ({ to }: Movement) =>
      promised.some((other) => isSameAddress(other.token, sum.token) && isSameAddress(other.to, to))
    const elsewhere = ofToken.filter((movement) => isSameAddress(movement.from, sum.from) && !isNamed(movement))
    return [judgeShortfall(sum, arrived, elsewhere, isOpaque(sum.token), unitOf)]
  })
}

function judgeShortfall(
  promised: PromisedMove,
  arrived: bigint,
  elsewhere: readonly Movement[],
  isOpaque: boolean,
  unitOf: UnitOf,
): EffectVerdict {
  const { place, token, tokenId, to, amount } = promised
  const words = (size: bigint) => (tokenId === null ? amountText(size, token, unitOf) : `${size}`)
  const says = `${place}: ${
    tokenId === null
      ? messages.amountFor({ amount: words(amount), token, to })
      : amount === 1n
        ? messages.numberFor({ tokenId, token, to })
        : messages.numbersFor({ amount, tokenId, token, to })
  }`
  const where = [...new Set(elsewhere.map((movement) => movement.to))]
  const others = messages.elsewhere({ amount: words(total(elsewhere)), addresses: listText(where) })
  if (arrived === 0n && elsewhere.length > 0)
    return verdictOf('intent', 'danger', messages.otherPaid, messages.nothingArrives({ says, others }))
  if (arrived === 0n && isOpaque) return verdictOf('intent', 'unchecked', messages.notCompared, messages.opaque(says))
  if (arrived === 0n) return verdictOf('intent', 'danger', messages.movesNothing, messages.tokenMovedNothing(says))
  if (total(elsewhere) > arrived)
    return verdictOf(
      'intent',
      'danger',
      messages.mostElsewhere,
      messages.someArrives({ says, arrived: words(arrived), others }),
    )
  return verdictOf(
    'intent',
    'caution',
    messages.lessArrives,
    messages.feeToken({ says, arrived: words(arrived), missing: words(amount - arrived) }),
  )
}

const isOf = ({ asset }: Movement, { token, tokenId }: PromisedMove): boolean =>
  isSameAddress(asset.token, token) && (asset.kind === 'erc20' ? tokenId === null : asset.tokenId === tokenId)

const total = (movements: readonly Movement[]): bigint => movements.reduce((sum, { amount }) => sum + amount, 0n)
