import type { Message } from '@countersign/api'
import { messageMeaning } from '@countersign/describe/message'
import type { ViewContext } from '@countersign/describe/transaction'
import type { MessageCheck } from './MessageCheck.ts'

/** Amounts are in units of the chain once the message was checked, and in the service's until then. */
export function messageRowWords(message: Message, context: ViewContext, check: MessageCheck | null | undefined) {
  if (!check?.isHashEqual) return { meaning: messageMeaning(message.message, context), isTold: true }
  const meaning = messageMeaning(message.message, { ...context, tokenOf: check.tokenOf })
  return { meaning, isTold: meaning.title.some(({ source }) => source === 'service') }
}
