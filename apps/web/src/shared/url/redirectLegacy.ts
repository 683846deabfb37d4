import { redirect } from '@tanstack/react-router'
import { legacyLink } from './legacyLink.ts'

/** Old links may carry anything; only `safe` and `id` are read. */
export const legacySearch = (search: Record<string, unknown>): { safe?: string; id?: string } => ({
  ...(typeof search['safe'] === 'string' ? { safe: search['safe'] } : {}),
  ...(typeof search['id'] === 'string' ? { id: search['id'] } : {}),
})

/** Leads a link of the existing product to our page for it. */
export function redirectLegacy({ pathname, searchStr }: { pathname: string; searchStr: string }): void {
  const href = legacyLink(pathname, searchStr)
  if (href !== null && href !== pathname) throw redirect({ href, replace: true })
}
