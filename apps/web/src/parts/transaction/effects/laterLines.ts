import { periodWords, type Flow, type ViewContext } from '@countersign/describe/transaction'
import { isSameAddress } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import type { Predicted, Permission } from '../../simulation/Predicted.ts'
import { assetText, balanceText, decimalsOf, symbolOf, worthOf, type Pricing } from './amountWords.ts'
import { effectLine, type EffectLine } from './EffectLine.ts'
import { effectsMessages } from './effectsMessages.ts'

type Input = {
  readonly predicted: Pick<Predicted, 'permissions'>
  readonly flows: readonly Flow[]
  readonly context: ViewContext
  readonly pricing: Pricing
}

/** What others may take afterwards: token approvals, as the test run or the calls leave them, and spending limits. */
export function laterLines({ predicted, flows, context, pricing }: Input): EffectLine[] {
  const mays = flows.filter(({ kind }) => kind === 'may')
  const limits = mays.filter(({ resetMinutes }) => resetMinutes !== undefined)
  const approvals =
    predicted.permissions ??
    mays
      .filter(({ resetMinutes }) => resetMinutes === undefined)
      .flatMap(({ token, to, amount, tokenId }): Permission[] =>
        token === null ? [] : [{ token, spender: to, amount, tokenId, before: null }],
      )
  return [
    ...approvals
      .filter(({ spender }) => !isSameAddress(spender, ZERO))
      .map((one) => approvalLine(one, context, pricing)),
    ...limits.map((limit) => limitLine(limit, context, pricing)),
  ]
}

const ZERO = '0x0000000000000000000000000000000000000000'

function approvalLine(permission: Permission, context: ViewContext, pricing: Pricing): EffectLine {
  const { token, spender, amount, tokenId, before } = permission
  const symbol = symbolOf(token, context)
  const isKnown = decimalsOf(token, context) !== null
  const written = (value: bigint) => (isKnown ? balanceText(token, value, context) : value.toString())
  const worth = amount === null ? null : worthOf(permission, amount, context, pricing)
  return effectLine({
    id: `may ${token} ${spender} ${tokenId ?? ''}`,
    subject: { kind: 'address', address: spender },
    isFull: true,
    isLater: true,
    isDanger: amount === null,
    change:
      amount === null
        ? effectsMessages.everythingOf({ symbol })
        : amount === 0n
          ? effectsMessages.nothingMore({ symbol })
          : tokenId !== null
            ? effectsMessages.itemLater({ item: assetText(permission, 1n, context) })
            : effectsMessages.upTo({ amount: assetText(permission, amount, context) }),
    changeNote:
      worth === null || amount === 0n
        ? null
        : effectsMessages.atMost({ fiat: fiatText(worth, pricing.currency.toUpperCase()) }),
    before: before === null ? null : { text: written(before) },
    after:
      before === null ? null : { text: amount === null ? effectsMessages.noLimit : `${written(amount)} ${symbol}` },
  })
}

function limitLine(limit: Flow, context: ViewContext, pricing: Pricing): EffectLine {
  const { token, to, amount, resetMinutes = 0 } = limit
  const worth = amount === null ? null : worthOf(limit, amount, context, pricing)
  return effectLine({
    id: `limit ${token ?? 'native'} ${to}`,
    subject: { kind: 'address', address: to },
    isFull: true,
    isLater: true,
    change:
      amount === null ? effectsMessages.noLimit : effectsMessages.upTo({ amount: assetText(limit, amount, context) }),
    changeNote: [periodWords(resetMinutes), worth && fiatText(worth, pricing.currency.toUpperCase())]
      .filter(Boolean)
      .join(', '),
  })
}
