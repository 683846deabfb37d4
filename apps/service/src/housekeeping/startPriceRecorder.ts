import type { ChainRuntime } from '../context/ChainRuntime.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import type { PriceStore } from '../db/durable/PriceStore.ts'
import { HOUR_MS } from '../read/prices/hoursKept.ts'
import { createTaskTracer } from '../telemetry/createTaskTracer.ts'
import { recordPrices } from './recordPrices.ts'

const FIRST_AFTER_MS = 10_000
const EVERY_MS = 30_000
/** Between attempts while no source has a price. */
const RETRY_MS = 5 * 60_000

type RecorderContext = Pick<ServiceContext, 'chains' | 'clock' | 'db' | 'log' | 'telemetry'> & {
  readonly priceStore: PriceStore
}

/** Records the prices of each chain once an hour, in one of the processes that share a database. */
export function startPriceRecorder(
  context: RecorderContext,
  { firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS } = {},
) {
  /** By chain: the time of the next recording. */
  const next = new Map<string, number>()
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let timer = setTimeout(tick, firstAfterMs)
  timer.unref()
  function tick() {
    running = recordDue(context, next)
    void running.then(() => {
      if (isStopped) return
      timer = setTimeout(tick, everyMs)
      timer.unref()
    })
  }
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

async function recordDue(context: RecorderContext, next: Map<string, number>): Promise<void> {
  for (const [chainId, runtime] of context.chains) {
    const now = context.clock()
    if (runtime.config.prices === null || !runtime.isReached() || now < (next.get(chainId) ?? 0)) continue
    const isRecorded = await record(context, runtime)
    next.set(chainId, isRecorded ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : now + RETRY_MS)
  }
}

async function record(context: RecorderContext, runtime: ChainRuntime): Promise<boolean> {
  try {
    if (!(await context.db.hold('prices'))) return false
    const attributes = { 'countersign.chain_id': runtime.config.chainId }
    return await createTaskTracer(context.telemetry)('record prices', attributes, () => recordPrices(context, runtime))
  } catch (error) {
    context.log.warn(
      `The prices of ${runtime.config.chainName} could not be recorded; the next attempt is in minutes.`,
      {
        error: String(error),
      },
    )
    return false
  }
}
