import { redirect } from '@tanstack/react-router'

const READ = ['safe', 'id', 'messageHash', 'appUrl', 'chain', 'address', 'addOwner'] as const
type LegacySearch = Partial<Record<(typeof READ)[number], string>>

/** Old links may contain other parameters; only these are read. */
export const legacySearch = (search: Record<string, unknown>): LegacySearch =>
  Object.fromEntries(READ.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))

/** The first page and the overview of an account: without parameters, such an address is nothing but a page here. */
const OWN = /^\/(safes\/[^/]+\/?)?$/

/** Redirects a link of the existing product to its page here. */
export async function redirectLegacy({ pathname, searchStr }: { pathname: string; searchStr: string }): Promise<void> {
  if (searchStr === '' && OWN.test(pathname)) return
  const { legacyLink } = await import('./legacyLink.ts')
  const href = legacyLink(pathname, searchStr)
  if (href !== null && href !== pathname) throw redirect({ href, replace: true })
}
