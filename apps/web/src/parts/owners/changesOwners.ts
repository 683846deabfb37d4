import { type Address, isSameAddress } from '@countersign/primitives'
import {
  classifySettingsChange,
  decodeMultiSend,
  type SafeTransactionData,
  type SettingsChange,
} from '@countersign/safe/light'

const KINDS: readonly SettingsChange['type'][] = ['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD']

/** Whether a transaction of an account changes its owners or its threshold, itself or as a part of its batch. */
export const changesOwners = (account: Address, transaction: SafeTransactionData): boolean =>
  callsOf(transaction).some((call) => isOwnerCall(account, call))

/** Whether a transaction of an account only changes its owners or its threshold. */
export const onlyChangesOwners = (account: Address, transaction: SafeTransactionData): boolean =>
  callsOf(transaction).every((call) => isOwnerCall(account, call))

const callsOf = ({ to, data, operation }: SafeTransactionData): readonly Pick<SafeTransactionData, 'to' | 'data'>[] =>
  (operation === 1 ? decodeMultiSend(data) : null) ?? [{ to, data }]

function isOwnerCall(account: Address, { to, data }: Pick<SafeTransactionData, 'to' | 'data'>): boolean {
  const change = isSameAddress(to, account) ? classifySettingsChange(data) : null
  return change !== null && KINDS.includes(change.type)
}
