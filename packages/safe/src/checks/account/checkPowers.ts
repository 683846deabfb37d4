import type { Address } from '../../address/Address.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { judgePower } from '../settings/judgePower.ts'

const id = 'account-powers'

/**
 * What has power over an account beside its owners.
 *
 * @example
 * const powers: Powers = { modules, guard, moduleGuard, fallbackHandler }
 */
export type Powers = Pick<AccountSettings, 'modules' | 'hasMoreModules' | 'guard' | 'moduleGuard' | 'fallbackHandler'>

/**
 * S17. Modules act without any signature, a guard can block everything: unknown ones are named on every visit, and one that is new
 * or gone since the last visit is an alarm.
 *
 * @param seen what stood there at the last visit; null for the first one
 * @example
 * checkPowers({ ok: true, value: state }, book, await lastVisit(safe))
 */
export function checkPowers(powers: Read<Powers>, book: CodeBook, seen: Powers | null): Check[] {
  if (!powers.ok)
    return [
      { id, verdict: 'unchecked', title: 'Modules and guard', reason: `They could not be read: ${powers.reason}.` },
    ]
  const now = entriesOf(powers.value)
  const before = seen === null ? null : entriesOf(seen)
  const standing = now.flatMap((entry) => judgeStanding(entry, before !== null && !holds(before, entry), book))
  const gone = (before ?? [])
    .filter((entry) => !holds(now, entry))
    .map(({ field, what, address }): Check => ({
      id,
      field,
      verdict: 'caution',
      title: `A ${what} is gone since your last visit`,
      reason: `It was ${address}; now ${nowAt(now, field)}. Find the transaction that changed it in the history.`,
    }))
  const found = [...standing, ...gone, ...unreadModules(powers.value)]
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: now.length === 0 ? 'No module and no guard' : 'Modules, guard and handler are published code',
      reason: seen === null ? 'Read from the chain.' : 'Read from the chain; nothing changed since your last visit.',
    },
  ]
}

function unreadModules({ modules, hasMoreModules = false }: Powers): Check[] {
  if (!hasMoreModules) return []
  return [
    {
      id,
      field: 'modules',
      verdict: 'unchecked',
      title: 'More modules than can be read',
      reason: `The account has more than ${modules.length} modules; the first ${modules.length} were read. Each of the others acts without signatures too.`,
    },
  ]
}

type Entry = { readonly field: string; readonly what: string; readonly address: Address }

const entriesOf = ({ modules, guard, moduleGuard, fallbackHandler }: Powers): Entry[] => [
  ...modules.map((address) => ({ field: 'modules', what: 'module', address })),
  ...(guard === null ? [] : [{ field: 'guard', what: 'guard', address: guard }]),
  ...(moduleGuard === null ? [] : [{ field: 'moduleGuard', what: 'guard for modules', address: moduleGuard }]),
  ...(fallbackHandler === null
    ? []
    : [{ field: 'fallbackHandler', what: 'fallback handler', address: fallbackHandler }]),
]

const holds = (entries: readonly Entry[], { field, address }: Entry): boolean =>
  entries.some((entry) => entry.field === field && isSameAddress(entry.address, address))

function nowAt(entries: readonly Entry[], field: string): string {
  const standing = entries.filter((entry) => entry.field === field).map(({ address }) => address)
  return standing.length === 0 ? 'there is none' : `there is ${standing.join(', ')}`
}

/** An unknown one is a caution while it stands, a danger when it came since the last visit. */
function judgeStanding({ field, what, address }: Entry, isNew: boolean, book: CodeBook): Check[] {
  const { verdict, reason, isDevelopment = false } = judgePower(what, address, book)
  if (!isNew && (verdict === 'verified' || verdict === 'caution')) return []
  const title = isNew
    ? `A ${what} is new since your last visit`
    : verdict === 'unchecked'
      ? `Code of the ${what}`
      : `${isDevelopment ? 'A development' : 'An unknown'} ${what} has power here`
  const acts = what === 'module' ? ' A module acts without signatures.' : ''
  return [
    {
      id,
      field,
      verdict: isNew ? (verdict === 'danger' ? 'danger' : 'caution') : verdict === 'danger' ? 'caution' : verdict,
      title,
      reason: `${reason}${acts}`,
    },
  ]
}
