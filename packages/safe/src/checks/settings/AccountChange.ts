import { type Address, isHex, isSameAddress, wordReader } from '@countersign/primitives'
import { classifySettingsChange } from '../../settings/classifySettingsChange.ts'
import type { SettingsChange } from '../../settings/SettingsChange.ts'
import { readMigrationMethod, UPGRADE_SELECTOR } from '../../settings/migrationMethods.ts'
import type { CodeBook, PublishedCode } from '../calls/CodeBook.ts'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

/**
 * A delegatecall to a published migration contract. SafeMigration contains the new code and the new handler as
 * constants; SafeToL2Migration takes them from its parameters. `singleton` is null if the method is unknown or its
 * parameter is not a clean address. `handler` is absent if the handler stays, null if the parameter is not a clean
 * address.
 */
export type Migration = {
  readonly type: 'MIGRATION'
  readonly by: string
  readonly singleton: Address | null
  readonly handler?: Address | null
}

/** A change of the control over an account. */
export type AccountChange = {
  readonly account: Address
  readonly call: InspectedCall
  readonly change: SettingsChange | Migration
}

/**
 * Every change that an account makes to itself among the calls: this account, and each account whose transaction is
 * executed inside.
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
              change: {
                type: 'MIGRATION',
                by: `${migration.name} ${migration.version}`,
                ...settingsAfter(call, migration),
              },
            },
          ]
        : []
    }
    const change = isSameAddress(call.to, account) ? classifySettingsChange(call.data) : null
    return change ? [{ account, call, change }] : []
  })
}

/** The code and the handler after the migration. */
function settingsAfter(
  { data }: InspectedCall,
  { name, version }: PublishedCode,
): Pick<Migration, 'singleton' | 'handler'> {
  const method = selectorOf(data)
  if (name === 'SafeMigration') return readMigrationMethod(method, version) ?? { singleton: null }
  const at = isHex(data) ? wordReader(data, 4) : null
  if (method === UPGRADE_SELECTOR.migrateToL2) return { singleton: at?.address(0) ?? null }
  if (method === UPGRADE_SELECTOR.migrateFromV111)
    return { singleton: at?.address(0) ?? null, handler: at?.address(32) ?? null }
  return { singleton: null }
}
