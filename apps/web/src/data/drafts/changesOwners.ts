import { isSameAddress } from '@countersign/primitives'
import { classifySettingsChange } from '@countersign/safe/light'
import type { AccountKey } from '../keys/queryKeys.ts'
import type { SavedCall } from './SavedDraft.ts'

const OWNER_CHANGES: readonly string[] = ['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD']

/** Whether one of the calls changes the owners or the threshold of the account. */
export const changesOwners = ({ safe }: AccountKey, calls: readonly SavedCall[]): boolean =>
  calls.some(({ call }) => {
    if (!call || !isSameAddress(call.to, safe)) return false
    return OWNER_CHANGES.includes(classifySettingsChange(call.data)?.type ?? '')
  })
