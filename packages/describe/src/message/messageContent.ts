import type { MessageContent } from '@countersign/api'
import type { TypedData } from '@countersign/safe'

/**
 * Copies a message into the form that drafts, the service and the descriptions use. The hash does not change.
 *
 * @example
 * messageContent('Rent for March') // 'Rent for March'
 */
export function messageContent(content: string | TypedData): MessageContent {
  if (typeof content === 'string') return content
  const { domain, types, primaryType, message } = content
  return {
    domain: { ...domain },
    types: Object.fromEntries(
      Object.entries(types).map(([name, fields]) => [name, fields.map((field) => ({ ...field }))]),
    ),
    ...(primaryType === undefined ? {} : { primaryType }),
    message: { ...message },
  }
}
