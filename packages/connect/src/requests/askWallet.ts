import type { Eip1193Provider } from './Eip1193Provider.ts'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'

/**
 * One request to a wallet.
 *
 * @throws {WalletError} for every failure of the wallet, in the words of this page
 * @example
 * await askWallet({ request: async () => '0x1' }, { method: 'eth_chainId' }) // '0x1'
 */
export async function askWallet(
  provider: Eip1193Provider,
  request: Parameters<Eip1193Provider['request']>[0],
): Promise<unknown> {
  try {
    return await provider.request(request)
  } catch (error) {
    throw normalizeWalletError(error)
  }
}
