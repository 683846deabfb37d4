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
import { judgeCode, type CodeBook } from '../calls/CodeBook.ts'
import { judgePower } from '../settings/judgePower.ts'
import { powersMessages as messages } from './powersMessages.ts'
import { powerMessages } from '../settings/powerMessages.ts'

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
        title: messages.title,
        reason: messages.unread(powers.reason),
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
      title: now.length === 0 ? messages.nothing : messages.published,
      reason:
        seen === null
          ? messages.readFromChain
          : differences.length === 0
            ? messages.nothingChanged
            : messages.changedByYou,
    },
  ]
}

/** Changes of owners and threshold, which one transaction often makes together, and of the code. */
function controlSince(alarming: readonly SettingsDifference[]): Check[] {
  const owners = alarming.flatMap((one) =>
    one.type === 'owner-added'
      ? [messages.ownerCame(one.address)]
      : one.type === 'owner-removed'
        ? [messages.ownerLeft(one.address)]
        : [],
  )
  const threshold = alarming.flatMap((one) =>
    one.type === 'threshold' ? [messages.thresholdWent({ before: one.before, after: one.after })] : [],
  )
  const code = alarming.flatMap((one) =>
    one.type === 'masterCopy'
      ? [messages.codeWent({ before: one.before ?? messages.none, after: one.after ?? messages.none })]
      : [],
  )
  return [
    ...(owners.length > 0
      ? sinceVisit('owners', messages.ownersChanged, [...owners, ...threshold])
      : sinceVisit('threshold', messages.thresholdChanged, threshold)),
    ...sinceVisit('masterCopy', messages.codeChanged, code),
  ]
}

function sinceVisit(field: string, title: string, changes: readonly string[]): Check[] {
  if (changes.length === 0) return []
  return [{ id, field, verdict: 'caution', title, reason: messages.notYours(changes.join(' ')) }]
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
      title: messages.removed(nounOf(field)),
      reason: goneReason(address, now, field),
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
      title: messages.tooMany,
      reason: messages.moreModules(modules.length),
    },
  ]
}

const POWERS = {
  modules: 'module',
  guard: 'guard',
  moduleGuard: 'moduleGuard',
  fallbackHandler: 'fallbackHandler',
} as const

const nounOf = (field: Entry['field']): string => powerMessages[POWERS[field]]

type Entry = { readonly field: keyof typeof POWERS; readonly address: Address }

const entriesOf = ({ modules, ...settings }: Powers): Entry[] => [
  ...modules.map((address): Entry => ({ field: 'modules', address })),
  ...(['guard', 'moduleGuard', 'fallbackHandler'] as const).flatMap((field): Entry[] => {
    const address = settings[field]
    return address === null ? [] : [{ field, address }]
  }),
]

function goneReason(address: Address, entries: readonly Entry[], field: string): string {
  const standing = entries.filter((entry) => entry.field === field).map((entry) => entry.address)
  return standing.length === 0
    ? messages.goneNone(address)
    : messages.goneOthers({ address, standing: standing.join(', ') })
}

/** An unknown contract is a caution, and a danger if it was added since the last visit. */
function judgeStanding({ field, address }: Entry, isNew: boolean, book: CodeBook): Check[] {
  const what = nounOf(field)
  const { verdict, reason, isDevelopment = false } = judgePower(POWERS[field], address, book)
  if (!isNew && (verdict === 'verified' || verdict === 'caution')) return []
  const title = isNew
    ? messages.isNew(what)
    : verdict === 'unchecked'
      ? messages.codeOf(what)
      : isDevelopment
        ? messages.development(what)
        : messages.unknown(what)
  return [
    {
      id,
      field,
      verdict: isNew ? (verdict === 'danger' ? 'danger' : 'caution') : verdict === 'danger' ? 'caution' : verdict,
      title,
      reason: field === 'modules' ? messages.moduleActs(reason) : reason,
      ...(field === 'modules' && !isNew && isAcceptable(address, book) ? { standing: address } : {}),
    },
  ]
}

/** Owners may accept a contract that this page does not know, but not one whose code differs from the published one. */
function isAcceptable(address: Address, book: CodeBook): boolean {
  const { kind } = judgeCode(address, book)
  return kind === 'unknown' || kind === 'published'
}
