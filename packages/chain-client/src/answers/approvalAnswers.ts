import type { ApprovalCandidate } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { type NamedApproval, readApprovalLog } from '@countersign/ledger'
import { type Address, isSameAddress } from '@countersign/primitives'
import { requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { byPlace, readBlockTime } from '../scan/readEvents.ts'
import type { RawLog } from '../scan/RawLog.ts'

/** As many as the service sends. Each costs several reads of the node. */
const MOST = 1000

type Found = NamedApproval & { readonly log: RawLog }

/** The token approvals that the logs of the account name, as far back as they were read. */
export function approvalAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getApprovals'> {
  return {
    async getApprovals({ params: { chainId, safe } }) {
      const chain = requireChain(context, chainId)
      const { logs, from: fromBlock, to: toBlock, complete } = await context.history.refresh(chain, safe)
      const found = lastOfEach(logs, safe)
      const candidates = await Promise.all(
        found.slice(0, MOST).map(async ({ kind, token, spender, tokenId, log }): Promise<ApprovalCandidate> => {
          const { blockNumber, transactionHash } = log
          const changedAt = await readBlockTime(chain, blockNumber)
          return { kind, token, spender, tokenId, blockNumber, changedAt, transactionHash }
        }),
      )
      return { fromBlock, toBlock, complete, count: found.length, candidates }
    },
  }
}

/** Each token approval with its last log, the last changed first. */
function lastOfEach(logs: readonly RawLog[], safe: Address): Found[] {
  const last = new Map<string, Found>()
  for (const log of logs.toSorted(byPlace)) {
    const named = readApprovalLog(log)
    if (named === null || !isSameAddress(named.owner, safe)) continue
    last.set([named.kind, named.token, named.spender, named.tokenId].join(' '), { ...named, log })
  }
  return [...last.values()].toSorted((first, second) => byPlace(second.log, first.log))
}
