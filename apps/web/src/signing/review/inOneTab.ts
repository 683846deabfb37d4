/**
 * Runs the work, unless another tab of this browser runs work of this name. A tab that is closed ends its work. On plain http, except on
 * localhost, browsers have no locks; there each tab runs it.
 * @returns false when another tab runs it
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks === undefined) {
    await work()
    return true
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}
