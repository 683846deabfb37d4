import { isSameAddress } from '../../address/isSameAddress.ts'
import type { Address } from '../../address/Address.ts'
import { classifySettingsChange } from '../../settings/classifySettingsChange.ts'
import type { SettingsChange } from '../../settings/SettingsChange.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'

/** A change of who controls an account; `MIGRATION` is a delegatecall to a published migration contract. */
export type AccountChange = {
  readonly account: Address
  readonly call: InspectedCall
  readonly change: SettingsChange | { readonly type: 'MIGRATION'; readonly by: string }
}

/**
 * Every change an account makes to itself among the calls: this account, and each account whose transaction is executed inside.
 *
 * @example
 * accountChangesOf(inspectCalls(safe, transaction), book)
 */
export function accountChangesOf(calls: readonly InspectedCall[], book: CodeBook): AccountChange[] {
  return calls.flatMap((call): AccountChange[] => {
    const account = call.caller
    if (call.operation === 1) {
      const [migration] = book.find(call.to).filter(({ name }) => name.includes('Migration'))
      return migration
        ? [{ account, call, change: { type: 'MIGRATION', by: `${migration.name} ${migration.version}` } }]
        : []
    }
    const change = isSameAddress(call.to, account) ? classifySettingsChange(call.data) : null
    return change ? [{ account, call, change }] : []
  })
}
