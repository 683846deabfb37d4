import { redirect } from '@tanstack/react-router'
import { legacyLink } from './legacyLink.ts'

const READ = ['safe', 'id', 'messageHash', 'appUrl', 'chain', 'address', 'addOwner'] as const
type LegacySearch = Partial<Record<(typeof READ)[number], string>>

/** Old links may contain other parameters; only these are read. */
export const legacySearch = (search: Record<string, unknown>): LegacySearch =>
  Object.fromEntries(READ.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))

/** Redirects a link of the existing product to its page here. */
export function redirectLegacy({ pathname, searchStr }: { pathname: string; searchStr: string }): void {
  const href = legacyLink(pathname, searchStr)
  if (href !== null && href !== pathname) throw redirect({ href, replace: true })
}
