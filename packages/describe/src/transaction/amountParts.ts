import { type Address, displayUnits, shortenAddress } from '@countersign/primitives'
import { exactAmount } from './exactAmount.ts'
import { statementMessages } from './statementMessages.ts'
import type { TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

/** The largest amount, which an unlimited approval names. */
export const MAX_UINT256 = 2n ** 256n - 1n

/**
 * For example `36,000.00 TUSD`; the raw number of units if the token is not known.
 *
 * @param token null for the native currency
 * @param value in the token's smallest unit
 * @example
 * tokenAmountText(people.tusd, 36_000_000_000n, viewFixture) // '36,000.00 TUSD'
 */
export function tokenAmountText(token: Address | null, value: bigint, context: ViewContext): string {
  if (token === null) return `${exactAmount(value, context.native.decimals)} ${context.native.symbol}`
  const known = context.tokenOf(token)
  if (known?.kind === 'ERC20') return `${exactAmount(value, known.decimals)} ${known.symbol}`
  return statementMessages.unitsOfToken({
    amount: displayUnits(value, 0, { group: true }),
    token: shortenAddress(token),
  })
}

export const amountPart = (token: Address | null, value: bigint, context: ViewContext): TextPart => ({
  text: tokenAmountText(token, value, context),
  kind: 'amount',
  ...(token === null && context.native.isFromService ? { source: 'service' as const } : {}),
})

/**
 * For example `Badge #12` for an ERC-721 token, or `5 × Pass #3` for an amount of an ERC-1155 id.
 *
 * @param amount number of tokens of an ERC-1155 id; null for an ERC-721 token
 * @example
 * nftPart(people.nft, 12n, viewFixture).text // 'BADGE #12'
 */
export const nftPart = (
  token: Address,
  tokenId: bigint | string,
  context: ViewContext,
  amount: bigint | null = null,
): TextPart => ({
  text: `${amount === null ? '' : `${exactAmount(amount, 0)} × `}${context.tokenOf(token)?.symbol ?? shortenAddress(token)} #${tokenId}`,
  kind: 'amount',
})

/** An address by its name, or shortened if it has none. The part always contains the full address. */
export function addressPart(address: Address, context: ViewContext): TextPart {
  if (address.toLowerCase() === context.safe.toLowerCase()) {
    return { text: statementMessages.thisAccount, kind: 'name', address }
  }
  const name = context.nameOf(address)
  return name === null ? { text: shortenAddress(address), kind: 'address', address } : namePart(name, address, context)
}

/** The name of the account, as the subject of a sentence. */
export const accountPart = (context: ViewContext): TextPart => namePart(context.accountName, context.safe, context)

const namePart = (text: string, address: Address, context: ViewContext): TextPart => ({
  text,
  kind: 'name',
  address,
  ...(context.isNameFromService?.(address) ? { source: 'service' as const } : {}),
})
