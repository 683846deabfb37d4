import type { Balances } from '@countersign/api'
import type { PriceOf, ViewContext } from '@countersign/describe/transaction'

/** The prices of an account's balances; null for a token that the account does not hold. */
export const pricesOf =
  (balances: Balances | undefined, { native, tokenOf }: Pick<ViewContext, 'native' | 'tokenOf'>): PriceOf =>
  (token) => {
    const item = balances?.items.find(({ tokenInfo: { type, address } }) =>
      token === null
        ? type === 'NATIVE_TOKEN'
        : type !== 'NATIVE_TOKEN' && address.toLowerCase() === token.toLowerCase(),
    )
    const decimals = token === null ? native.decimals : tokenOf(token)?.decimals
    if (!item || decimals === undefined || decimals === null || balances?.unpriced) return null
    return { price: item.fiatConversion, decimals }
  }
