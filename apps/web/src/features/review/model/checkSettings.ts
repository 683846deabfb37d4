import {
  classifySettingsChange,
  decodeMultiSend,
  isSameAddress,
  type Address,
  type Hex,
  type SafeTransactionData,
  type SettingsChange,
} from '@countersign/safe/light'
import type { LimitCall } from '../../../shared/transaction-view/LimitCall.ts'
import { readLimitMethod } from '../../../shared/transaction-view/limitMethods.ts'
import type { Check } from '../../../shared/review/Check.ts'

const WORDS: Record<SettingsChange['type'], string> = {
  SET_FALLBACK_HANDLER: 'sets the fallback handler',
  ADD_OWNER: 'adds an owner',
  REMOVE_OWNER: 'removes an owner',
  SWAP_OWNER: 'replaces an owner',
  CHANGE_THRESHOLD: 'changes how many must sign',
  CHANGE_IMPLEMENTATION: 'replaces the account’s code',
  ENABLE_MODULE: 'lets a module act without signatures',
  DISABLE_MODULE: 'takes a module’s power away',
  SET_GUARD: 'sets a guard that can block everything',
  DELETE_GUARD: 'removes the guard',
  SET_MODULE_GUARD: 'sets a guard for modules',
  DELETE_MODULE_GUARD: 'removes the guard for modules',
}

const LIMIT_WORDS: Record<LimitCall['act'], string> = {
  set: 'lets somebody spend up to a limit',
  reset: 'lets a spending limit start again',
  delete: 'takes a spending limit away',
  addDelegate: 'makes somebody a beneficiary of limits',
  removeDelegate: 'takes a beneficiary’s limits away',
  spend: 'spends within a limit',
}

/** Calls that change who controls the account, or who may spend from it unasked: never without a remark. */
export function checkSettings(safe: Address, transaction: SafeTransactionData): Check {
  const { control, limits } = changesOf(safe, transaction, 0)
  const words = [...new Set([...control, ...limits])]
  if (words.length === 0)
    return {
      id: 'settings',
      verdict: 'verified',
      title: 'Control stays as it is',
      reason: 'No call changes owners, threshold, modules, guard, handler or spending limits.',
    }
  return {
    id: 'settings',
    verdict: 'caution',
    title:
      control.length > 0 ? 'This changes who controls the account' : 'This changes who may spend without signatures',
    reason: `It ${words.join(', ')}. Compare the new values with what was agreed.`,
  }
}

type Call = { readonly to: Address; readonly data: Hex; readonly operation: 0 | 1 }
type Changes = { readonly control: readonly string[]; readonly limits: readonly string[] }

function changesOf(safe: Address, call: Call, depth: number): Changes {
  const own = isSameAddress(call.to, safe) ? classifySettingsChange(call.data) : null
  const read = call.operation === 0 ? readLimitMethod(call.data, call.to, { safe })?.meaning : undefined
  const inner = call.operation === 1 && depth < 16 ? decodeMultiSend(call.data) : null
  const nested = (inner ?? []).map((next) => changesOf(safe, next, depth + 1))
  return {
    control: [...(own ? [WORDS[own.type]] : []), ...nested.flatMap(({ control }) => control)],
    limits: [
      ...(read?.kind === 'limit' ? [LIMIT_WORDS[read.limit.act]] : []),
      ...nested.flatMap(({ limits }) => limits),
    ],
  }
}
