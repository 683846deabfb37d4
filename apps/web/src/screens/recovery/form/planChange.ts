import { type Address, isSameAddress } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe/light'
import { addRecoverer, removeRecoverers, setExpiration, setNotice } from '@countersign/safe/recovery'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import type { RecoveryChoice } from './RecoveryFormState.ts'

/** The calls for the changed settings only. */
export function planChange(recovery: Recovery, choice: RecoveryChoice): MultiSendCall[] {
  const { address: module, recoverers } = recovery
  const missing = (list: readonly Address[], from: readonly Address[]): Address[] =>
    list.filter((one) => !from.some((other) => isSameAddress(one, other)))
  return [
    ...(choice.cooldown === recovery.cooldown ? [] : [setNotice(module, choice.cooldown)]),
    ...(choice.expiration === recovery.expiration ? [] : [setExpiration(module, choice.expiration)]),
    // Removals come first, because additions go to the start of the module's list.
    ...removeRecoverers(recovery, missing(recoverers, choice.recoverers)),
    ...missing(choice.recoverers, recoverers).map((one) => addRecoverer(module, one)),
  ]
}
