import type { Progress } from './progress.ts'
import { startMessages } from './startMessages.ts'

export type Shutdown = {
  /** True from the first request on; failures after that are consequences, not causes. */
  readonly requested: boolean
  /** Aborted at the first request. */
  readonly signal: AbortSignal
  /** Something to close, under the name of its progress line; the last added is closed first. */
  add(name: string | null, close: () => Promise<void>): void
  /** Closes everything once, then ends the process. */
  run(exitCode: number): Promise<void>
}

const impatientAfterMs = 1500

/** Stops in order on Ctrl-C, on a signal, and when the process that started this one is gone. */
export function createShutdown(progress: Progress): Shutdown {
  const closers: { name: string | null; close: () => Promise<void> }[] = []
  const controller = new AbortController()
  let requestedAt: number | undefined

  async function run(exitCode: number): Promise<void> {
    if (requestedAt !== undefined) return
    requestedAt = performance.now()
    controller.abort()
    let failed = false
    for (let closer = closers.pop(); closer; closer = closers.pop()) {
      const { name, close } = closer
      await (name === null ? close() : progress.step(name, close)).catch((error: unknown) => {
        failed = true
        progress.fail(
          startMessages.stepFailed({ step: name, reason: error instanceof Error ? error.message : String(error) }),
        )
      })
    }
    process.exit(failed ? 1 : exitCode)
  }

  function onSignal(): void {
    // The terminal and the launcher may both pass on the same Ctrl-C; a later one means "now".
    if (requestedAt !== undefined && performance.now() - requestedAt > impatientAfterMs) process.exit(130)
    if (requestedAt === undefined) progress.say(`\n  ${startMessages.stopping}`)
    void run(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('message', (message) => message === 'stop' && onSignal())
  process.on('disconnect', onSignal)
  // A terminal that is gone must not keep us from saving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  return {
    get requested() {
      return requestedAt !== undefined
    },
    signal: controller.signal,
    add: (name, close) => void closers.push({ name, close }),
    run,
  }
}
