import type { Chain } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { type Eip1193Provider, WalletError } from '@countersign/connect/core'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'

/**
 * The connected wallet directly before it is asked to send: a cost may have waited long for its answer, and the wallet may have changed its
 * network or its address meanwhile.
 * @throws {WalletError} `not-authorized` when it has another address
 */
export async function ensureSender(chain: Chain, sender: Address): Promise<Eip1193Provider> {
  const { provider, address } = await ensureWalletChain(chain)
  if (!isSameAddress(address, sender)) throw new WalletError('not-authorized')
  return provider
}
