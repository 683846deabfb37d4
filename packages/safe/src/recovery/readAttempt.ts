import { type Address, isSameAddress } from '@countersign/primitives'
import { decodeMultiSend } from '../batch/decodeMultiSend.ts'
import { ownersAfter, type OwnerList } from './ownersAfter.ts'
import type { AnnouncedCall } from './RecoveryModule.ts'
import { recoveryMessages as messages } from './recoveryMessages.ts'

/**
 * The effect of an announced call on an account. `owners`: it changes owners or threshold and nothing else;
 * `refused`: the same, but the account would refuse it in its current state; `more`: it has another effect, alone or
 * in addition.
 *
 * @example
 * const meaning: AttemptMeaning = readAttempt(call, context)
 */
export type AttemptMeaning =
  | {
      readonly kind: 'owners'
      readonly after: OwnerList
      readonly comes: readonly Address[]
      readonly leaves: readonly Address[]
      readonly stays: readonly Address[]
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'more'; readonly reason: string }

/**
 * Reads an announced call: a call of the account to itself that changes owners or threshold, or a batch of such calls.
 *
 * @param call as announced, its hash compared with the module's
 * @param context `account`; `now`: its owners in the order of the contract's list and its threshold; `isMultiSend`: whether an address has published code of MultiSend
 * @example
 * const call = { to: account, value: 0n, data: newThreshold, operation: 0 } as const
 * readAttempt(call, { account, now: { owners, threshold: 2 }, isMultiSend: () => false }).kind // 'owners'
 */
export function readAttempt(
  call: AnnouncedCall,
  context: { readonly account: Address; readonly now: OwnerList; isMultiSend(address: Address): boolean },
): AttemptMeaning {
  const { account, now } = context
  const calls = callsOf(call, context)
  if (typeof calls === 'string') return { kind: 'more', reason: calls }
  let after = now
  let refused: string | null = null
  for (const one of calls) {
    if (!isSameAddress(one.to, account) || one.operation !== 0)
      return { kind: 'more', reason: messages.callsOther(one.to) }
    if (one.value !== 0n) return { kind: 'more', reason: messages.movesNative }
    const next = ownersAfter(account, after, one.data)
    if (next === null)
      return {
        kind: 'more',
        reason: messages.otherMethod(one.data.slice(0, 10)),
      }
    // Later calls are read nevertheless: one of them may have another effect.
    if (typeof next === 'string') refused ??= next
    else after = next
  }
  if (refused !== null) return { kind: 'refused', reason: refused }
  const comes = without(after.owners, now.owners)
  return {
    kind: 'owners',
    after,
    comes,
    leaves: without(now.owners, after.owners),
    stays: without(after.owners, comes),
  }
}

function callsOf(
  call: AnnouncedCall,
  { isMultiSend }: { isMultiSend(address: Address): boolean },
): readonly AnnouncedCall[] | string {
  if (call.operation === 0) return [call]
  if (!isMultiSend(call.to)) return messages.foreignCode(call.to)
  const inner = decodeMultiSend(call.data)
  if (inner === null || inner.length === 0) return messages.unreadableBatch
  return inner
}

const without = (list: readonly Address[], gone: readonly Address[]): Address[] =>
  list.filter((one) => !gone.some((other) => isSameAddress(one, other)))
