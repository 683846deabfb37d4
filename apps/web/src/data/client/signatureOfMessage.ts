import type { Hex } from '@countersign/primitives'
import type { AccountKey } from '../keys/queryKeys.ts'
import { findMessage } from './findMessage.ts'

/**
 * The complete signature of a message of an account, or null while signatures are missing or the service has no such message. The function
 * reads the list of messages, because a request for a single unknown message would log an error in the browser's console.
 * @param messageHash hash of the message for this account
 */
export async function signatureOfMessage(account: AccountKey, messageHash: Hex): Promise<Hex | null> {
  const message = await findMessage(account, (each) => each.messageHash === messageHash)
  return message?.preparedSignature ?? null
}
