import { isSameAddress } from '@countersign/primitives'
import { isHandoverMethod } from '@countersign/safe/checks'
import type { AccountChange, AccountWrites } from '../values/AccountWrites.ts'
import { changeWords } from './changeWords.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'
import { judgeMessages as messages } from './judgeMessages.ts'

/** acceptOwnership(): the second step of a transfer of ownership, called by the new owner. */
const ACCEPT_OWNERSHIP = '0x79ba5097'

type Change = Extract<AccountChange, { kind: 'implementation' | 'beacon' | 'admin' | 'contractOwner' }>

/**
 * Finds changes of owner or code of contracts that the account controls. Radiant lost its pools through such a
 * change.
 */
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
              messages.contractChanges,
              messages.contractChange({ account, change: changeWords(change) }),
            )
          : verdictOf(
              'settings',
              'danger',
              change.kind === 'contractOwner' ? messages.givenAway : messages.codeSwapped,
              messages.contractChangeHidden({ account, change: changeWords(change) }),
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
