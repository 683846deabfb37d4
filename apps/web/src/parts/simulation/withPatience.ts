/** A node that does not answer must not hold up signing for ever: then it is "not checked". */
const PATIENCE_MS = 20_000

/** @param work - gives up once its signal is aborted: what nobody waits for must not go on */
export async function withPatience<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  patience = PATIENCE_MS,
): Promise<Value> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience / 1000} s.`)), patience)
  })
  try {
    return await Promise.race([work(giveUp.signal), over])
  } finally {
    clearTimeout(timer)
    giveUp.abort()
  }
}
