import type { Chain } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readWalletChainId } from './readWalletChainId.ts'
import { switchWalletChain } from './switchWalletChain.ts'
import { WalletError } from './WalletError.ts'
import { walletStore } from './walletStore.ts'

export type ReadyWallet = { readonly provider: Eip1193Provider; readonly address: Address }

/** A wallet that has not answered after this time counts as missing. */
const RECONNECT_MS = 10_000

/** The connected wallet, after it was switched to the chain if necessary. Called before every signature and every transaction. */
export async function ensureWalletChain(chain: Chain): Promise<ReadyWallet> {
  await untilReconnected()
  const provider = walletStore.getProvider()
  const { address } = walletStore.get()
  if (!provider || address === null) throw new WalletError('disconnected')
  if ((await readWalletChainId(provider)) !== chain.chainId) await switchWalletChain(provider, chain)
  const now = walletStore.get().address
  if (now === null || !isSameAddress(now, address)) throw new WalletError('not-authorized')
  return { provider, address }
}

/** The last wallet is shown before it has reconnected. An action in that moment waits for it. */
function untilReconnected(): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {}
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = () => {
      if (walletStore.get().status !== 'reconnecting') finish()
    }
    const timer = setTimeout(finish, RECONNECT_MS)
    stop = walletStore.subscribe(look)
    look()
  })
}
