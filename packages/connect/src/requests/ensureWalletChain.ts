import { type Address, isSameAddress } from '@countersign/primitives'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readWalletChainId } from './readWalletChainId.ts'
import { type SwitchedWallet, switchWalletChain } from './switchWalletChain.ts'

/** A connected wallet that is on the requested network. */
export type ReadyWallet = { readonly provider: Eip1193Provider; readonly address: Address }

type Parts = {
  /** The store of the connected wallet. */
  readonly wallet: {
    get(): { readonly status: string; readonly address: Address | null }
    getProvider(): Eip1193Provider | null
    subscribe(listener: () => void): () => void
  }
  readonly given: SwitchedWallet['given']
}

/** A wallet that has not answered after this time counts as missing. */
const RECONNECT_MS = 10_000

/**
 * The connected wallet, after it was switched to the chain if necessary. Called before every signature and every transaction.
 *
 * @example
 * const ready = (state: ConnectState, chain: ConnectChain) => ensureWalletChain(state, chain)
 */
export async function ensureWalletChain({ wallet, given }: Parts, chain: ConnectChain): Promise<ReadyWallet> {
  await untilReconnected(wallet)
  const provider = wallet.getProvider()
  const { address } = wallet.get()
  if (!provider || address === null) throw new WalletError('disconnected')
  if ((await readWalletChainId(provider)) !== chain.chainId) await switchWalletChain({ provider, given }, chain)
  const now = wallet.get().address
  if (now === null || !isSameAddress(now, address)) throw new WalletError('not-authorized')
  return { provider, address }
}

/** The last wallet is shown before it has reconnected. An action in that moment waits for it. */
function untilReconnected(wallet: Parts['wallet']): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {}
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = () => {
      if (wallet.get().status !== 'reconnecting') finish()
    }
    const timer = setTimeout(finish, RECONNECT_MS)
    stop = wallet.subscribe(look)
    look()
  })
}
