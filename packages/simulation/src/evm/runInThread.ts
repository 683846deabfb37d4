import type { Plan } from '../values/Plan.ts'
import type { Trace } from '../values/Trace.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { runEvm } from './runEvm.ts'
import { createStateSource, type StateSource } from './StateSource.ts'

const KEPT_BLOCKS = 3
const sources = new Map<string, StateSource>()

/** Runs the plan in this thread. Values read for a block are reused by later runs on the same block. */
export function runInThread(plan: Plan, rpc: Rpc): Promise<Trace> {
  const key = `${plan.request.chainId} ${plan.block.hash} ${rpc.url}`
  const source = sources.get(key) ?? createStateSource(rpc, plan.block.number)
  sources.delete(key)
  sources.set(key, source)
  for (const old of [...sources.keys()].slice(0, -KEPT_BLOCKS)) sources.delete(old)
  return runEvm(plan, source)
}
