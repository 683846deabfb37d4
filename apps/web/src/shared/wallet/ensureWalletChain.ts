import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { isSameAddress } from '@countersign/safe/light'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readWalletChainId } from './readWalletChainId.ts'
import { switchWalletChain } from './switchWalletChain.ts'
import { WalletError } from './WalletError.ts'
import { walletStore } from './walletStore.ts'

export type ReadyWallet = { readonly provider: Eip1193Provider; readonly address: Address }

/** The connected wallet, moved to the chain first when it is elsewhere. Asked before every signature and every transaction. */
export async function ensureWalletChain(chain: Chain): Promise<ReadyWallet> {
  const provider = walletStore.getProvider()
  const { address } = walletStore.get()
  if (!provider || address === null) throw new WalletError('disconnected')
  if ((await readWalletChainId(provider)) !== chain.chainId) await switchWalletChain(provider, chain)
  const now = walletStore.get().address
  if (now === null || !isSameAddress(now, address)) throw new WalletError('not-authorized')
  return { provider, address }
}
