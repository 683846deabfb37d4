import type { Address, Hex } from '@countersign/safe/light'
import { numberToHex, pad, type PublicClient } from 'viem'
import { byPosition, toRawLog, type RawLog } from './rawLog.ts'
import { safeTopics, TRANSFER_TOPIC } from './safeTopics.ts'
import { topicAddress } from './tokenTransfers.ts'

export type BlockRange = { from: number; to: number }

/** Accounts per topic list; nodes refuse longer ones. */
const MAX_TOPICS = 1000
const ALL_SAFE_TOPICS: Hex[] = Object.values(safeTopics)

type Topics = (Hex | Hex[] | null)[]

async function getLogs(client: PublicClient, { from, to }: BlockRange, topics: Topics, address?: Address) {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ ...range, topics, ...(address ? { address } : {}) }],
  })
  return logs.flatMap((log) => toRawLog(log) ?? [])
}

/** Every account event, whoever emitted it; of one account when given. */
export const fetchSafeLogs = (client: PublicClient, range: BlockRange, account?: Address): Promise<RawLog[]> =>
  getLogs(client, range, [ALL_SAFE_TOPICS], account).then((logs) => logs.sort(byPosition))

/** Token transfers from or to accounts. Many accounts are cheaper to pick out here than to name in the request. */
export async function fetchTransferLogs(
  client: PublicClient,
  range: BlockRange,
  accounts: ReadonlySet<Address>,
): Promise<RawLog[]> {
  if (accounts.size === 0) return []
  if (accounts.size > MAX_TOPICS) {
    const all = await getLogs(client, range, [TRANSFER_TOPIC])
    const isTouched = ({ topics }: RawLog) =>
      accounts.has(topicAddress(topics[1])) || accounts.has(topicAddress(topics[2]))
    return all.filter(isTouched).sort(byPosition)
  }
  const topics = [...accounts].map((account) => pad(account))
  const [sent, received] = await Promise.all([
    getLogs(client, range, [TRANSFER_TOPIC, topics]),
    getLogs(client, range, [TRANSFER_TOPIC, null, topics]),
  ])
  const unique = new Map([...sent, ...received].map((log) => [`${log.blockNumber}:${log.logIndex}`, log]))
  return [...unique.values()].sort(byPosition)
}
