const last = new Map<string, Promise<unknown>>()

/**
 * Runs tasks with the same key one after the other, so that no other task of this process runs between a check and the write that depends
 * on it.
 */
export async function runInTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(key) ?? Promise.resolve()).catch(() => undefined).then(run)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}
