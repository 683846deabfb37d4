/** Whether the nodes of a chain answer. */
export type AnswerWatch = {
  answered(): void
  failed(): void
  /** A node answered at least once since the service started. */
  isReached(): boolean
  /** Calls have failed for a while, and none was answered. */
  isSilent(): boolean
}

/** Shorter outages pass by themselves: another node is used, or the call is sent again. */
const SILENT_MS = 30_000
const ASK_MS = 10_000

/**
 * @param ask calls the nodes. A process that does not index the chain may have no call of its own, and would report an old failure, so a
 * silent chain is asked again when its state is read.
 */
export function createAnswerWatch(monotonic: () => number, ask: () => Promise<unknown>): AnswerWatch {
  let isReached = false
  let silentSince: number | null = null
  let askedAt = -Infinity
  return {
    answered() {
      isReached = true
      silentSince = null
    },
    failed: () => void (silentSince ??= monotonic()),
    isReached: () => isReached,
    isSilent() {
      const now = monotonic()
      if (silentSince === null || now - silentSince < SILENT_MS) return false
      if (now - askedAt >= ASK_MS) {
        askedAt = now
        ask().catch(() => undefined)
      }
      return true
    },
  }
}
