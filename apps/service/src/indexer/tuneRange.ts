import { BaseError } from 'viem'

const TOO_MUCH = /range|too (large|many|big)|exceed|limit|more than|response size|timed? ?out|took too long/i

/** Whether asking for fewer blocks may help; nodes say it in their own words. */
export const isRangeRefusal = (error: unknown): boolean => {
  if (!(error instanceof BaseError)) return false
  return TOO_MUCH.test(`${error.shortMessage} ${error.details}`)
}

/** Blocks per request: halved when the node refuses, doubled after a success, never above the configured size. */
export function createRangeTuner(maximum: number) {
  let size = maximum
  return {
    size: () => size,
    grow: () => (size = Math.min(maximum, size * 2)),
    /** False when there is nothing left to halve. */
    shrink(): boolean {
      if (size === 1) return false
      size = Math.max(1, Math.floor(size / 2))
      return true
    },
  }
}
