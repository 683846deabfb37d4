import { checksumAddress } from '@countersign/primitives'
import { type AccountFacts, isSameFacts } from '../values/AccountFacts.ts'
import type { Plan } from '../values/Plan.ts'
import type { Trace } from '../values/Trace.ts'
import { planSimulation } from '../request/planSimulation.ts'
import { readAccountFacts } from '../request/readAccountFacts.ts'
import { assertSameBlock, readBlock } from '../request/readBlock.ts'
import type { SimulationRequest } from '../values/SimulationRequest.ts'
import { explainTrace } from '../result/explainTrace.ts'
import type { EngineName, SimulationResult } from '../values/SimulationResult.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { runAtNamedBlock } from './runAtNamedBlock.ts'
import { type Ran, runEngines } from './runEngines.ts'

/** Runs a plan in the in-page EVM, in this thread or in a worker. */
export type EvmRunner = (plan: Plan, rpc: Rpc) => Promise<Trace>

/** Which engines run, and where. */
export type SimulateOptions = {
  /** The engines to try, in this order. Default: all three. */
  readonly engines?: readonly EngineName[]
  /** Where the in-page EVM runs. Default: in this thread. See `openEvmWorker`. */
  readonly runEvm?: EvmRunner
}

const ENGINES: readonly EngineName[] = ['eth_simulateV1', 'debug_traceCall', 'in-page EVM'] // no message: an identifier

/**
 * Simulates a transaction on the newest block, without signatures, with requests to the RPC only. An engine that
 * cannot provide storage writes is skipped for one that can. If none can, the most complete result is returned, with
 * the parts that are not known.
 *
 * @throws SimulationError if there is no result, which means "not checked" and says nothing about the transaction
 *
 * @example
 * const result = await simulate({ chainId: 1n, safe, transaction }, rpc)
 */
export async function simulate(
  request: SimulationRequest,
  rpc: Rpc,
  options: SimulateOptions = {},
): Promise<SimulationResult> {
  // The plan goes to a worker, so it contains no function.
  const { reported: readReported, named = null, ...fields } = request
  const { engines = ENGINES, runEvm = runEvmHere } = options
  const asked = { ...fields, safe: checksumAddress(request.safe) }
  const blockRead = readBlock(rpc, asked.blockNumber)
  const early =
    named === null || asked.blockNumber !== undefined
      ? null
      : runAtNamedBlock({ request: asked, named, rpc, reported: readReported?.(), engines })
  const block = await blockRead
  const run = (facts: AccountFacts) => {
    const plan = planSimulation(asked, block, facts)
    return runEngines(plan, rpc, { engines, runEvm: () => runEvm(plan, rpc) })
  }
  const found = (await early?.at(block)) ?? null
  const ahead = found ?? runAhead(readReported?.(), run)
  const facts = found?.facts ?? (await readAccountFacts(asked, rpc, block.number))
  const plan = planSimulation(asked, block, facts)
  const ran = (ahead && isSameFacts(ahead.reported, facts) ? await ahead.run : null) ?? (await run(facts))
  await assertSameBlock(rpc, block)
  const { engine, trace, fallbacks } = ran
  return explainTrace(plan, trace, { engine, rpcUrl: rpc.url, fallbacks })
}

/** Begins the run with the reported facts; null if there are none. */
function runAhead(reported: AccountFacts | undefined, run: (reported: AccountFacts) => Promise<Ran>) {
  if (!reported) return null
  const running = Promise.resolve(reported).then(run)
  // With other facts on the chain its error does not matter.
  running.catch(() => {})
  return { reported, run: running }
}

/** The EVM is half a megabyte that most page visits never need. */
const runEvmHere: EvmRunner = async (plan, rpc) => (await import('../evm/runInThread.ts')).runInThread(plan, rpc)
