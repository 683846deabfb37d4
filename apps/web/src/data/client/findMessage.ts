import type { MessageItem } from '@countersign/api'
import { api } from './apiClient.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import { cursorOf } from '../api/cursorOf.ts'

type Message = Extract<MessageItem, { type: 'MESSAGE' }>

/** The search ends here when a service keeps returning pages. */
const MOST_PAGES = 100

/** The newest matching message of the account, from the service's list, page by page; null when none matches. */
export async function findMessage(
  { chainId, safe }: AccountKey,
  fits: (message: Message) => boolean,
  signal?: AbortSignal,
): Promise<Message | null> {
  // The service reduces the limit to its own. Its link to the next page says where that page begins.
  let cursor: string | null = 'limit=200&offset=0'
  for (let page = 0; page < MOST_PAGES && cursor !== null; page += 1) {
    const query: { cursor: string } = { cursor }
    const { results, next } = await api().getMessages({
      params: { chainId, safe },
      query,
      ...(signal ? { signal } : {}),
    })
    const found = results.find((item): item is Message => item.type === 'MESSAGE' && fits(item))
    if (found) return found
    cursor = cursorOf(next)
  }
  return null
}
