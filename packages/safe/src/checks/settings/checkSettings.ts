import { type Address, isSameAddress, ZERO_ADDRESS, type Verdict } from '@countersign/primitives'
import { readNewRecoveries, type NewRecovery } from '../../recovery/readNewRecoveries.ts'
import { classifySettingsChange, isSettingsMethod } from '../../settings/classifySettingsChange.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { accountChangesOf, type AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'
import { changeFacts } from './changeFacts.ts'
import { isNewCode, judgeNewCode } from './judgeNewCode.ts'
import { checkRecoveryCalls } from './checkRecoveryCalls.ts'
import { judgeNewRecovery } from './judgeNewRecovery.ts'
import { judgePower } from './judgePower.ts'
import { limitWords } from './limitWords.ts'

const id = 'settings'

const WORDS: Record<AccountChange['change']['type'], string> = {
  SET_FALLBACK_HANDLER: 'sets the fallback handler',
  ADD_OWNER: 'adds an owner',
  REMOVE_OWNER: 'removes an owner',
  SWAP_OWNER: 'replaces an owner',
  CHANGE_THRESHOLD: 'changes how many must sign',
  CHANGE_IMPLEMENTATION: 'replaces the account’s code',
  MIGRATION: 'replaces the account’s code by a published migration',
  ENABLE_MODULE: 'lets a module act without signatures',
  DISABLE_MODULE: 'disables a module',
  SET_GUARD: 'sets a guard that can block everything',
  DELETE_GUARD: 'removes the guard',
  SET_MODULE_GUARD: 'sets a guard for modules',
  DELETE_MODULE_GUARD: 'removes the guard for modules',
}

/**
 * The inputs of `checkSettings`.
 *
 * @example
 * const context: SettingsContext = { safe, state, book, childOf: () => undefined, isLimitModule: () => false }
 */
export type SettingsContext = {
  readonly safe: Address
  /** The account on chain. */
  readonly state: Read<AccountSettings>
  readonly book: CodeBook
  /** Accounts whose transactions are executed inside this one, on chain; undefined if they were not read. */
  childOf(account: Address): Read<AccountSettings> | undefined
  /** Whether a published AllowanceModule is at the address. */
  isLimitModule(address: Address): boolean
}

/**
 * S9. Finds calls that change the control over this account or one whose transaction is executed inside, or that
 * permit spending without signatures: one finding each, with the values before and after. New code, and an unknown
 * module, guard or handler, is a danger.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * checkSettings(inspectCalls(safe, transaction), context)
 */
export function checkSettings(calls: readonly InspectedCall[], context: SettingsContext): Check[] {
  const states = new Map<string, AccountSettings | null>()
  const stateOf = (account: Address): AccountSettings | null => {
    const key = account.toLowerCase()
    const known = states.get(key)
    if (known !== undefined) return known
    const read = isSameAddress(account, context.safe) ? context.state : context.childOf(account)
    return read?.ok === true ? read.value : null
  }
  const created = readNewRecoveries(
    calls.filter(({ caller }) => isSameAddress(caller, context.safe)),
    context.safe,
  )
  const changes = accountChangesOf(calls, context.book).map((found): Check => {
    const before = stateOf(found.account)
    if (before !== null) states.set(found.account.toLowerCase(), applyChange(before, found.change))
    return judgeChange(found, before, { ...context, created })
  })
  const limits = calls
    .filter((call) => call.operation === 0 && context.isLimitModule(call.to))
    .flatMap((call): Check[] => {
      const words = limitWords(call.data)
      return words === null ? [] : [limitChange(call, words)]
    })
  const found = [
    ...changes,
    ...calls.flatMap(unclearSelfCall),
    ...limits,
    ...checkRecoveryCalls(calls, created, context),
  ]
  if (found.length > 0) return found
  const reason = 'No call changes owners, threshold, modules, guard, handler or spending limits.'
  return [{ id, verdict: 'verified', title: 'Control is unchanged', reason }]
}

/**
 * A call of an account to itself that is not a readable change: a settings method with dirty words, or an unknown
 * method.
 */
function unclearSelfCall(call: InspectedCall): Check[] {
  const { caller, to, data, operation, container } = call
  if (operation === 1 || !isSameAddress(to, caller) || data === '0x' || container !== null) return []
  const at = { id, field: fieldOf(call, 'data') } as const
  const method = selectorOf(data) ?? data
  if (isSettingsMethod(data))
    return classifySettingsChange(data) === null
      ? [
          {
            ...at,
            verdict: 'danger',
            title: 'A change of settings that cannot be read',
            reason: `${placeOf(call)} calls the settings method ${method} of ${to}, but its parameters have extra bits: the contract may read other values. Do not sign. Ask the proposer to build it again.`,
          },
        ]
      : []
  if (method === APPROVE_HASH) return []
  return [
    {
      ...at,
      verdict: 'caution',
      title: 'An unknown method of the account itself',
      reason: `${placeOf(call)} calls ${method} of ${to} as the account itself. Its fallback handler answers the call, and may store something. Ask the proposer what it is for.`,
    },
  ]
}

/** approveHash(bytes32 hashToApprove), judged separately. */
const APPROVE_HASH = '0xd4d9bdcd'

type WithCreated = SettingsContext & { readonly created: readonly NewRecovery[] }

function judgeChange(found: AccountChange, before: AccountSettings | null, context: WithCreated): Check {
  const { account, call, change } = found
  const { verdict, reason, isDevelopment = false } = judgeValue(found, before, context)
  const isOwn = isSameAddress(account, context.safe)
  const whose = isOwn ? 'the account' : `the account ${account}`
  const facts = changeFacts(change, before)
  const unread = before === null ? ` The current values of ${whose} could not be read.` : ''
  return {
    id,
    field: fieldOf(call),
    verdict,
    title:
      verdict === 'danger'
        ? isDevelopment
          ? 'This hands control to a development contract'
          : (DANGER_TITLES[change.type] ?? 'This hands control to unknown code')
        : `${isNewCode(change) ? 'This replaces the code of' : 'This changes who controls'} ${isOwn ? 'the' : 'another'} account`,
    reason: `${placeOf(call)} ${WORDS[change.type]}${isOwn ? '' : ` of ${account}`}. ${reason}${unread}`,
    facts,
  }
}

const DANGER_TITLES: Partial<Record<AccountChange['change']['type'], string>> = {
  CHANGE_IMPLEMENTATION: 'This replaces the account’s code',
  ENABLE_MODULE: 'This enables an unknown module',
  SET_GUARD: 'This sets an unknown guard',
  SET_MODULE_GUARD: 'This sets an unknown guard for modules',
  SET_FALLBACK_HANDLER: 'This sets an unknown fallback handler',
  MIGRATION: 'This replaces the account’s code',
}

const COMPARE = 'Compare the new values with what was agreed.'

type Judged = { readonly verdict: Verdict; readonly reason: string; readonly isDevelopment?: true }

function judgeValue(
  { account, change }: AccountChange,
  before: AccountSettings | null,
  { safe, book, created }: WithCreated,
): Judged {
  switch (change.type) {
    case 'CHANGE_IMPLEMENTATION':
      return atLeastCaution(judgeNewCode({ singleton: change.implementation }, before, book))
    case 'ENABLE_MODULE': {
      const recovery = isSameAddress(account, safe)
        ? created.find(({ module }) => isSameAddress(module, change.module))
        : undefined
      return atLeastCaution(
        recovery ? judgeNewRecovery(recovery, account, book) : judgePower('module', change.module, book),
      )
    }
    case 'SET_GUARD':
      return atLeastCaution(judgePower('guard', change.guard, book))
    case 'SET_MODULE_GUARD':
      return atLeastCaution(judgePower('guard for modules', change.moduleGuard, book))
    case 'SET_FALLBACK_HANDLER':
      if (isSameAddress(change.handler, ZERO_ADDRESS))
        return { verdict: 'caution', reason: 'Without a handler the account cannot confirm messages.' }
      if (isSameAddress(change.handler, account))
        return {
          verdict: 'danger',
          reason: 'The handler is the account itself: any address could then change its settings. Do not sign.',
        }
      return atLeastCaution(judgePower('fallback handler', change.handler, book))
    case 'MIGRATION':
      return atLeastCaution(judgeNewCode(change, before, book))
    default:
      return { verdict: 'caution', reason: COMPARE }
  }
}

const atLeastCaution = (judged: Judged): Judged =>
  judged.verdict === 'danger' ? judged : { verdict: 'caution', reason: `${judged.reason} ${COMPARE}` }

function limitChange(call: InspectedCall, words: string): Check {
  return {
    id,
    field: fieldOf(call),
    verdict: 'caution',
    title: 'This changes who may spend without signatures',
    reason: `${placeOf(call)} ${words}. ${COMPARE}`,
  }
}
