import { type Address, isSameAddress } from '@countersign/primitives'
import {
  isSameDifference,
  settingsSince,
  type SeenSettings,
  type SettingsDifference,
} from '../../settings/settingsSince.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { judgePower } from '../settings/judgePower.ts'

const id = 'account-powers'

/**
 * The control over an account: its owners, and the contracts with power besides them.
 *
 * @example
 * const powers: Powers = { owners, threshold, modules, guard, moduleGuard, fallbackHandler, masterCopy }
 */
export type Powers = Omit<AccountSettings, 'masterCopy'> & Partial<Pick<AccountSettings, 'masterCopy'>>

/**
 * S17. Modules act without signatures, and a guard can block every transaction, so unknown ones are named on every
 * visit. A change since the last visit is a danger, including owners, threshold and code, unless transactions that
 * this user signed or sent made it.
 *
 * @param seen the settings at the last visit; null for the first one
 * @param ownChanges differences from `seen` that transactions made which this user signed or sent
 * @example
 * checkPowers(chainState, book, null).map(({ verdict }) => verdict)
 */
export function checkPowers(
  powers: Read<Powers>,
  book: CodeBook,
  seen: SeenSettings | null,
  ownChanges: readonly SettingsDifference[] = [],
): Check[] {
  if (!powers.ok)
    return [
      {
        id,
        verdict: 'unchecked',
        title: 'Owners, modules and guard',
        reason: `They could not be read: ${powers.reason}.`,
      },
    ]
  const now = entriesOf(powers.value)
  const differences = seen === null ? [] : settingsSince(seen, powers.value)
  const alarming = differences.filter((one) => !ownChanges.some((own) => isSameDifference(own, one)))
  const found = [
    ...controlSince(alarming),
    ...now.flatMap((entry) =>
      judgeStanding(
        entry,
        alarming.some((one) => brings(one, entry)),
        book,
      ),
    ),
    ...alarming.flatMap((difference) => judgeGone(difference, now)),
    ...unreadModules(powers.value),
  ]
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: now.length === 0 ? 'No module and no guard' : 'Modules, guard and handler are published code',
      reason: `Read from the chain${
        seen === null
          ? '.'
          : differences.length === 0
            ? '; nothing changed since your last visit.'
            : '. The changes since your last visit were made by transactions that you signed or sent.'
      }`,
    },
  ]
}

const LOOK = 'Find the transaction that changed it in the history.'

/** Changes of owners and threshold, which one transaction often makes together, and of the code. */
function controlSince(alarming: readonly SettingsDifference[]): Check[] {
  const owners = alarming.flatMap((one) =>
    one.type === 'owner-added'
      ? [`${one.address} became an owner.`]
      : one.type === 'owner-removed'
        ? [`${one.address} is no longer an owner.`]
        : [],
  )
  const threshold = alarming.flatMap((one) =>
    one.type === 'threshold' ? [`The signatures needed went from ${one.before} to ${one.after}.`] : [],
  )
  const code = alarming.flatMap((one) =>
    one.type === 'masterCopy' ? [`It was ${one.before ?? 'none'}; now there is ${one.after ?? 'none'}.`] : [],
  )
  return [
    ...(owners.length > 0
      ? sinceVisit('owners', 'The owners changed since your last visit', [...owners, ...threshold])
      : sinceVisit('threshold', 'The signatures needed changed since your last visit', threshold)),
    ...sinceVisit('masterCopy', 'The contract code changed since your last visit', code),
  ]
}

function sinceVisit(field: string, title: string, changes: readonly string[]): Check[] {
  if (changes.length === 0) return []
  const advice = `No known transaction that you signed or sent made this change. ${LOOK} If no other owner announced it, sign nothing here and ask them.`
  return [{ id, field, verdict: 'caution', title, reason: `${changes.join(' ')} ${advice}` }]
}

/** A module, guard or handler of the last visit that was removed. */
function judgeGone(difference: SettingsDifference, now: readonly Entry[]): Check[] {
  const gone = goneIn(difference)
  if (gone === null) return []
  const { field, address } = gone
  return [
    {
      id,
      field,
      verdict: 'caution',
      title: `A ${WHAT[field]} was removed since your last visit`,
      reason: `It was ${address}; now ${nowAt(now, field)}. ${LOOK}`,
    },
  ]
}

function goneIn(difference: SettingsDifference): Entry | null {
  switch (difference.type) {
    case 'module-removed':
      return { field: 'modules', address: difference.address }
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return difference.before === null ? null : { field: difference.type, address: difference.before }
    default:
      return null
  }
}

/** Whether a difference added an entry. */
const brings = (difference: SettingsDifference, { field, address }: Entry): boolean =>
  difference.type === 'module-added'
    ? field === 'modules' && isSameAddress(difference.address, address)
    : difference.type === field

function unreadModules({ modules, hasMoreModules = false }: Powers): Check[] {
  if (!hasMoreModules) return []
  return [
    {
      id,
      field: 'modules',
      verdict: 'unchecked',
      title: 'More modules than can be read',
      reason: `The account has more than ${modules.length} modules. The page read the first ${modules.length}. Each of the others can act without signatures too.`,
    },
  ]
}

const WHAT = {
  modules: 'module',
  guard: 'guard',
  moduleGuard: 'guard for modules',
  fallbackHandler: 'fallback handler',
} as const

type Entry = { readonly field: keyof typeof WHAT; readonly address: Address }

const entriesOf = ({ modules, ...settings }: Powers): Entry[] => [
  ...modules.map((address): Entry => ({ field: 'modules', address })),
  ...(['guard', 'moduleGuard', 'fallbackHandler'] as const).flatMap((field): Entry[] => {
    const address = settings[field]
    return address === null ? [] : [{ field, address }]
  }),
]

function nowAt(entries: readonly Entry[], field: string): string {
  const standing = entries.filter((entry) => entry.field === field).map(({ address }) => address)
  return standing.length === 0 ? 'there is none' : `there is ${standing.join(', ')}`
}

/** An unknown contract is a caution, and a danger if it was added since the last visit. */
function judgeStanding({ field, address }: Entry, isNew: boolean, book: CodeBook): Check[] {
  const what = WHAT[field]
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
