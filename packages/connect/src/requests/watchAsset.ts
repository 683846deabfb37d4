import type { Address } from '@countersign/primitives'
import { askWallet } from './askWallet.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { WalletError } from '../errors/WalletError.ts'

/** An ERC-20 token that a wallet is asked to show. */
export type WatchedAsset = {
  readonly address: Address
  readonly symbol: string
  /** Default 18. */
  readonly decimals?: number
  /** Address of its logo. */
  readonly image?: string | undefined
}

/** Wallets refuse longer symbols before they ask the user. */
const LONGEST_SYMBOL = 11

/**
 * Asks a wallet to show an ERC-20 token (EIP-747).
 *
 * @throws {WalletError} rejected, also when the wallet answers "no" without an error
 * @example
 * await watchAsset({ request: async () => true }, { address: usdc, symbol: 'USDC', decimals: 6 })
 */
export async function watchAsset(
  provider: Eip1193Provider,
  { address, symbol, decimals = 18, image }: WatchedAsset,
): Promise<void> {
  const options = {
    address,
    symbol: symbol.slice(0, LONGEST_SYMBOL),
    decimals,
    ...(image === undefined ? {} : { image }),
  }
  const isAdded = await askWallet(provider, { method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
  if (isAdded !== true) throw new WalletError('rejected')
}
