import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, RpcError } from '@countersign/chain-client/reads'
import { attempt, type GuardFacts, type GuardKind } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { liveRpcUrls, rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { withPatience } from '../simulation/withPatience.ts'

/** supportsInterface(bytes4), ERC-165 */
const SUPPORTS_INTERFACE = '0x01ffc9a7'
/** The interfaces that the account requests: those of ITransactionGuard and IModuleGuard, as in the published contracts. */
const INTERFACE: Record<GuardKind, string> = { guard: 'e6d7a83a', moduleGuard: '58401ed8' }
const YES = `0x${'1'.padStart(64, '0')}`

export type NewGuard = {
  readonly chain: Chain
  readonly safe: Address
  /** The account's nonce at the block. */
  readonly nonce: bigint
  readonly block: bigint
  readonly kind: GuardKind
  readonly guard: Address
  /** The transaction that sets the guard. */
  readonly transaction: SafeTransactionData
}

/** Calls a guard by ERC-165 as the account does, and simulates its removal. Load this file with `import()`. */
export async function readGuard(input: NewGuard): Promise<GuardFacts> {
  const [answers, trial] = await Promise.all([attempt(isGuard(input)), attempt(tryRemoval(input))])
  return { answers, trial }
}

async function isGuard({ chain, guard, kind, block }: NewGuard): Promise<boolean> {
  const data = encodeCall(SUPPORTS_INTERFACE, `0x${INTERFACE[kind].padEnd(64, '0')}`)
  try {
    const answer = parseHex(await rpcRequest(chain, 'eth_call', [{ to: guard, data }, `0x${block.toString(16)}`]))
    // The account reads one word and accepts only the number one.
    return answer.slice(0, 66) === YES
  } catch (error) {
    // The contract reverted. A node that does not answer is a different failure.
    if (error instanceof RpcError && error.code !== null) return false
    throw error
  }
}

const tryRemoval = ({ chain, safe, transaction, nonce, block, kind }: NewGuard) =>
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
