const last = new Map<string, Promise<unknown>>()

/** One after the other for the same key: between a look and what follows from it nobody else of this process acts. */
export async function takeTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(key) ?? Promise.resolve()).catch(() => undefined).then(run)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}
