import type { MessageContent } from '@countersign/api'
import type { TypedData } from '@countersign/safe'

/** A message as it is hashed, in the form drafts, services and the sentences about it have it: the same hash, a copy. */
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
