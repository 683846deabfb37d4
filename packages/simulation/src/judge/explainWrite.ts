import { findContractByAddress } from '@countersign/chains'
import { isSameAddress } from '@countersign/primitives'
import type { AccountWrites, StorageWrite } from '../values/AccountWrites.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import { storageMessages as messages } from './storageMessages.ts'
import { resultMessages } from '../messages/resultMessages.ts'

/**
 * Explains why the account should not write this slot; null if the transaction declares the write, or if another
 * check judges the value with the settings.
 */
export function explainWrite(write: StorageWrite, account: AccountWrites, declared: DeclaredEffects): string | null {
  const { name, slot, before, after } = write
  const says = (...types: string[]) =>
    declared.settings.some(
      (setting) => isSameAddress(setting.account, account.account) && types.includes(setting.change.type),
    )
  switch (name?.kind) {
    case undefined:
      return messages.unusedSlot({ slot, before, after })
    case 'nonce':
      if (account.role === 'self' ? BigInt(after) === declared.nonce + 1n : BigInt(after) > BigInt(before)) return null
      return messages.nonceGoes({ before: BigInt(before), after: BigInt(after) })
    case 'signedMessages':
      return declared.calls.some(({ to, operation }) => operation === 1 && isLibrary(to, 'SignMessageLib'))
        ? null
        : messages.messageSigned(name.hash)
    case 'approvedHashes':
      return declared.calls.some(({ to, data }) => isSameAddress(to, account.account) && data.startsWith('0xd4d9bdcd'))
        ? null
        : messages.hashApproved({ hash: name.hash, owner: name.owner })
    case 'owners':
    case 'ownerCount':
      return says('ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER') ? null : messages.ownersRewritten(write.label)
    case 'modules':
      return says('ENABLE_MODULE', 'DISABLE_MODULE') ? null : messages.modulesRewritten(write.label)
    case 'implementation':
    case 'beacon':
    case 'admin':
      return messages.proxySlot({ slot: resultMessages[name.kind], before, after })
    // Another check judges these values with the settings.
    default:
      return null
  }
}

const isLibrary = (address: `0x${string}`, library: string) =>
  findContractByAddress(address).some(({ name }) => name === library)
