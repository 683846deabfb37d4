/**
 * The other side of startChildProgram: waits for the input, runs, says "ready", and stops when told to or when the parent is gone.
 * @param run - starts the program and returns what stops it
 */
export function untilStopped(run: (input: unknown) => Promise<() => Promise<void>>): void {
  let stop: Promise<() => Promise<void>> | undefined
  const end = () => {
    void (stop ?? Promise.resolve(async () => {}))
      .then((close) => close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  // Ctrl-C reaches every process of the terminal; the parent stops them in order.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  process.on('message', (message) => {
    if (message === 'stop') return end()
    if (stop !== undefined || typeof message !== 'object' || message === null || !('input' in message)) return
    stop = run(message.input)
    stop.then(
      () => process.send?.('ready'),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      },
    )
  })
}
