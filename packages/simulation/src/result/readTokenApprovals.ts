import type { RawLog } from '../values/Trace.ts'
import { toAddress } from './readMovements.ts'
import type { TokenApproval } from '../values/SimulationResult.ts'
import { TOPIC } from '../values/tokenEvents.ts'

/** Token approvals given or revoked; of several for the same token and spender, the last. */
export function readTokenApprovals(logs: readonly RawLog[]): TokenApproval[] {
  const last = new Map<string, TokenApproval>()
  for (const { address: token, topics, data } of logs) {
    const [topic, first, second, third] = topics
    if (!first || !second) continue
    const parties = { token, owner: toAddress(first), spender: toAddress(second) }
    const key = `${token} ${parties.owner}`
    if (topic === TOPIC.approval && third)
      last.set(`${key} ${third}`, { ...parties, kind: 'erc721', tokenId: BigInt(third) })
    else if (topic === TOPIC.approval && data.length === 66)
      last.set(`${key} ${parties.spender}`, { ...parties, kind: 'erc20', amount: BigInt(data) })
    else if (topic === TOPIC.approvalForAll && data.length === 66)
      last.set(`${key} ${parties.spender} all`, { ...parties, kind: 'all', approved: BigInt(data) !== 0n })
  }
  return [...last.values()]
}
