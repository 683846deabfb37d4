import { approvalTopics, TRANSFER_BATCH_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_TOPIC } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { padded, readLogs, type RawLog } from './RawLog.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

type Topics = (Hex | Hex[] | null)[]

/** All events of an account, all token transfers from or to it, and its token approvals, in these blocks. One request of four calls. */
export async function fetchAccountLogs(
  chain: ReadableChain,
  safe: Address,
  from: number,
  to: number,
): Promise<RawLog[]> {
  const place = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}` }
  const ask = async (topics: Topics | null) =>
    readLogs(await chain.ask('eth_getLogs', [topics === null ? { ...place, address: safe } : { ...place, topics }]))
  const party = padded(safe)
  const many = [TRANSFER_SINGLE_TOPIC, TRANSFER_BATCH_TOPIC]
  const found = await Promise.all([
    ask(null),
    ask([[TRANSFER_TOPIC, ...approvalTopics], party]),
    // The second topic is the receiver in the older standards and the sender in ERC-1155.
    ask([[TRANSFER_TOPIC, ...many], null, party]),
    ask([many, null, null, party]),
  ])
  const unique = new Map(found.flat().map((log) => [`${log.blockNumber}:${log.logIndex}`, log]))
  return [...unique.values()].filter(({ blockNumber }) => blockNumber >= from && blockNumber <= to)
}
