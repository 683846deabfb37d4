import { BaseError } from 'viem'
import { NodeError } from '../../chain/rpc/NodeError.ts'

const TOO_MUCH =
  /range|too (large|many|big)|exceed|limit|more than|response size|timed? ?out|took too long|deadline|\b413\b/i
/** "up to a 10,000 block range", "maximum is set to 5000", "limited to 1024 blocks" */
const NAMES_A_SIZE = /(\d[\d,_]*)\s*(?:k\b)?\s*blocks?\b|(?:range|maximum)[^\d]{0,40}?(\d[\d,_]*)/i

/** Whether a smaller range may help; every node has its own error text. */
export const isRangeRefusal = (error: unknown): boolean => {
  if (error instanceof NodeError) return error.kind === 'timeout' || error.kind === 'oversized'
  return error instanceof BaseError && TOO_MUCH.test(`${error.shortMessage} ${error.details}`)
}

export type RangeTuner = {
  size(): number
  /** An answer arrived after `ms` with this number of logs. */
  answered(ms: number, logs: number): void
  /** The node refused. False when the range cannot be halved further. */
  shrink(error: unknown): boolean
}

const QUICK_MS = 2000
const SLOW_MS = 10_000
const MANY_LOGS = 5000
const TRY_HIGHER_AFTER = 30

/**
 * Blocks per request: halved when the node refuses or is slow, doubled after a quick answer. A refused size is not tried again for a while.
 */
export function createRangeTuner(maximum: number, first = 1000): RangeTuner {
  let size = Math.min(first, maximum)
  let ceiling = maximum
  let answers = 0
  return {
    size: () => size,
    answered(ms, logs) {
      answers += 1
      if (answers % TRY_HIGHER_AFTER === 0) ceiling = Math.min(maximum, ceiling * 2)
      if (ms > SLOW_MS) size = Math.max(1, Math.floor(size / 2))
      else if (logs > 2 * MANY_LOGS) size = Math.max(1, Math.floor((size * MANY_LOGS) / logs))
      else if (ms < QUICK_MS && logs < MANY_LOGS) size = Math.min(ceiling, size * 2)
    },
    shrink(error) {
      if (size === 1) return false
      const named = nameSize(error)
      size = named !== null && named < size ? named : Math.max(1, Math.floor(size / 2))
      // A missing answer may have any cause; a refusal has one.
      if (!(error instanceof NodeError) || error.kind !== 'timeout') {
        ceiling = size
        answers = 0
      }
      return true
    },
  }
}

function nameSize(error: unknown): number | null {
  const found = error instanceof BaseError ? NAMES_A_SIZE.exec(error.details) : null
  const size = Number((found?.[1] ?? found?.[2] ?? '').replaceAll(/[,_]/g, ''))
  return Number.isSafeInteger(size) && size > 0 ? size : null
}
