import type { Chain, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { transactionOfDetails, type TransactionCheck } from '@countersign/describe/transaction'
import type { Address, Hex } from '@countersign/primitives'
import { makesCalls } from '@countersign/safe/plan'
import type { QueryClient } from '@tanstack/react-query'
import { cursorOf, FIRST_PAGE } from '../../../data/api/cursorOf.ts'
import { api } from '../../../data/client/apiClient.ts'
import { checkTransaction } from '../../../data/chain-access/checkTransaction.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import type { NeededStep } from '../model/PlanRow.ts'
import type { StepProposal, StepProposals } from '../model/StepProposals.ts'

/** A longer queue is read no further: the plan then offers to propose again, and the review names the conflict. */
const MOST_PAGES = 3

type Input = {
  readonly chain: Chain
  readonly key: AccountKey
  readonly state: ChainState
  readonly steps: readonly NeededStep[]
  /** Hashes that were proposed from the plan. */
  readonly proposed: readonly Hex[]
}

/**
 * Looks in the queue for the transactions of the plan, by what their signed fields do; the service's own words decide nothing. Contains
 * hashing: load this file with `import()`.
 */
export async function readProposals(client: QueryClient, input: Input): Promise<StepProposals> {
  const { key, state, steps, proposed } = input
  const waiting = await readWaiting(client, key, state)
  const found: StepProposal[] = []
  for (const needed of steps) {
    const same = waiting.filter(({ transaction }) => makesCalls(transaction, needed.calls))
    const checked = await Promise.all(same.map(({ details }) => judge(input, needed, details)))
    const [best] = checked
      .flatMap((one) => one ?? [])
      .toSorted((first, second) => second.signers.length - first.signers.length)
    if (best !== undefined) found.push(best)
  }
  const isFound = (hash: Hex) => found.some(({ safeTxHash }) => safeTxHash === hash)
  const outdated = waiting.flatMap(({ safeTxHash }) =>
    proposed.includes(safeTxHash) && !isFound(safeTxHash) ? [{ safeTxHash }] : [],
  )
  return { found, outdated }
}

async function readWaiting(client: QueryClient, key: AccountKey, { nonce }: ChainState) {
  const ids = await readIds(key)
  const all = await Promise.all(ids.map((id) => client.fetchQuery({ ...transactionQuery(key, id), staleTime: 2000 })))
  return all.flatMap((details) => {
    const transaction = transactionOfDetails(details)
    const execution = details.detailedExecutionInfo
    if (transaction === null || execution?.type !== 'MULTISIG' || transaction.nonce < nonce) return []
    return [{ details, transaction, safeTxHash: execution.safeTxHash }]
  })
}

async function readIds(key: AccountKey): Promise<string[]> {
  const ids: string[] = []
  let cursor = FIRST_PAGE
  for (let page = 0; page < MOST_PAGES; page++) {
    const { results, next } = await api().getQueue({ params: key, query: { cursor } })
    for (const item of results)
      // Payments are never a part of a plan.
      if (item.type === 'TRANSACTION' && item.transaction.txInfo.type !== 'Transfer') ids.push(item.transaction.id)
    cursor = cursorOf(next)
    if (cursor === null) break
  }
  return ids
}

async function judge(
  { chain, state }: Input,
  { step }: NeededStep,
  details: TransactionDetails,
): Promise<StepProposal | null> {
  const execution = details.detailedExecutionInfo
  const check = await checkTransaction(chain, details, state)
  if (check === null || execution?.type !== 'MULTISIG') return null
  const outcomes = [...check.signatures.values()].map(({ outcome }) => outcome)
  return {
    step,
    safeTxHash: execution.safeTxHash,
    nonce: BigInt(execution.nonce),
    signers: check.isHashEqual ? state.owners.filter((owner) => hasSigned(check, owner)) : [],
    isContradicted: !check.isHashEqual || outcomes.includes('wrong'),
    isUnchecked: outcomes.includes('unchecked'),
  }
}

const hasSigned = ({ signatures }: TransactionCheck, owner: Address): boolean =>
  signatures.get(owner.toLowerCase())?.outcome === 'matches'
