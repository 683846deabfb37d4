import type { Address } from '@countersign/primitives'
import { buildTransaction, setGuard, setModuleGuard, type SafeTransactionData } from '@countersign/safe'
import type { Rpc } from '../rpc/Rpc.ts'
import { simulate, type EvmRunner } from '../run/simulate.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

/**
 * The result of removing a guard immediately after a transaction has set it. `change-fails`: the transaction itself
 * fails.
 *
 * @example
 * const trial: RemovalTrial = await tryGuardRemoval({ chainId: 1n, safe, transaction, nonce, block, kind: 'guard' }, rpc)
 */
export type RemovalTrial =
  | { readonly kind: 'passes'; readonly block: bigint }
  | { readonly kind: 'refused' | 'change-fails'; readonly reason: string; readonly block: bigint }

type Input = {
  readonly chainId: bigint
  readonly safe: Address
  /** Sets the guard, alone or among other calls. */
  readonly transaction: SafeTransactionData
  /** The account's nonce now. The trial runs the transaction with it, whatever proposals come earlier. */
  readonly nonce: bigint
  readonly block: bigint
  readonly kind: 'guard' | 'moduleGuard'
}

/**
 * Runs a transaction and then the removal of the guard by enough owners, in sequence on the state of one block.
 * Nothing is sent.
 *
 * @param options `runEvm`: where the in-page EVM runs, for nodes that cannot run a sequence
 * @throws SimulationError if the result could not be determined, which means "not checked"
 * @example
 * const trial = await tryGuardRemoval({ chainId: 1n, safe, transaction, nonce: 7n, block: 21_000_000n, kind: 'guard' }, rpc)
 * const isRemovable = trial.kind === 'passes'
 */
export async function tryGuardRemoval(
  { chainId, safe, transaction, nonce, block, kind }: Input,
  rpc: Rpc,
  options: { readonly runEvm?: EvmRunner } = {},
): Promise<RemovalTrial> {
  const removal = kind === 'guard' ? setGuard(safe, null) : setModuleGuard(safe, null)
  const request = {
    chainId,
    safe,
    blockNumber: block,
    before: [{ transaction: { ...transaction, nonce } }],
    transaction: buildTransaction({ to: removal.to, data: removal.data, nonce: nonce + 1n }),
  }
  try {
    // Only success matters here, so the node's answer is enough if there is one.
    const result = await simulate(request, rpc, { engines: ['eth_simulateV1'] }).catch((error: unknown) => {
      if (error instanceof SimulationError && error.code === 'no-engine')
        return simulate(request, rpc, { ...options, engines: ['in-page EVM'] }) // no message: an identifier
      throw error
    })
    return result.success && result.innerSuccess !== false
      ? { kind: 'passes', block }
      : { kind: 'refused', reason: result.reason ?? messages.accountReportsFailure, block }
  } catch (error) {
    if (error instanceof SimulationError && error.code === 'earlier-fails')
      return { kind: 'change-fails', reason: error.message, block }
    throw error
  }
}
