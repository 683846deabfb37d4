/**
 * Runs at most `most` of the given tasks at once. The others wait in their order of arrival.
 *
 * @example
 * const inTurn = limitParallel(4)
 * const text = await inTurn(async () => 'done')
 */
export function limitParallel(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    // A task that ends passes its slot on, so that `running` never falls below the number of running tasks.
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
