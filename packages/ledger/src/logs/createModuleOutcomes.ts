import { groupBy } from '../lists/groupBy.ts'
import type { SafeLog, SafeLogOf } from './SafeLog.ts'

type Called = SafeLogOf<'safeModuleTransaction'>

/**
 * Whether calls of modules failed. The L2 singletons log the call before it runs; the Nth outcome of a module belongs to its Nth call.
 *
 * @param logs every account event of the Ethereum transaction, in order
 * @example
 * const hasFailed = createModuleOutcomes(logs)
 * logs.some((log) => log.name === 'safeModuleTransaction' && hasFailed(log)) // false
 */
export function createModuleOutcomes(logs: readonly SafeLog[]): (event: Called) => boolean {
  let failed: ReadonlySet<SafeLog> | null = null
  return (event) => (failed ??= findFailed(logs)).has(event)
}

function findFailed(logs: readonly SafeLog[]): ReadonlySet<SafeLog> {
  const calls = groupBy(logs.filter(isModuleCall), keyOf)
  const failed = new Set<SafeLog>()
  const ended = new Map<string, number>()
  for (const log of logs) {
    if (log.name !== 'executionFromModuleSuccess' && log.name !== 'executionFromModuleFailure') continue
    const position = ended.get(keyOf(log)) ?? 0
    ended.set(keyOf(log), position + 1)
    const call = calls.get(keyOf(log))?.[position]
    if (call && log.name === 'executionFromModuleFailure') failed.add(call)
  }
  return failed
}

const keyOf = ({ safe, module }: { readonly safe: string; readonly module: string }): string => `${safe} ${module}`

const isModuleCall = (log: SafeLog): log is Called => log.name === 'safeModuleTransaction'
