import type { SafeAppProvider } from '@safe-global/safe-apps-provider'
import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import { rpcError } from '../errors/rpcError.ts'
import { isChainRead } from './isChainRead.ts'
import { createProviderEvents, type SdkProvider } from './sdkProvider.ts'
import { connectorMessages } from './connectorMessages.ts'

type Options = {
  readonly sdk: Pick<SafeAppsSDK, 'txs'>
  readonly official: Pick<SafeAppProvider, 'request'>
  /** Decimal chain id of the outer account. */
  readonly chainId: string
  readonly read: (method: string, params: readonly unknown[]) => Promise<unknown>
  readonly pollMs?: number
  /** How long a call waits for the chain. After that, the answer is the hash of the outer account's own transaction. */
  readonly patienceMs?: number
}

const Outcome = z.object({ txStatus: z.string(), txHash: z.nullish(z.string()) })
const SIGNING = ['personal_sign', 'eth_sign', 'eth_signTypedData', 'eth_signTypedData_v4']

/**
 * The surrounding account as a wallet. It uses the official provider and adds the missing parts of EIP-1193: reads go
 * to the page's own node, sending answers with the hash on chain if it exists soon, and a signature that exists only on
 * chain is an error instead of `0x`.
 */
export function createSafeProvider({
  sdk,
  official,
  chainId,
  read,
  pollMs = 1000,
  patienceMs = 5000,
}: Options): SdkProvider {
  /** Errors are plain text in this protocol. */
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    try {
      return await official.request({ method, params: [...params] })
    } catch (error) {
      if (error instanceof Error && error.message.endsWith('rejected')) throw rpcError(4001, error.message)
      throw error
    }
  }

  /** The other owners of the outer account may still have to sign; this does not wait for them. */
  async function executedSoon(safeTxHash: string): Promise<string> {
    const deadline = performance.now() + patienceMs
    for (;;) {
      // The outer service indexes the transaction a moment after it was made.
      const parsed = Outcome.safeParse(await sdk.txs.getBySafeTxHash(safeTxHash).catch(() => null))
      const { txStatus, txHash } = parsed.success ? parsed.data : {}
      if (txStatus === 'CANCELLED') throw rpcError(4001, connectorMessages.replaced)
      if (txHash) return txHash
      if (performance.now() > deadline) return safeTxHash
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  async function sign(method: string, params: readonly unknown[]): Promise<unknown> {
    const signature = await ask(method, params)
    if (signature !== '0x') return signature
    throw rpcError(4200, connectorMessages.onChainOnly)
  }

  function switchChain(params: readonly unknown[]): null {
    const [parameter] = params
    const wanted = typeof parameter === 'object' && parameter !== null ? Reflect.get(parameter, 'chainId') : undefined
    if (Number(wanted) === Number(chainId)) return null
    throw rpcError(4200, connectorMessages.otherChain({ chain: chainId, asked: String(Number(wanted)) }))
  }

  return {
    ...createProviderEvents(),
    async request({ method, params: given }) {
      const params: readonly unknown[] = Array.isArray(given) ? given : []
      switch (method) {
        case 'eth_requestAccounts':
          return ask('eth_accounts', [])
        case 'net_version':
          return chainId
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain':
          return switchChain(params)
        case 'eth_sendTransaction':
          return executedSoon(z.string().parse(await ask(method, params)))
      }
      if (SIGNING.includes(method)) return sign(method, params)
      return isChainRead(method) ? read(method, params) : ask(method, params)
    },
  }
}
