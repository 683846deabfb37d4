import type { Hex } from '@countersign/primitives'
import type { AccountState } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { accountMessages as messages } from './accountMessages.ts'

const id = 'account-code'

/**
 * S1. Checks the code that the account runs (slot 0), by address and by code hash.
 *
 * @param published the contracts published at the master copy's address
 * @example
 * checkAccountCode({ ok: true, value: state }, publishedSingletons(state.masterCopy))
 */
export function checkAccountCode(
  state: Read<Pick<AccountState, 'masterCopy' | 'masterCopyHash'>>,
  published: readonly { readonly name: string; readonly codeHash: Hex }[],
): Check {
  if (!state.ok)
    return {
      id,
      verdict: 'unchecked',
      title: messages.code,
      reason: messages.slotUnread(state.reason),
    }
  const { masterCopy, masterCopyHash } = state.value
  const match = published.find(({ codeHash }) => codeHash === masterCopyHash)
  if (match)
    return {
      id,
      verdict: 'verified',
      title: messages.publishedCode,
      reason: messages.runs(match.name),
    }
  return published.length > 0
    ? {
        id,
        field: 'implementation',
        verdict: 'danger',
        title: messages.codeChanged,
        reason: messages.otherHash({
          address: masterCopy,
          found: masterCopyHash,
          published: published[0]?.codeHash ?? '',
        }),
      }
    : {
        id,
        field: 'implementation',
        verdict: 'caution',
        title: messages.unknownCode,
        reason: messages.notPublished(masterCopy),
      }
}
