import { readTokenItems, readTokenParties, tokenTransferId } from '@countersign/ledger'
import { type Address, checksumAddress } from '@countersign/primitives'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import type { RawLog } from '../decode/RawLog.ts'
import type { TransferRow } from './Effect.ts'

/** Whether a log is a transfer of any token standard from or to a watched account. */
export function isTransferOf(log: RawLog, isWatched: (lowerCase: Address) => boolean): boolean {
  const parties = readTokenParties(log)
  return parties !== null && (isWatched(parties.from) || isWatched(parties.to)) && readTokenItems(log).length > 0
}

/** Rows of a transfer event, one per watched account and item; none for an amount of zero, which any contract can emit. */
export function buildTokenRows(
  chainId: string,
  log: RawLog,
  transaction: Pick<ChainTransaction, 'blockTime'>,
  isWatched: (lowerCase: Address) => boolean,
): TransferRow[] {
  const found = readTokenParties(log)
  if (!found) return []
  const { from, to } = found
  const parties = [from, ...(to === from ? [] : [to])].filter(isWatched)
  return readTokenItems(log).flatMap(({ kind, value, amount }, position) =>
    parties.map((party): TransferRow => {
      const direction = party === from ? 'OUTGOING' : 'INCOMING'
      const other = checksumAddress(party === from ? to : from)
      return {
        chainId,
        safe: checksumAddress(party),
        id: tokenTransferId(log, position),
        transactionHash: log.transactionHash,
        blockNumber: log.blockNumber,
        logIndex: log.logIndex,
        executedAt: transaction.blockTime,
        kind,
        token: checksumAddress(log.address),
        from: checksumAddress(from),
        to: checksumAddress(to),
        value,
        amount,
        direction,
        ...describeCounterparty(other),
      }
    }),
  )
}

const SAME_PREFIX = 3
const SAME_SUFFIX = 4

/** The other party of a transfer, and the digits of its address that users compare: the first and the last. */
export function describeCounterparty(counterparty: Address): { counterparty: Address; similarity: string } {
  const digits = counterparty.slice(2).toLowerCase()
  return { counterparty, similarity: digits.slice(0, SAME_PREFIX) + digits.slice(-SAME_SUFFIX) }
}
