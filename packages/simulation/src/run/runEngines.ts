import { simulateV1 } from '../engine/simulateV1.ts'
import { traceCall } from '../engine/traceCall.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import type { NodePlan } from '../values/Plan.ts'
import type { EngineName, SimulationResult } from '../values/SimulationResult.ts'
import type { Trace } from '../values/Trace.ts'

/** What the engines returned, and why earlier ones of the list were not used. */
export type Ran = {
  readonly engine: EngineName
  readonly trace: Trace
  readonly fallbacks: SimulationResult['fallbacks']
}

type Engines = {
  /** In the order in which they are tried. */
  readonly engines: readonly EngineName[]
  readonly runEvm: () => Promise<Trace>
}

/** An engine that cannot provide storage writes is skipped for one that can. If none can, the first trace is returned. */
export async function runEngines(plan: NodePlan, rpc: Rpc, { engines, runEvm }: Engines): Promise<Ran> {
  const runners: Record<EngineName, () => Promise<Trace>> = {
    eth_simulateV1: () => simulateV1(plan, rpc),
    debug_traceCall: () => traceCall(plan, rpc),
    'in-page EVM': runEvm,
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
    if (isComplete(trace)) return { engine, trace, fallbacks }
    partial ??= { engine, trace }
    fallbacks.push({ engine, reason: missingOf(trace) })
  }
  if (partial) return { ...partial, fallbacks: fallbacks.filter(({ engine }) => engine !== partial.engine) }
  throw new SimulationError(
    'no-engine',
    messages.noEngine(fallbacks.map(({ engine, reason }) => `${engine}: ${reason}`).join(' ')),
  )
}

export const isComplete = ({ root, storage }: Trace): boolean => root.known && storage.known

const missingOf = ({ root, storage }: Trace): string =>
  !root.known ? root.reason : storage.known ? '' : storage.reason

const firstLine = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
