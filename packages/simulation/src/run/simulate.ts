import { checksumAddress } from '@countersign/primitives'
import { simulateV1 } from '../engine/simulateV1.ts'
import { traceCall } from '../engine/traceCall.ts'
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
import { SimulationError } from '../rpc/SimulationError.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

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
  const { reported: readReported, ...fields } = request
  const asked = { ...fields, safe: checksumAddress(request.safe) }
  const block = await readBlock(rpc, asked.blockNumber)
  const factsRead = readAccountFacts(asked, rpc, block.number)
  const ahead = runAhead(readReported?.(), (reported) =>
    runEngines(planSimulation(asked, block, reported), rpc, options),
  )
  const facts = await factsRead
  const plan = planSimulation(asked, block, facts)
  const ran = ahead && isSameFacts(ahead.reported, facts) ? await ahead.run : await runEngines(plan, rpc, options)
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

type Ran = {
  readonly engine: EngineName
  readonly trace: Trace
  readonly fallbacks: SimulationResult['fallbacks']
}

async function runEngines(
  plan: Plan,
  rpc: Rpc,
  { engines = ENGINES, runEvm = runEvmHere }: SimulateOptions,
): Promise<Ran> {
  const runners: Record<EngineName, () => Promise<Trace>> = {
    eth_simulateV1: () => simulateV1(plan, rpc),
    debug_traceCall: () => traceCall(plan, rpc),
    'in-page EVM': () => runEvm(plan, rpc),
  }
  const fallbacks: { engine: EngineName; reason: string }[] = []
  let partial: { engine: EngineName; trace: Trace } | undefined
  for (const engine of engines) {
    let trace: Trace
    try {
      trace = await runners[engine]()
    } catch (error) {
      // This error is a result, the same for every engine: no other engine needs to be tried.
      if (error instanceof SimulationError && error.code === 'earlier-fails') throw error
      fallbacks.push({ engine, reason: firstLine(error) })
      continue
    }
    if (partial && partial.trace.success !== trace.success)
      throw new SimulationError(
        'malformed-answer',
        messages.enginesContradict({ first: partial.engine, second: engine, firstSucceeds: partial.trace.success }),
      )
    if (trace.root.known && trace.storage.known) return { engine, trace, fallbacks }
    partial ??= { engine, trace }
    fallbacks.push({ engine, reason: missingOf(trace) })
  }
  if (partial) return { ...partial, fallbacks: fallbacks.filter(({ engine }) => engine !== partial.engine) }
  throw new SimulationError(
    'no-engine',
    messages.noEngine(fallbacks.map(({ engine, reason }) => `${engine}: ${reason}`).join(' ')),
  )
}

/** The EVM is half a megabyte that most page visits never need. */
const runEvmHere: EvmRunner = async (plan, rpc) => (await import('../evm/runInThread.ts')).runInThread(plan, rpc)

const missingOf = ({ root, storage }: Trace): string =>
  !root.known ? root.reason : storage.known ? '' : storage.reason

const firstLine = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
