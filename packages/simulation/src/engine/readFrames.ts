import type { Frame, Transfer } from '../values/Trace.ts'

/** Visits the calls that took effect, in the order they were made. */
export function walkEffective(frame: Frame, visit: (frame: Frame, depth: number) => void, depth = 0): void {
  if (frame.error !== null) return
  visit(frame, depth)
  for (const call of frame.calls) walkEffective(call, visit, depth + 1)
}

/** Every call, also those that were undone. */
export function walkFrames(frame: Frame, visit: (frame: Frame, depth: number) => void, depth = 0): void {
  visit(frame, depth)
  for (const call of frame.calls) walkFrames(call, visit, depth + 1)
}

/** Movements of the native coin, in order. */
export function transfersOf(root: Frame): Transfer[] {
  const transfers: Transfer[] = []
  walkEffective(root, ({ kind, from, to, value }) => {
    if (value > 0n && kind !== 'delegatecall' && kind !== 'staticcall') transfers.push({ from, to, value })
  })
  return transfers
}
