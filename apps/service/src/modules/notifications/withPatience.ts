/** Waits for work, but no longer than this; the work then continues. */
export async function withPatience(work: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([work, enough]).finally(() => clearTimeout(timer))
}
