import { isSameAddress } from '../../address/isSameAddress.ts'
import type { Address } from '../../address/Address.ts'
import { classifySettingsChange } from '../../settings/classifySettingsChange.ts'
import type { SettingsChange } from '../../settings/SettingsChange.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { isHex } from '../../hex/isHex.ts'
import { wordReader } from '../../hex/wordReader.ts'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

/**
 * A delegatecall to a published migration contract. SafeToL2Migration takes the new code, and the new handler, from its parameters:
 * null where such a parameter is no clean address. Absent where the migration contract has them built in.
 */
export type Migration = {
  readonly type: 'MIGRATION'
  readonly by: string
  readonly singleton?: Address | null
  readonly handler?: Address | null
}

/** A change of who controls an account. */
export type AccountChange = {
  readonly account: Address
  readonly call: InspectedCall
  readonly change: SettingsChange | Migration
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
        ? [
            {
              account,
              call,
              change: { type: 'MIGRATION', by: `${migration.name} ${migration.version}`, ...givenBy(call) },
            },
          ]
        : []
    }
    const change = isSameAddress(call.to, account) ? classifySettingsChange(call.data) : null
    return change ? [{ account, call, change }] : []
  })
}

/** migrateToL2(address l2Singleton), migrateFromV111(address l2Singleton, address fallbackHandler) */
function givenBy({ data }: InspectedCall): Pick<Migration, 'singleton' | 'handler'> {
  const method = selectorOf(data)
  const at = isHex(data) ? wordReader(data, 4) : null
  if (method === '0xef2624ae') return { singleton: at?.address(0) ?? null }
  if (method === '0xd9a20812') return { singleton: at?.address(0) ?? null, handler: at?.address(32) ?? null }
  return {}
}
