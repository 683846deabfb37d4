/** Waits for work, but no longer than this; the work then continues. Resolves with whether it has ended. */
export async function withPatience(work: Promise<unknown>, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  const ended = work.then(() => true)
  return await Promise.race([ended, enough]).finally(() => clearTimeout(timer))
}
