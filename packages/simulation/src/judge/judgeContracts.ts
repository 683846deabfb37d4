import { isSameAddress } from '@countersign/primitives'
import { isHandoverMethod } from '@countersign/safe/checks'
import type { AccountChange, AccountWrites } from '../values/AccountWrites.ts'
import { changeWords } from './changeWords.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'

/** acceptOwnership(): the second half of a handover, called by the new owner. */
const ACCEPT_OWNERSHIP = '0x79ba5097'

type Change = Extract<AccountChange, { kind: 'implementation' | 'beacon' | 'admin' | 'contractOwner' }>

/** Contracts the account rules: whose they are and what code they run (Radiant lost its pools this way). */
export function judgeContracts(all: readonly AccountWrites[], declared: DeclaredEffects): EffectVerdict[] {
  const accounts = all.filter(({ role }) => role !== 'contract').map(({ account }) => account)
  return all
    .filter(({ role }) => role === 'contract')
    .flatMap(({ account, changes }) =>
      changes.filter(isTakeover).map((change) => {
        const isOurs = change.kind !== 'contractOwner' || accounts.some((own) => isSameAddress(own, change.before))
        const isSaid = declared.calls.some(
          (call) =>
            (isHandoverMethod(call) || call.data.slice(0, 10).toLowerCase() === ACCEPT_OWNERSHIP) &&
            (isSameAddress(call.to, account) || call.data.toLowerCase().includes(account.slice(2).toLowerCase())),
        )
        return isSaid || !isOurs
          ? verdictOf(
              'settings',
              'caution',
              'A contract changes hands or code',
              `Of ${account}, ${changeWords(change)}.`,
            )
          : verdictOf(
              'settings',
              'danger',
              change.kind === 'contractOwner'
                ? 'It gives a contract away unannounced'
                : 'It changes a contract’s code unannounced',
              `In the simulation, of ${account}, ${changeWords(change)}. No call of this transaction says so: do not sign it.`,
            )
      }),
    )
}

/** A contract that had no owner or code before is new, not taken over. */
const isTakeover = (change: AccountChange): change is Change =>
  (change.kind === 'implementation' ||
    change.kind === 'beacon' ||
    change.kind === 'admin' ||
    change.kind === 'contractOwner') &&
  BigInt(change.before) !== 0n
