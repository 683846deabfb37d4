import type { Address } from '@countersign/primitives'
import { buildTransaction, setGuard, setModuleGuard, type SafeTransactionData } from '@countersign/safe'
import type { Rpc } from '../rpc/Rpc.ts'
import { simulate, type EvmRunner } from '../run/simulate.ts'
import { SimulationError } from '../rpc/simulationError.ts'

/**
 * What happened when owners removed a guard right after a transaction had set it. `change-fails`: the transaction itself fails.
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
  /** The account's nonce now: the trial runs the transaction next, whatever waits before it. */
  readonly nonce: bigint
  readonly block: bigint
  readonly kind: 'guard' | 'moduleGuard'
}

/**
 * Runs a transaction and then the removal of the guard by enough owners, one after the other on the state of one block. Nothing is sent.
 *
 * @param options `runEvm`: where our own EVM runs, for nodes that cannot run one after the other themselves
 * @throws SimulationError when it could not be found out: that is "not checked"
 * @example
 * (await tryGuardRemoval(input, rpc)).kind // 'refused'
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
    // Only whether it passes is asked: the node's own answer is enough, where it gives one.
    const result = await simulate(request, rpc, { engines: ['eth_simulateV1'] }).catch((error: unknown) => {
      if (error instanceof SimulationError && error.code === 'no-engine')
        return simulate(request, rpc, { ...options, engines: ['in-page EVM'] })
      throw error
    })
    return result.success && result.innerSuccess !== false
      ? { kind: 'passes', block }
      : { kind: 'refused', reason: result.reason ?? 'The account reports a failure.', block }
  } catch (error) {
    if (error instanceof SimulationError && error.code === 'earlier-fails')
      return { kind: 'change-fails', reason: error.message, block }
    throw error
  }
}
