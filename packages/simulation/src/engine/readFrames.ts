import type { Frame, Transfer } from '../values/Trace.ts'

/** Visits the calls that took effect, in order. */
export function walkEffective(frame: Frame, visit: (frame: Frame, depth: number) => void, depth = 0): void {
  if (frame.error !== null) return
  visit(frame, depth)
  for (const call of frame.calls) walkEffective(call, visit, depth + 1)
}

/** Visits every call, including reverted ones. */
export function walkFrames(frame: Frame, visit: (frame: Frame, depth: number) => void, depth = 0): void {
  visit(frame, depth)
  for (const call of frame.calls) walkFrames(call, visit, depth + 1)
}

/** The movements of the native currency, in order. */
export function transfersOf(root: Frame): Transfer[] {
  const transfers: Transfer[] = []
  walkEffective(root, ({ kind, from, to, value }) => {
    if (value > 0n && kind !== 'delegatecall' && kind !== 'staticcall') transfers.push({ from, to, value })
  })
  return transfers
}
