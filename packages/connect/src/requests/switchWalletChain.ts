import type { ConnectChain } from '../chains/ConnectChain.ts'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readWalletChainId } from './readWalletChainId.ts'

export const SWITCH_TIMEOUT_MS = 30_000

export type SwitchedWallet = {
  readonly provider: Eip1193Provider
  /** Notes which networks the wallet was asked to add. */
  readonly given: { note(chainId: string): void }
}

/**
 * Switches the wallet to a chain, and adds the chain when the wallet does not know it. Some wallets report success without switching,
 * others never answer. So the wallet's own chain id decides, and after 30 s the attempt ends.
 *
 * @example
 * const toChain = (provider: Eip1193Provider, chain: ConnectChain) =>
 *   switchWalletChain({ provider, given: createGivenNetworks('example.given-networks') }, chain)
 */
export async function switchWalletChain(
  { provider, given }: SwitchedWallet,
  chain: ConnectChain,
  { timeoutMs = SWITCH_TIMEOUT_MS, pollMs = 200 } = {},
): Promise<void> {
  const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, timeoutMs, 'timeout'))
  const outcome = await Promise.race([moveAndConfirm({ provider, given }, chain, pollMs, timeout), timeout])
  if (outcome !== 'timeout') return
  const current = await Promise.race([readWalletChainId(provider).catch(() => null), wait(1000)])
  throw new WalletError('switch-timeout', current ? { chainId: current } : {})
}

async function moveAndConfirm(wallet: SwitchedWallet, chain: ConnectChain, pollMs: number, timeout: Promise<unknown>) {
  let isOver = false
  void timeout.then(() => (isOver = true))
  await move(wallet, chain)
  while (!isOver) {
    if ((await readWalletChainId(wallet.provider)) === chain.chainId) return 'done'
    await wait(pollMs)
  }
  return 'timeout'
}

async function move(wallet: SwitchedWallet, chain: ConnectChain): Promise<void> {
  try {
    await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHexId(chain) }] })
  } catch (cause) {
    const error = normalizeWalletError(cause)
    if (error.code !== 'chain-unknown') throw error
    await add(wallet, chain)
  }
}

async function add({ provider, given }: SwitchedWallet, chain: ConnectChain): Promise<void> {
  const { explorerUrl } = chain
  // Wallets refuse the whole network when its explorer is not on https, for example this service's own page on a local network.
  const isOffered = explorerUrl?.startsWith('https://') ?? false
  // Noted before the request, because a wallet may add the network and never answer.
  given.note(chain.chainId)
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: toHexId(chain),
          chainName: chain.name,
          nativeCurrency: chain.nativeCurrency,
          rpcUrls: [chain.walletRpcUrl ?? chain.rpcUrls[0]],
          ...(isOffered ? { blockExplorerUrls: [explorerUrl] } : {}),
        },
      ],
    })
  } catch (cause) {
    const error = normalizeWalletError(cause)
    const code = error.code === 'rejected' ? 'rejected' : 'add-chain-failed'
    throw new WalletError(code, { chainId: chain.chainId, step: 'add-chain' }, cause)
  }
  if ((await readWalletChainId(provider)) === chain.chainId) return
  await provider
    .request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHexId(chain) }] })
    .catch((cause: unknown) => {
      throw normalizeWalletError(cause)
    })
}

const toHexId = ({ chainId }: ConnectChain) => `0x${BigInt(chainId).toString(16)}`
const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
