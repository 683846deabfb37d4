import type { Chain } from '@countersign/api'
import { readGuardFacts, type NewGuard } from '@countersign/chain-client/review'
import type { GuardFacts } from '@countersign/safe/checks'
import { liveRpcUrls, rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { readableChain } from '../../data/rpc/readableChain.ts'
import { withPatience } from '../simulation/withPatience.ts'

/** Calls a guard by ERC-165 as the account does, and simulates its removal. Load this file with `import()`. */
export const readGuard = ({ chain, ...guard }: NewGuard & { readonly chain: Chain }): Promise<GuardFacts> =>
  readGuardFacts(readableChain(chain).ask, (asked) => tryRemoval(chain, asked), guard)

const tryRemoval = (chain: Chain, { safe, transaction, nonce, block, kind }: NewGuard) =>
  withPatience(async (signal) => {
    const [{ tryGuardRemoval }, { evmInWorker }] = await Promise.all([
      import('@countersign/simulation'),
      import('../simulation/evmInWorker.ts'),
    ])
    const rpc = {
      url: liveRpcUrls(chain)[0] ?? '',
      request: async (method: string, params: readonly unknown[]) => {
        signal.throwIfAborted()
        return rpcRequest(chain, method, params)
      },
    }
    const input = { chainId: BigInt(chain.chainId), safe, transaction, nonce, block, kind }
    return tryGuardRemoval(input, rpc, { runEvm: evmInWorker(signal) })
  })
