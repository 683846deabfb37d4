import type { Balances } from '@countersign/api'
import {
  exactAmount,
  fiatOf,
  nftPart,
  tokenAmountText,
  type Move,
  type ViewContext,
} from '@countersign/describe/transaction'
import { type Address, displayUnits, shortenAddress } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { effectsMessages } from './effectsMessages.ts'

export type Pricing = { readonly balances: Balances | undefined; /** ISO 4217 code. */ readonly currency: string }

type Asset = Pick<Move, 'token' | 'tokenId'>

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/** "−2,500.00 TUSD": never rounded. */
export const changeText = ({ token, tokenId, amount }: Omit<Move, 'owner'>, context: ViewContext): string =>
  `${amount < 0n ? '−' : '+'}${assetText({ token, tokenId }, sizeOf(amount), context)}`

export function assetText({ token, tokenId }: Asset, amount: bigint, context: ViewContext): string {
  if (token === null || tokenId === null) return tokenAmountText(token, amount, context)
  return nftPart(token, tokenId, context, amount === 1n ? null : amount).text
}

export function decimalsOf(token: Address | null, context: ViewContext): number | null {
  if (token === null) return context.native.decimals
  const known = context.tokenOf(token)
  return known?.kind === 'ERC20' ? known.decimals : null
}

export const symbolOf = (token: Address | null, context: ViewContext): string =>
  token === null ? context.native.symbol : (context.tokenOf(token)?.symbol ?? shortenAddress(token))

/** A balance without its symbol. Above one whole token, digits after the sixth are left out, and "…" says so. */
export function balanceText(token: Address | null, value: bigint, context: ViewContext): string {
  const decimals = decimalsOf(token, context) ?? 0
  const isCut = decimals > SHOWN && value >= 10n ** BigInt(decimals) && value % 10n ** BigInt(decimals - SHOWN) !== 0n
  if (!isCut) return exactAmount(value, decimals)
  return `${displayUnits(value, decimals, { minFraction: 2, maxFraction: SHOWN, group: true })}…`
}

const SHOWN = 6

/** The value as a plain decimal number; null without a price. */
export function worthOf(
  { token, tokenId }: Asset,
  amount: bigint,
  context: ViewContext,
  { balances }: Pricing,
): string | null {
  const decimals = decimalsOf(token, context)
  if (tokenId !== null || decimals === null) return null
  const price = balances?.items.find(({ tokenInfo }) =>
    token === null ? tokenInfo.type === 'NATIVE_TOKEN' : tokenInfo.address.toLowerCase() === token.toLowerCase(),
  )?.fiatConversion
  return fiatOf(sizeOf(amount), decimals, price)
}

/** "−$2,500.00", or "No price"; null for a collectible. */
export function fiatOfMove(move: Omit<Move, 'owner'>, context: ViewContext, pricing: Pricing): string | null {
  if (move.tokenId !== null) return null
  const worth = worthOf(move, move.amount, context, pricing)
  if (worth === null) return effectsMessages.noPrice
  return `${move.amount < 0n ? '−' : '+'}${fiatText(worth, pricing.currency.toUpperCase())}`
}

/** The sum of decimal numbers with six digits after the point; null if one is missing. */
export function sumOf(worths: readonly (string | null)[]): string | null {
  let total = 0n
  for (const worth of worths) {
    if (worth === null) return null
    total += BigInt(worth.replace('.', ''))
  }
  const digits = total.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}
