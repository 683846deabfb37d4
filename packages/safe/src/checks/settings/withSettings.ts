import { type Address, isSameAddress } from '@countersign/primitives'
import type { AccountSettings, AccountState } from '../AccountState.ts'
import type { Read } from '../Read.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'

export type ListContext = {
  readonly safe: Address
  readonly state: Read<AccountSettings & Partial<Pick<AccountState, 'nonce'>>>
  /** The nonce of the transaction. */
  readonly nonce: bigint
  childOf(account: Address): Read<AccountSettings> | undefined
}

/**
 * Each change with the settings of its account immediately before it, after all earlier changes; null if they were
 * not read.
 *
 * @param changes of every account, in order of execution (`accountChangesOf`)
 */
export function withSettings(
  changes: readonly AccountChange[],
  { safe, state, childOf }: ListContext,
): { found: AccountChange; settings: AccountSettings | null }[] {
  const states = new Map<string, AccountSettings>()
  return changes.map((found) => {
    const key = found.account.toLowerCase()
    const read = isSameAddress(found.account, safe) ? state : childOf(found.account)
    const settings = states.get(key) ?? (read?.ok === true ? read.value : null)
    if (settings !== null) states.set(key, applyChange(settings, found.change))
    return { found, settings }
  })
}

/**
 * Whether no other transaction can execute before: the account is the one that signs, and its next nonce is that of
 * the transaction.
 *
 * @example
 * isNextOf(safe, { safe, state: { ok: true, value: { ...settings, nonce: 7n } }, nonce: 7n, childOf }) // true
 */
export const isNextOf = (account: Address, { safe, state, nonce }: ListContext): boolean =>
  isSameAddress(account, safe) && state.ok && state.value.nonce === nonce
