/** Runs at most `most` of the given tasks at once; the others wait in the order in which they came. */
export function limitParallel(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    // A task that ends hands its place over, so that `running` never falls below the number of tasks under way.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
