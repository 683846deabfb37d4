/** Page parameter of the first page. A parameter, so that the type is not narrowed to null. */
export const FIRST_PAGE = null as string | null

/** The cursor inside a page's `next` or `previous` link; null at the end. */
export function cursorOf(link: string | null): string | null {
  if (link === null || !URL.canParse(link, 'http://localhost')) return null
  return new URL(link, 'http://localhost').searchParams.get('cursor')
}
