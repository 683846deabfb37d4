export type PaceLimits = {
  readonly perSecond: number
  readonly burst: number
  readonly waiting: number
  readonly waitingSize: number
}

export type Pace = {
  /**
   * Runs the task now, within this call, or later at the pace.
   *
   * @param size what it holds while it waits
   * @returns false when too much waits already
   */
  readonly enter: (size: number, task: () => void) => boolean
  readonly close: () => void
}

/** A token bucket. What comes faster waits in order: an app that loads with a hundred reads is slowed down and not broken. */
export function openPace(limits: PaceLimits): Pace {
  const line: { readonly size: number; readonly task: () => void }[] = []
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
    while (line.length > 0 && take()) {
      const next = line.shift()
      waitingSize -= next?.size ?? 0
      next?.task()
    }
    if (line.length > 0) schedule()
  }

  return {
    enter(size, task) {
      if (line.length === 0 && take()) {
        task()
        return true
      }
      if (line.length >= limits.waiting || waitingSize + size > limits.waitingSize) return false
      line.push({ size, task })
      waitingSize += size
      schedule()
      return true
    },
    close() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      line.length = 0
    },
  }
}
