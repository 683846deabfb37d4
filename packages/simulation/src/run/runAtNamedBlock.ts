import { readAccountFacts } from '../request/readAccountFacts.ts'
import { GAS_LIMIT, planSimulation } from '../request/planSimulation.ts'
import { type HashReference, readByHash } from '../rpc/readByHash.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { AccountFacts } from '../values/AccountFacts.ts'
import type { BlockFacts, Plan } from '../values/Plan.ts'
import type { EngineName } from '../values/SimulationResult.ts'
import type { NamedBlock } from '../values/SimulationRequest.ts'
import { isComplete, type Ran, runEngines } from './runEngines.ts'

type Early = {
  readonly request: Plan['request']
  readonly named: NamedBlock
  readonly rpc: Rpc
  /** The account according to another source: without it only the account is read early. */
  readonly reported: AccountFacts | undefined
  readonly engines: readonly EngineName[]
}

type Found = {
  /** The facts of the account at the named block. */
  readonly facts: AccountFacts
  /** The facts of the run. */
  readonly reported: AccountFacts
  /** Null if there is no complete run. */
  readonly run: Promise<Ran | null>
}

/** No block has this hash. */
const NO_BLOCK: HashReference = { blockHash: `0x${'f'.repeat(64)}`, requireCanonical: true }

/**
 * Reads the account and runs the engines of the node before the node has named its newest block. Every read names the hash of the named
 * block (EIP-1898), so that the answers are of this block or errors, whatever the order in which the node answers. A node that accepts a hash
 * without a block ignores hashes: then nothing counts.
 */
export function runAtNamedBlock({ request, named, rpc, reported, engines }: Early) {
  const { number } = named
  const bound = readByHash(rpc, named)
  const isBound = refuses(rpc.request('eth_getBalance', [request.safe, NO_BLOCK]))
  const factsRead = readAccountFacts(request, bound, number).catch(() => null)
  const run = reported === undefined ? Promise.resolve(null) : runAll(reported)

  async function runAll(facts: AccountFacts): Promise<Ran | null> {
    try {
      const plan = planSimulation(request, { number, gasLimit: GAS_LIMIT }, facts)
      const ran = await runEngines(plan, bound, {
        engines: engines.filter((engine) => engine !== 'in-page EVM'), // no message: an identifier
        runEvm: () => Promise.reject(new RangeError('The in-page EVM needs the header of the block.')),
      })
      return isComplete(ran.trace) ? ran : null
    } catch {
      // The same run at the node's block reports the error.
      return null
    }
  }

  return {
    /** @param newest the block that the node names; null unless it is exactly the named one */
    async at(newest: BlockFacts): Promise<Found | null> {
      if (newest.number !== number || newest.hash !== named.hash.toLowerCase()) return null
      const [facts, isRead] = await Promise.all([factsRead, isBound])
      if (facts === null || !isRead) return null
      return { facts, reported: reported ?? facts, run: newest.gasLimit < GAS_LIMIT ? Promise.resolve(null) : run }
    },
  }
}

/** Whether the node answers with an error of its own. A failed connection says nothing about the node. */
const refuses = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => false,
    (error: unknown) => typeof error === 'object' && error !== null && typeof Reflect.get(error, 'code') === 'number',
  )
