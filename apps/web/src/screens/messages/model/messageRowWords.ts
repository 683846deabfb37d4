import type { Message } from '@countersign/api'
import { messageMeaning } from '@countersign/describe/message'
import type { ViewContext } from '@countersign/describe/transaction'
import type { MessageCheck } from './MessageCheck.ts'

/** Amounts use the units of the chain after the check, before that those of the service. */
export function messageRowWords(message: Message, context: ViewContext, check: MessageCheck | null | undefined) {
  if (!check?.isHashEqual) return { meaning: messageMeaning(message.message, context), isFromService: true }
  const meaning = messageMeaning(message.message, { ...context, tokenOf: check.tokenOf })
  return { meaning, isFromService: meaning.title.some(({ source }) => source === 'service') }
}
