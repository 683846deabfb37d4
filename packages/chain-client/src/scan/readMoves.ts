import {
  decodeSafeLog,
  readTokenItems,
  readTokenParties,
  tokenTransferId,
  type LogPosition,
  type TransferFacts,
} from '@countersign/ledger'
import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import type { RawLog } from './RawLog.ts'

/** Coins or tokens that moved from or to the account. */
export type Move = LogPosition & Pick<TransferFacts, 'id' | 'kind' | 'token' | 'from' | 'to' | 'value' | 'amount'>

export const readMoves = (logs: readonly RawLog[], safe: Address): Move[] =>
  logs.flatMap((log) => [...receivedCoins(log, safe), ...tokenMoves(log, safe)])

/** Coins that the account sent to itself are listed among those it sent. */
function receivedCoins(log: RawLog, safe: Address): Move[] {
  const event = isSameAddress(log.address, safe) ? decodeSafeLog(log) : null
  if (event?.name !== 'safeReceived' || event.value === 0n || event.sender === event.safe) return []
  const { transactionHash, blockNumber, logIndex, sender, value } = event
  const id = `i${transactionHash.slice(2)}${logIndex}`
  const place = { transactionHash, blockNumber, logIndex }
  return [{ ...place, id, kind: 'NATIVE', token: null, from: sender, to: event.safe, value, amount: null }]
}

function tokenMoves(log: RawLog, safe: Address): Move[] {
  const parties = readTokenParties(log)
  if (!parties || (!isSameAddress(parties.from, safe) && !isSameAddress(parties.to, safe))) return []
  const { address, transactionHash, blockNumber, logIndex } = log
  const [from, to] = [checksumAddress(parties.from), checksumAddress(parties.to)]
  return readTokenItems(log).map((item, position) => ({
    ...item,
    id: tokenTransferId(log, position),
    transactionHash,
    blockNumber,
    logIndex,
    token: checksumAddress(address),
    from,
    to,
  }))
}
