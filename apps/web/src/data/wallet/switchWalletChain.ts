import type { Chain } from '@countersign/api'
import { nativeCoin } from '../chain-access/nativeCoin.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { noteGivenNetwork } from './givenNetworks.ts'
import { normalizeWalletError } from './normalizeWalletError.ts'
import { readWalletChainId } from './readWalletChainId.ts'
import { WalletError } from './WalletError.ts'

export const SWITCH_TIMEOUT_MS = 30_000

/**
 * Switches the wallet to a chain, and adds the chain when the wallet does not know it. Some wallets report success without switching,
 * others never answer. So the wallet's own chain id decides, and after 30 s the attempt ends.
 */
export async function switchWalletChain(
  provider: Eip1193Provider,
  chain: Chain,
  { timeoutMs = SWITCH_TIMEOUT_MS, pollMs = 200 } = {},
): Promise<void> {
  const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, timeoutMs, 'timeout'))
  const outcome = await Promise.race([moveAndConfirm(provider, chain, pollMs, timeout), timeout])
  if (outcome !== 'timeout') return
  const current = await Promise.race([readWalletChainId(provider).catch(() => null), wait(1000)])
  throw new WalletError('switch-timeout', current ? { chainId: current } : {})
}

async function moveAndConfirm(provider: Eip1193Provider, chain: Chain, pollMs: number, timeout: Promise<unknown>) {
  let isOver = false
  void timeout.then(() => (isOver = true))
  await move(provider, chain)
  while (!isOver) {
    if ((await readWalletChainId(provider)) === chain.chainId) return 'done'
    await wait(pollMs)
  }
  return 'timeout'
}

async function move(provider: Eip1193Provider, chain: Chain): Promise<void> {
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHexId(chain) }] })
  } catch (cause) {
    const error = normalizeWalletError(cause)
    if (error.code !== 'chain-unknown') throw error
    await add(provider, chain)
  }
}

async function add(provider: Eip1193Provider, chain: Chain): Promise<void> {
  const explorer = chain.blockExplorerUriTemplate.address.split('/address/')[0]
  // Wallets refuse the whole network when its explorer is not on https, for example this service's own page on a local network.
  const isOffered = explorer?.startsWith('https://') ?? false
  // Noted before the request, because a wallet may add the network and never answer.
  noteGivenNetwork(chain.chainId)
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: toHexId(chain),
          chainName: chain.chainName,
          nativeCurrency: { name: chain.nativeCurrency.name, ...nativeCoin(chain) },
          rpcUrls: [chain.publicRpcUri.value],
          ...(isOffered ? { blockExplorerUrls: [explorer] } : {}),
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

const toHexId = ({ chainId }: Chain) => `0x${BigInt(chainId).toString(16)}`
const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
