import { type Hex, isSameAddress } from '@countersign/primitives'
import { meaningOf } from '../result/meaningOf.ts'
import type { AccountWrites } from '../values/AccountWrites.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import { explainWrite } from './explainWrite.ts'
import { isDeclared } from './isDeclared.ts'

/**
 * The slots of an account that change although no call of the transaction says so, or to another value than it says.
 *
 * @param account writes of one account, from the simulation
 * @example
 * unexpectedSlots(writes, declareEffects(safe, transaction)).has(slot)
 */
export function unexpectedSlots(account: AccountWrites, declared: DeclaredEffects): ReadonlySet<Hex> {
  const said = declared.settings
    .filter((one) => isSameAddress(one.account, account.account))
    .map(({ change }) => change)
  return new Set(
    account.writes
      .filter(
        (write) =>
          explainWrite(write, account, declared) !== null ||
          meaningOf(write).some((change) => !isDeclared(change, said)),
      )
      .map(({ slot }) => slot),
  )
}
