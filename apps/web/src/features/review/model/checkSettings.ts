import {
  classifySettingsChange,
  decodeMultiSend,
  isSameAddress,
  type Address,
  type Hex,
  type SafeTransactionData,
  type SettingsChange,
} from '@countersign/safe/light'
import type { Check } from './Check.ts'

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

/** Calls of the account to itself change who controls it: never without a remark. */
export function checkSettings(safe: Address, transaction: SafeTransactionData): Check {
  const changes = changesOf(safe, transaction, 0)
  return changes.length === 0
    ? {
        id: 'settings',
        verdict: 'verified',
        title: 'Control stays as it is',
        reason: 'No call changes owners, threshold, modules, guard or handler.',
      }
    : {
        id: 'settings',
        verdict: 'caution',
        title: 'This changes who controls the account',
        reason: `It ${[...new Set(changes.map(({ type }) => WORDS[type]))].join(', ')}. Compare the new values with what was agreed.`,
      }
}

type Call = { readonly to: Address; readonly data: Hex; readonly operation: 0 | 1 }

function changesOf(safe: Address, call: Call, depth: number): SettingsChange[] {
  const own = isSameAddress(call.to, safe) ? classifySettingsChange(call.data) : null
  const inner = call.operation === 1 && depth < 16 ? decodeMultiSend(call.data) : null
  return [...(own ? [own] : []), ...(inner ?? []).flatMap((next) => changesOf(safe, next, depth + 1))]
}
