import { simulationMessages } from './simulationMessages.ts'

/** A node that does not answer must not block signing: after this time the result is "not checked". */
const PATIENCE_MS = 20_000

/** @param work stops when its signal is aborted, so that it does not continue without a listener */
export async function withPatience<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  patience = PATIENCE_MS,
): Promise<Value> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(simulationMessages.noAnswer({ seconds: patience / 1000 }))), patience)
  })
  try {
    return await Promise.race([work(giveUp.signal), over])
  } finally {
    clearTimeout(timer)
    giveUp.abort()
  }
}
