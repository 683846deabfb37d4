import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { CreationData, SafeTransactionData } from '@countersign/safe'
import {
  declareEffects,
  judgeEffects,
  judgeLosses,
  type NamedBlock,
  simulate,
  type SimulationRequest,
  unexpectedSlots,
  type UnitOf,
} from '@countersign/simulation'
import { readHoldings } from '../../data/chain-access/readHoldings.ts'
import { creationCallOf } from './creationCallOf.ts'
import { evmInWorker } from './evmInWorker.ts'
import { pageRpc } from './pageRpc.ts'
import type { Simulated } from './Simulated.ts'

export type SimulationInput = {
  readonly chain: Chain
  readonly safe: Address
  readonly transaction: SafeTransactionData
  /** The executing address: the connected wallet. */
  readonly sender: Address | null
  /** Addresses to recognise in storage keys besides the owners, for example entries of the address book. */
  readonly knownAddresses: readonly Address[]
  /** Units for the amounts in findings, awaited after the run; without it, base units. */
  readonly unitOf?: UnitOf | Promise<UnitOf | undefined> | undefined
  /** The account as the service describes it: see `SimulationRequest`. */
  readonly reported?: SimulationRequest['reported']
  /** The creation data of an account that is not deployed yet: the simulation creates it first. */
  readonly creation?: CreationData | null
  /** The newest block according to the service: see `SimulationRequest`. */
  readonly named?: NamedBlock | null
  /** The answer of `readNewestBlock`. */
  readonly newest?: Promise<unknown>
  /** Transactions of the account that execute first, and owners whose signatures are used, when several are executed together. */
  readonly inRow?: Pick<SimulationRequest, 'before' | 'signers'>
}

/**
 * Simulates the transaction on the newest block, with enough signatures. Load this file with `import()`.
 * @throws SimulationError when no engine answers: the result is then "not checked", never "verified"
 */
export async function runSimulation(input: SimulationInput, signal?: AbortSignal): Promise<Simulated> {
  const {
    chain,
    safe,
    transaction,
    sender,
    knownAddresses,
    reported,
    named = null,
    inRow = {},
    creation = null,
  } = input
  const result = await simulate(
    {
      chainId: BigInt(chain.chainId),
      safe,
      transaction,
      knownAddresses,
      named,
      ...inRow,
      ...(creation === null ? (reported ? { reported } : {}) : { creation: creationCallOf(creation) }),
      ...(sender === null ? {} : { executor: sender }),
    },
    pageRpc(chain, signal, input.newest),
    { runEvm: evmInWorker(signal) },
  )
  const unitOf = await input.unitOf
  const losses = await judgeLosses(
    { safe, transaction, unitOf, readHoldings: (holdings, block) => readHoldings(chain, holdings, block) },
    result,
  )
  const declared = declareEffects(safe, transaction)
  const effects = judgeEffects(result, declared, unitOf)
  const accounts = result.writes.known ? result.writes.value : []
  const unexpected = new Map(accounts.map((account) => [account.account, unexpectedSlots(account, declared)]))
  return { result, checks: [...effects, ...losses], unexpected, at: Date.now() }
}
