import type { SafeCall } from '@countersign/ledger'

/**
 * Hands out the calls of modules in their order, each once.
 *
 * @param calls the account calls of one Ethereum transaction
 */
export function createModuleCallTaker(
  calls: readonly SafeCall[],
): (safe: string, module: string) => SafeCall | undefined {
  const waiting = new Map<string, SafeCall[]>()
  // From the end, so that the first call is the last element.
  for (const call of calls.toReversed()) {
    if (call.kind !== 'module') continue
    const key = `${call.safe} ${call.module}`
    const known = waiting.get(key)
    if (known) known.push(call)
    else waiting.set(key, [call])
  }
  return (safe, module) => waiting.get(`${safe} ${module}`)?.pop()
}
