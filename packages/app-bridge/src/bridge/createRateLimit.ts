export type RateLimits = {
  readonly perSecond: number
  readonly burst: number
  readonly waiting: number
  readonly waitingSize: number
}

export type RateLimit = {
  /**
   * Runs the task now, within this call, or later at the sustained rate.
   *
   * @param size counted against the size limit while the task waits
   * @returns false if the queue is full
   */
  readonly enter: (size: number, task: () => void) => boolean
  readonly close: () => void
}

/**
 * A token bucket. Faster requests wait in order, so an app that loads with a hundred reads is slowed down and does
 * not fail.
 */
export function createRateLimit(limits: RateLimits): RateLimit {
  const queue: { readonly size: number; readonly task: () => void }[] = []
  let waitingSize = 0
  let tokens = limits.burst
  let filledAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | null = null

  function take(): boolean {
    const now = performance.now()
    tokens = Math.min(limits.burst, tokens + ((now - filledAt) / 1000) * limits.perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }

  const schedule = () => {
    timer ??= setTimeout(drain, Math.ceil(((1 - tokens) / limits.perSecond) * 1000))
  }

  function drain(): void {
    timer = null
    while (queue.length > 0 && take()) {
      const next = queue.shift()
      waitingSize -= next?.size ?? 0
      next?.task()
    }
    if (queue.length > 0) schedule()
  }

  return {
    enter(size, task) {
      if (queue.length === 0 && take()) {
        task()
        return true
      }
      if (queue.length >= limits.waiting || waitingSize + size > limits.waitingSize) return false
      queue.push({ size, task })
      waitingSize += size
      schedule()
      return true
    },
    close() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      queue.length = 0
    },
  }
}
