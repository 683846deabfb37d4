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
import { limitWords, type LimitChange } from './limitWords.ts'
import { settingsCheckMessages as messages } from './settingsCheckMessages.ts'

const id = 'settings'

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
      const limit = limitWords(call.data)
      return limit === null ? [] : [limitChange(call, limit)]
    })
  const found = [
    ...changes,
    ...calls.flatMap(unclearSelfCall),
    ...limits,
    ...checkRecoveryCalls(calls, created, context),
  ]
  if (found.length > 0) return found
  const reason = messages.unchangedReason
  return [{ id, verdict: 'verified', title: messages.unchanged, reason }]
}

/**
 * A call of an account to itself that is not a readable change: a settings method with dirty words, or an unknown
 * method.
 */
function unclearSelfCall(call: InspectedCall): Check[] {
  const { caller, to, data, operation, container } = call
  // An account has no method for batches. One that contains calls of an account, and unreadable ones, are judged elsewhere.
  if (container === 'execute' || container === 'unreadable') return []
  if (operation === 1 || !isSameAddress(to, caller) || data === '0x') return []
  const at = { id, field: fieldOf(call, 'data') } as const
  const method = selectorOf(data) ?? data
  if (isSettingsMethod(data))
    return classifySettingsChange(data) === null
      ? [
          {
            ...at,
            verdict: 'danger',
            title: messages.unreadable,
            reason: messages.extraBits({ place: placeOf(call), method, address: to }),
          },
        ]
      : []
  if (method === APPROVE_HASH) return []
  return [
    {
      ...at,
      verdict: 'caution',
      title: messages.unknownMethod,
      reason: messages.asAccount({ place: placeOf(call), method, address: to }),
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
  const facts = changeFacts(change, before)
  const says = `${messages[change.type]({ place: placeOf(call), whose: isOwn ? '' : messages.ofAccount(account) })} ${reason}`
  const unread = isOwn ? messages.valuesUnread : messages.valuesUnreadOf(account)
  return {
    id,
    field: fieldOf(call),
    verdict,
    title: verdict === 'danger' ? dangerTitle(change.type, isDevelopment) : changeTitle(isNewCode(change), isOwn),
    reason: before === null ? `${says} ${unread}` : says,
    facts,
  }
}

function dangerTitle(type: AccountChange['change']['type'], isDevelopment: boolean): string {
  if (isDevelopment) return messages.toDevelopment
  switch (type) {
    case 'CHANGE_IMPLEMENTATION':
    case 'MIGRATION':
      return messages.replacesCode
    case 'ENABLE_MODULE':
      return messages.unknownModule
    case 'SET_GUARD':
      return messages.unknownGuard
    case 'SET_MODULE_GUARD':
      return messages.unknownModuleGuard
    case 'SET_FALLBACK_HANDLER':
      return messages.unknownHandler
    default:
      return messages.toUnknown
  }
}

function changeTitle(isCode: boolean, isOwn: boolean): string {
  if (isCode) return isOwn ? messages.codeOfThis : messages.codeOfAnother
  return isOwn ? messages.controlOfThis : messages.controlOfAnother
}

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
      return atLeastCaution(judgePower('moduleGuard', change.moduleGuard, book))
    case 'SET_FALLBACK_HANDLER':
      if (isSameAddress(change.handler, ZERO_ADDRESS)) return { verdict: 'caution', reason: messages.noHandler }
      if (isSameAddress(change.handler, account))
        return {
          verdict: 'danger',
          reason: messages.handlerIsAccount,
        }
      return atLeastCaution(judgePower('fallbackHandler', change.handler, book))
    case 'MIGRATION':
      return atLeastCaution(judgeNewCode(change, before, book))
    default:
      return { verdict: 'caution', reason: messages.compare }
  }
}

const atLeastCaution = (judged: Judged): Judged =>
  judged.verdict === 'danger' ? judged : { verdict: 'caution', reason: `${judged.reason} ${messages.compare}` }

function limitChange(call: InspectedCall, limit: LimitChange): Check {
  return {
    id,
    field: fieldOf(call),
    verdict: 'caution',
    title: messages.spending,
    reason: `${messages[limit](placeOf(call))} ${messages.compare}`,
  }
}
