/**
 * The cursor inside a page's `next` or `previous` link. Pass it as `query.cursor` to read that page.
 *
 * @param link absolute or relative URL of a page; null at the end of the list
 * @returns null at the end, and for a link without a cursor
 * @example
 * cursorOf('https://service.example/v1/chains?cursor=limit%3D20%26offset%3D20') // 'limit=20&offset=20'
 * cursorOf(null) // null
 */
export function cursorOf(link: string | null): string | null {
  if (link === null || !URL.canParse(link, 'http://localhost')) return null
  return new URL(link, 'http://localhost').searchParams.get('cursor')
}
