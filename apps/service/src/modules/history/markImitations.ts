import type { Transaction } from '@countersign/api'

const LOOK_BACK = 3
const SAME_PREFIX = 3
const SAME_SUFFIX = 4
const VALUE_TOLERANCE = 1n
const ECHO_LIMIT = 10n
const DEFAULT_DECIMALS = 18

type Transfer = { index: number; reference: string; token: string; whole: bigint; isOutgoing: boolean }

/**
 * Marks address poisoning: a transfer whose counterparty looks like the counterparty of one of the three transfers before
 * it and that repeats its amount, or echoes a payment with dust.
 * @param rows newest first, as listed; older rows behind the page may be appended as context
 */
export function markImitations(rows: readonly Transaction[]): Transaction[] {
  const marked = [...rows]
  const genuine: Transfer[] = []
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index]
    const transfer = row === undefined ? null : readTransfer(row, index)
    if (row === undefined || transfer === null) continue
    const older = genuine.slice(-LOOK_BACK)
    if (older.some((candidate) => imitates(transfer, candidate))) marked[index] = withImitation(row)
    else genuine.push(transfer)
  }
  return marked
}

export const isImitation = ({ txInfo }: Transaction): boolean =>
  txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20' && txInfo.transferInfo.imitation

function readTransfer({ txInfo, executionInfo }: Transaction, index: number): Transfer | null {
  if (executionInfo !== null || txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return null
  const { tokenAddress, value, decimals } = txInfo.transferInfo
  const isOutgoing = txInfo.direction === 'OUTGOING'
  return {
    index,
    reference: (isOutgoing ? txInfo.recipient : txInfo.sender).value.slice(2).toLowerCase(),
    token: tokenAddress,
    whole: value / 10n ** BigInt(decimals ?? DEFAULT_DECIMALS),
    isOutgoing,
  }
}

function imitates(newer: Transfer, older: Transfer): boolean {
  const looksAlike =
    newer.reference !== older.reference &&
    newer.reference.slice(0, SAME_PREFIX) === older.reference.slice(0, SAME_PREFIX) &&
    newer.reference.slice(-SAME_SUFFIX) === older.reference.slice(-SAME_SUFFIX)
  if (!looksAlike) return false
  const difference = newer.whole - older.whole
  if (difference <= VALUE_TOLERANCE && difference >= -VALUE_TOLERANCE) return true
  const isEcho = newer.token === older.token && !newer.isOutgoing && older.isOutgoing
  return isEcho && older.whole >= ECHO_LIMIT && newer.whole <= ECHO_LIMIT
}

function withImitation(row: Transaction): Transaction {
  if (row.txInfo.type !== 'Transfer' || row.txInfo.transferInfo.type !== 'ERC20') return row
  return { ...row, txInfo: { ...row.txInfo, transferInfo: { ...row.txInfo.transferInfo, imitation: true } } }
}
