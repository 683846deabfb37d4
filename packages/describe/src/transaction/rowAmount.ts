import type { TransferInfo } from '@countersign/api'
import { displayUnits, shortenAddress } from '@countersign/primitives'
import { exactAmount } from './exactAmount.ts'
import type { RowAmount } from './TransactionRowModel.ts'
import { rowMessages } from './rowMessages.ts'

const SIGNS = { INCOMING: '+', OUTGOING: '−', UNKNOWN: '' } as const

/**
 * The amount that a transfer moved, with its sign; null for a token with an id and for an amount that the service
 * does not know.
 *
 * @param native symbol and decimals of the chain's currency
 * @example
 * rowAmount({ type: 'NATIVE_COIN', value: 10n ** 18n }, 'OUTGOING', { symbol: 'ETH', decimals: 18 })?.text // '1.00'
 */
export function rowAmount(
  info: TransferInfo,
  direction: keyof typeof SIGNS,
  native: { readonly symbol: string; readonly decimals: number },
): RowAmount | null {
  const sign = SIGNS[direction]
  if (info.type === 'ERC721') {
    const symbol = info.tokenSymbol ?? shortenAddress(info.tokenAddress)
    const value = info.amount ?? 1n
    const { tokenAddress: token, tokenId } = info
    return { sign, text: exactAmount(value, 0), symbol, token, tokenId, value, decimals: 0 }
  }
  if (info.type === 'NATIVE_COIN') {
    if (info.value === null) return null
    return { sign, text: exactAmount(info.value, native.decimals), ...native, token: null, value: info.value }
  }
  const { value, tokenAddress: token } = info
  if (info.decimals === null) {
    // Without decimals only the number of units is certain.
    const text = displayUnits(value, 0, { group: true })
    return {
      sign,
      text,
      symbol: rowMessages.unitsOf(info.tokenSymbol ?? shortenAddress(token)),
      token,
      value,
      decimals: 0,
    }
  }
  const symbol = info.tokenSymbol ?? shortenAddress(token)
  return { sign, text: exactAmount(value, info.decimals), symbol, token, value, decimals: info.decimals }
}
