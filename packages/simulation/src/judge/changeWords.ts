import { findContractByAddress } from '@countersign/chains'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { AccountChange } from '../values/AccountWrites.ts'
import { judgeMessages as messages } from './judgeMessages.ts'

const orNone = (address: Address) => (address === ZERO_ADDRESS ? messages.none : address)

/** Describes a change, with both values, for the end of a sentence. */
export function changeWords(change: AccountChange): string {
  switch (change.kind) {
    case 'ownerAdded':
      return messages.ownerAdded(change.owner)
    case 'ownerRemoved':
      return messages.ownerRemoved(change.owner)
    case 'moduleEnabled':
      return messages.moduleEnabled(change.module)
    case 'moduleDisabled':
      return messages.moduleDisabled(change.module)
    case 'threshold':
      return messages.thresholdGoes({ before: change.before, after: change.after })
    case 'singleton':
      return singletonWords(change.before, change.after)
    default:
      return messages[change.kind]({ before: orNone(change.before), after: orNone(change.after) })
  }
}

/** Describes which code controls the account afterwards. By address only: another check compares the code. */
function singletonWords(before: Address, after: Address): string {
  const published = findContractByAddress(after).find(({ name }) => name === 'Safe' || name === 'SafeL2')
  return published
    ? messages.programPublished({ before, after, program: `${published.name} ${published.version}` })
    : messages.programUnknown({ before, after })
}
