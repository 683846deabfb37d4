import { inspectCalls, type InspectedCall } from '@countersign/safe/checks'
import type { SafeTransaction } from '@countersign/safe'
import type { Address, Hex } from '@countersign/safe/light'

/** approveHash(bytes32) */
const APPROVE_HASH = '0xd4d9bdcd'

/** Hashes of other accounts' transactions that one approves, with the account. */
export const approvalsIn = ({
  safe,
  transaction,
}: Pick<SafeTransaction, 'safe' | 'transaction'>): { account: Address; hash: Hex }[] =>
  inspectCalls(safe, transaction)
    .filter(isApproval)
    .map(({ to, data }) => ({ account: to, hash: `0x${data.slice(10, 74).toLowerCase()}` }))

const isApproval = ({ data, operation }: InspectedCall): boolean =>
  operation === 0 && data.length >= 74 && data.slice(0, 10).toLowerCase() === APPROVE_HASH
