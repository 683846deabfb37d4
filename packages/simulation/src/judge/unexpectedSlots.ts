import { type Hex, isSameAddress } from '@countersign/primitives'
import { meaningOf } from '../result/meaningOf.ts'
import type { AccountWrites } from '../values/AccountWrites.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import { explainWrite } from './explainWrite.ts'
import { isDeclared } from './isDeclared.ts'

/**
 * The slots of an account whose change no call of the transaction declares, or whose new value differs from the
 * declared one.
 *
 * @param account writes of one account, from the simulation
 * @example
 * const unchanged: AccountWrites = { account: safe, role: 'self', writes: [], changes: [] }
 * unexpectedSlots(unchanged, declareEffects(safe, transaction)).size // 0
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
