import type { Hex } from '@countersign/safe/light'
import type { AccountKey } from '../keys/queryKeys.ts'
import { findMessage } from './findMessage.ts'

/**
 * The complete signature of a message of an account, or null while signatures are missing or the service has no such message. The list
 * of messages is read, because a request for one message that does not exist would leave an error in the browser's console.
 * @param messageHash hash of the message for this account
 */
export async function signatureOfMessage(account: AccountKey, messageHash: Hex): Promise<Hex | null> {
  const message = await findMessage(account, (each) => each.messageHash === messageHash)
  return message?.preparedSignature ?? null
}
