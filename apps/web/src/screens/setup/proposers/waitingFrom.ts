import type { QueueItem } from '@countersign/api'
import { isSameAddress, type Address } from '@countersign/safe/light'

/** How many of the loaded transactions that wait a proposer sent, as the service says. */
export const waitingFrom = (items: readonly QueueItem[], proposer: Address): number =>
  items.filter((item) => {
    if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG') return false
    const sent = item.transaction.executionInfo.proposedByDelegate
    return sent !== undefined && isSameAddress(sent.value, proposer)
  }).length
