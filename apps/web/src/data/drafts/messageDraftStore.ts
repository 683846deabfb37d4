import { AddressSchema, ChainId, MessageContent } from '@countersign/api'
import * as z from 'zod/mini'
import { AppOrigin } from '@countersign/describe/message'

const PREFIX = 'countersign.message-draft.'

export const MessageDraft = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  message: MessageContent,
  origin: z.nullable(AppOrigin),
  /** The request of a dapp that the signature answers. */
  request: z.optional(z.string()),
})
export type MessageDraft = z.output<typeof MessageDraft>

/** An unsigned message, passed to its review. Stored for as long as the tab is open. */
export const messageDraftStore = {
  save(draft: MessageDraft): string {
    const id = crypto.randomUUID()
    sessionStorage.setItem(PREFIX + id, JSON.stringify(draft))
    return id
  },
  read(id: string): MessageDraft | null {
    try {
      const parsed = MessageDraft.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + id) ?? 'null'))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  },
  remove(id: string) {
    sessionStorage.removeItem(PREFIX + id)
  },
}
