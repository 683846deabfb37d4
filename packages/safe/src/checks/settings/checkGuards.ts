import { type Address, isSameAddress } from '@countersign/primitives'
import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'

const id = 'lock-out'

/**
 * `guard` checks every transaction of the owners, `moduleGuard` every transaction of a module.
 *
 * @example
 * const kind: GuardKind = 'moduleGuard'
 */
export type GuardKind = 'guard' | 'moduleGuard'

/**
 * The result of removing a guard in a trial after the change. `change-fails`: the change itself fails, so nothing is
 * set.
 *
 * @example
 * const trial: GuardTrial = { kind: 'refused', reason: 'GS013', block: 12n }
 */
export type GuardTrial =
  | { readonly kind: 'passes'; readonly block: bigint }
  | { readonly kind: 'refused' | 'change-fails'; readonly reason: string; readonly block: bigint }

/**
 * The facts about a guard before it is set.
 *
 * @example
 * const facts: GuardFacts = { answers: { ok: true, value: true }, trial: { ok: true, value: { kind: 'passes', block } } }
 */
export type GuardFacts = {
  /** Whether it reports by ERC-165 that it is a guard of this kind. */
  readonly answers: Read<boolean>
  readonly trial: Read<GuardTrial>
}

type Context = {
  readonly safe: Address
  readonly version: string
  /** Facts about the account's own new guards; undefined if they were not read. */
  guardFacts(kind: GuardKind): GuardFacts | undefined
}

const WORDS: Record<GuardKind, { readonly title: string; readonly what: string; readonly since: string }> = {
  guard: { title: 'guard', what: 'The guard', since: '1.3.0' },
  moduleGuard: { title: 'guard for modules', what: 'The guard for modules', since: '1.5.0' },
}
/**
 * The first version that checks a guard by ERC-165, and refuses it otherwise. Determined by trials on the published
 * contracts.
 */
const ASKS_SINCE: Record<GuardKind, string> = { guard: '1.4.1', moduleGuard: '1.5.0' }

/**
 * Whether the account refuses a guard of this kind without ERC-165 support.
 *
 * @param version of the account's contract
 * @see GuardManager.setGuard of the Safe contracts from 1.4.1 on, error GS300; ModuleManager.setModuleGuard, error
 * GS301
 * @example
 * asksGuard('1.3.0', 'guard') // false
 */
export const asksGuard = (version: string, kind: GuardKind): boolean => !isVersionBelow(version, ASKS_SINCE[kind])

/**
 * Whether an account of this version has a guard of this kind at all.
 *
 * @param version of the account's contract
 * @example
 * hasGuard('1.4.1', 'moduleGuard') // false
 */
export const hasGuard = (version: string, kind: GuardKind): boolean => !isVersionBelow(version, WORDS[kind].since)

/**
 * S9. Checks new guards of this account: a guard also decides about its own removal, so a guard that refuses it locks
 * the account permanently. The removal is tried after the whole transaction. A refusal is a danger; without a trial
 * the check is unchecked.
 *
 * @param changes of every account (`accountChangesOf`)
 * @example
 * checkGuards(accountChangesOf(calls, book), { safe, version: '1.4.1', guardFacts: () => undefined }) // []
 */
export function checkGuards(changes: readonly AccountChange[], context: Context): Check[] {
  const last = new Map<string, AccountChange>()
  for (const found of changes) {
    const kind = kindOf(found.change.type)
    if (kind !== null) last.set(`${found.account.toLowerCase()} ${kind}`, found)
  }
  return [...last.values()].flatMap((found): Check[] => {
    const { change } = found
    if (change.type === 'SET_GUARD') return judge(found, 'guard', change.guard, context)
    if (change.type === 'SET_MODULE_GUARD') return judge(found, 'moduleGuard', change.moduleGuard, context)
    return []
  })
}

function kindOf(type: AccountChange['change']['type']): GuardKind | null {
  if (type === 'SET_GUARD' || type === 'DELETE_GUARD') return 'guard'
  return type === 'SET_MODULE_GUARD' || type === 'DELETE_MODULE_GUARD' ? 'moduleGuard' : null
}

function judge({ account, call }: AccountChange, kind: GuardKind, guard: Address, context: Context): Check[] {
  const at = { id, field: fieldOf(call) } as const
  const { title, what, since } = WORDS[kind]
  const unchecked = (reason: string): Check => ({
    ...at,
    verdict: 'unchecked',
    title: `Whether the ${title} can be removed again`,
    reason,
  })
  if (!isSameAddress(account, context.safe))
    return [unchecked(`${what} ${guard} of the account ${account} was not tried: open that account to set it.`)]
  if (!hasGuard(context.version, kind))
    return [
      {
        ...at,
        verdict: 'caution',
        title: `This account has no ${title}`,
        reason: `Its contract is ${context.version}, and a ${title} exists since ${since}: the call changes nothing.`,
      },
    ]
  const facts = context.guardFacts(kind)
  if (facts === undefined) return [unchecked(`${what} ${guard} was not tried.`)]
  if (asksGuard(context.version, kind) && facts.answers.ok && !facts.answers.value)
    return [
      {
        ...at,
        verdict: 'caution',
        title: `The account refuses this ${title}`,
        reason: `${guard} does not report by ERC-165 that it is a ${title}, and a contract of ${context.version} accepts no other: the transaction fails.`,
      },
    ]
  const { trial } = facts
  if (!trial.ok) return [unchecked(`The simulation could not run: ${trial.reason}`)]
  switch (trial.value.kind) {
    case 'change-fails':
      return [unchecked(`The transaction itself fails, so there is nothing to remove: ${trial.value.reason}`)]
    case 'refused':
      return [
        {
          ...at,
          verdict: 'danger',
          title: `The ${title} could not be removed again`,
          reason: `In a trial on block ${trial.value.block}, ${what.charAt(0).toLowerCase()}${what.slice(1)} ${guard} was set and then refused its own removal by enough owners: ${trial.value.reason} The account could be locked permanently. Do not sign.`,
        },
      ]
    case 'passes':
      return [
        {
          ...at,
          verdict: 'verified',
          title: `The ${title} can be removed again`,
          reason: `${what} ${guard} was set in a trial on block ${trial.value.block}, and then let enough owners remove it. A guard that reads the time, or that others control, may refuse later.`,
        },
      ]
  }
}
