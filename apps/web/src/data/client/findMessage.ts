import type { MessageItem } from '@countersign/api'
import { api } from './apiClient.ts'
import type { AccountKey } from '../keys/queryKeys.ts'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

/** The largest page of the service. */
const PAGE = 200
/** The search ends here when a service keeps returning pages. */
const MOST_MESSAGES = 10_000

/** The newest matching message of the account, from the service's list, page by page; null when none matches. */
export async function findMessage(
  { chainId, safe }: AccountKey,
  fits: (message: Message) => boolean,
): Promise<Message | null> {
  for (let offset = 0; offset < MOST_MESSAGES; offset += PAGE) {
    const query = { cursor: `limit=${PAGE}&offset=${offset}` }
    const { results, next } = await api().getMessages({ params: { chainId, safe }, query })
    const found = results.find((item): item is Message => item.type === 'MESSAGE' && fits(item))
    if (found) return found
    if (next === null) return null
  }
  return null
}
