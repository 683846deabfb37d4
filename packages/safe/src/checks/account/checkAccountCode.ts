import type { Hex } from '@countersign/primitives'
import type { AccountState } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

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
      title: 'Account code',
      reason: `Slot 0 of the account could not be read: ${state.reason}.`,
    }
  const { masterCopy, masterCopyHash } = state.value
  const match = published.find(({ codeHash }) => codeHash === masterCopyHash)
  if (match)
    return {
      id,
      verdict: 'verified',
      title: 'Published account code',
      reason: `The account runs ${match.name}, checked by code hash.`,
    }
  return published.length > 0
    ? {
        id,
        field: 'implementation',
        verdict: 'danger',
        title: 'The account’s code was changed',
        reason: `The code at ${masterCopy} hashes to ${masterCopyHash}, but the published hash is ${published[0]?.codeHash ?? ''}. Do not sign.`,
      }
    : {
        id,
        field: 'implementation',
        verdict: 'caution',
        title: 'Unknown account code',
        reason: `The account runs ${masterCopy}, which is not a published Safe contract. Its rules may differ from those shown.`,
      }
}
