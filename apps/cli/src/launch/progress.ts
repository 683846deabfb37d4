const nameWidth = 44

export type Progress = {
  /** Runs a step and prints one line when it is done: name, what came of it, time. */
  step<T>(name: string, run: () => Promise<T>, describe?: (result: T) => string): Promise<T>
  /** A line of its own. */
  say(text: string): void
  fail(text: string): void
}

/** One line per finished step. Steps may run at the same time; each prints when it ends. */
export function createProgress(write: (line: string) => void): Progress {
  return {
    async step(name, run, describe) {
      const startedAt = performance.now()
      const result = await run()
      const detail = describe?.(result)
      const label = detail ? `${name}: ${detail}` : name
      write(`  ✓ ${label.padEnd(nameWidth)} ${seconds(performance.now() - startedAt)}`)
      return result
    },
    say: (text) => write(text === '' ? '' : `  ${text}`),
    fail: (text) => write(`\n  ✗ ${text}\n`),
  }
}

/** "0.4 s", "12.0 s" */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
