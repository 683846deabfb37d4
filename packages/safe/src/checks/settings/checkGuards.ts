import { type Address, isSameAddress } from '@countersign/primitives'
import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { guardMessages as messages } from './guardMessages.ts'

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

const SINCE: Record<GuardKind, string> = { guard: '1.3.0', moduleGuard: '1.5.0' }
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
export const hasGuard = (version: string, kind: GuardKind): boolean => !isVersionBelow(version, SINCE[kind])

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
  const title = messages[kind]
  const unchecked = (reason: string): Check => ({
    ...at,
    verdict: 'unchecked',
    title: messages.whether(title),
    reason,
  })
  if (!isSameAddress(account, context.safe)) return [unchecked(messages.otherAccount({ title, guard, account }))]
  if (!hasGuard(context.version, kind))
    return [
      {
        ...at,
        verdict: 'caution',
        title: messages.noSuchGuard(title),
        reason: messages.tooOld({ version: context.version, title, since: SINCE[kind] }),
      },
    ]
  const facts = context.guardFacts(kind)
  if (facts === undefined) return [unchecked(messages.notTried({ title, guard }))]
  if (asksGuard(context.version, kind) && facts.answers.ok && !facts.answers.value)
    return [
      {
        ...at,
        verdict: 'caution',
        title: messages.refusesThis(title),
        reason: messages.noInterface({ guard, title, version: context.version }),
      },
    ]
  const { trial } = facts
  if (!trial.ok) return [unchecked(messages.noSimulation(trial.reason))]
  switch (trial.value.kind) {
    case 'change-fails':
      return [unchecked(messages.itselfFails(trial.value.reason))]
    case 'refused':
      return [
        {
          ...at,
          verdict: 'danger',
          title: messages.couldNotRemove(title),
          reason: messages.refusedRemoval({ block: trial.value.block, title, guard, reason: trial.value.reason }),
        },
      ]
    case 'passes':
      return [
        {
          ...at,
          verdict: 'verified',
          title: messages.canRemove(title),
          reason: messages.passed({ title, guard, block: trial.value.block }),
        },
      ]
  }
}
