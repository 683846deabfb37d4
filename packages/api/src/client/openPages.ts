import type { Page } from '../schemas/page.ts'
import { cursorOf } from './cursorOf.ts'

/** Reads one page of a list. The cursor of the first page is null, which the client leaves out of the request. */
export type ReadPage<P extends PageLinks> = (query: { readonly cursor: string | null }) => Promise<P>

type PageLinks = Pick<Page<unknown>, 'next' | 'previous'>

/**
 * A page with the way to its neighbours. `next` and `previous` are null at the ends of the list.
 *
 * @example
 * const { getChains } = createApiClient()
 * const first: OpenPage<Page<Chain>> = await openPages(({ cursor }) => getChains({ query: { cursor } }))
 */
export type OpenPage<P extends PageLinks> = {
  readonly page: P
  readonly next: (() => Promise<OpenPage<P>>) | null
  readonly previous: (() => Promise<OpenPage<P>>) | null
}

/**
 * Reads the first page of a list.
 *
 * @param read sends the request; every failure of it is passed on
 * @throws {ApiError} what the client throws
 * @example
 * const { getChains } = createApiClient()
 * const first = await openPages(({ cursor }) => getChains({ query: { cursor } }))
 * const second = await first.next?.()
 */
export const openPages = async <P extends PageLinks>(read: ReadPage<P>): Promise<OpenPage<P>> => openAt(read, null)

async function openAt<P extends PageLinks>(read: ReadPage<P>, cursor: string | null): Promise<OpenPage<P>> {
  const page = await read({ cursor })
  const towards = (link: string | null) => {
    const found = cursorOf(link)
    return found === null ? null : () => openAt(read, found)
  }
  return { page, next: towards(page.next), previous: towards(page.previous) }
}
