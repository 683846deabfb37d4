import { groupBy, type SafeCall } from '@countersign/ledger'

/**
 * Hands out the calls of modules in their order, each once.
 *
 * @param calls the account calls of one Ethereum transaction
 */
export function createModuleCallTaker(
  calls: readonly SafeCall[],
): (safe: string, module: string) => SafeCall | undefined {
  const ofModules = calls.flatMap((call) => (call.kind === 'module' ? [call] : []))
  // From the end, so that the first call is the last element.
  const waiting = groupBy(ofModules.toReversed(), ({ safe, module }) => `${safe} ${module}`)
  return (safe, module) => waiting.get(`${safe} ${module}`)?.pop()
}
