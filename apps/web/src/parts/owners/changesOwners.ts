import {
  classifySettingsChange,
  decodeMultiSend,
  isSameAddress,
  type Address,
  type SafeTransactionData,
  type SettingsChange,
} from '@countersign/safe/light'

const KINDS: readonly SettingsChange['type'][] = ['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD']

/** Whether a transaction of an account changes its owners or its threshold, itself or as a part of its batch. */
export function changesOwners(account: Address, { to, data, operation }: SafeTransactionData): boolean {
  const calls = (operation === 1 ? decodeMultiSend(data) : null) ?? [{ to, data }]
  return calls.some((call) => {
    const change = isSameAddress(call.to, account) ? classifySettingsChange(call.data) : null
    return change !== null && KINDS.includes(change.type)
  })
}
