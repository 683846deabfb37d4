import type { SafeTransaction } from '@countersign/safe'
import {
  accountChangesOf,
  hasGuard,
  inspectCalls,
  type CodeBook,
  type GuardFacts,
  type GuardKind,
} from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { ChainState } from '../reads/readStateFrom.ts'
import type { ReadGuard } from './readGuardFacts.ts'

/**
 * Reads and tests the guards that a transaction sets. Reads nothing if it sets none.
 *
 * @example
 * const guardFacts = await readGuards(readGuard, reviewed, state, book)
 */
export async function readGuards(
  readGuard: ReadGuard,
  { safe, transaction }: Pick<SafeTransaction, 'safe' | 'transaction'>,
  { nonce, block, version }: Pick<ChainState, 'nonce' | 'block' | 'version'>,
  book: CodeBook,
): Promise<(kind: GuardKind) => GuardFacts | undefined> {
  // In a batch, the last guard that is set stays.
  const wanted = new Map<GuardKind, Address>()
  for (const { account, change } of accountChangesOf(inspectCalls(safe, transaction), book)) {
    if (!isSameAddress(account, safe)) continue
    if (change.type === 'SET_GUARD') wanted.set('guard', change.guard)
    if (change.type === 'SET_MODULE_GUARD') wanted.set('moduleGuard', change.moduleGuard)
    if (change.type === 'DELETE_GUARD') wanted.delete('guard')
    if (change.type === 'DELETE_MODULE_GUARD') wanted.delete('moduleGuard')
  }
  const asked = [...wanted].filter(([kind]) => hasGuard(version, kind))
  if (asked.length === 0) return () => undefined
  const read = await Promise.all(
    asked.map(
      async ([kind, guard]) => [kind, await readGuard({ safe, nonce, block, kind, guard, transaction })] as const,
    ),
  )
  const known = new Map(read)
  return (kind) => known.get(kind)
}
