import { ApiError } from './ApiError.ts'
import type { Page } from '../schemas/page.ts'
import { openPages, type OpenPage, type ReadPage } from './openPages.ts'

/**
 * Reads a list page by page, from its beginning to its end. A page is requested when the loop asks for it.
 *
 * @param read sends the request; every failure of it is passed on
 * @throws {ApiError} what the client throws; `INVALID_CONTENT` if a page names itself as the next one
 * @example
 * const { getChains } = createApiClient()
 * for await (const { results } of eachPage(({ cursor }) => getChains({ query: { cursor } })))
 *   for (const { chainName } of results) console.log(chainName)
 */
export async function* eachPage<P extends Pick<Page<unknown>, 'next' | 'previous'>>(
  read: ReadPage<P>,
): AsyncGenerator<P, void, void> {
  let open: OpenPage<P> | null = await openPages(read)
  while (open !== null) {
    yield open.page
    const { page }: OpenPage<P> = open
    open = open.next === null ? null : await open.next()
    if (open !== null && page.next !== null && open.page.next === page.next) throw repeatedPage(page.next)
  }
}

const repeatedPage = (link: string): ApiError =>
  new ApiError({
    code: 'INVALID_CONTENT',
    statusCode: 200,
    message: `Invalid response content: two pages name the same next page, ${link}`,
  })
