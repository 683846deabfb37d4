import type { Chain } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import { limitParallel } from '@countersign/chain-client/reads'
import { isSameAddress, type Address } from '@countersign/primitives'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { readWaiting, type Waiting } from '../../../parts/owners/readWaiting.ts'
import type { Candidate } from './planRenumber.ts'

export type WaitingCandidate = Candidate & Waiting

export type Candidates = { readonly waiting: readonly WaitingCandidate[]; readonly threshold: number }

/**
 * The queue with every signature that the page can find: those of the service, checked here, and the on-chain approvals, read from the chain.
 * Load this file with `import()`.
 */
export async function readCandidates(client: QueryClient, chain: Chain, key: AccountKey): Promise<Candidates> {
  const [{ waiting }, { owners, threshold }] = await Promise.all([
    readWaiting(client, chain, key),
    readChainState(chain, key.safe),
  ])
  const { approvedHash } = signatureReads(readableChain(chain), key.safe)
  const inTurn = limitParallel(6)
  const complete = async (row: Waiting): Promise<WaitingCandidate> => {
    const [details, approvals] = await Promise.all([
      client.fetchQuery({ ...transactionQuery(key, row.listed.id), staleTime: 5_000 }).catch(() => null),
      Promise.all(owners.map(async (owner) => ({ owner, isGiven: (await approvedHash(owner, row.hash)) > 0n }))),
    ])
    const execution = details?.detailedExecutionInfo
    const reported = execution?.type === 'MULTISIG' ? execution : null
    const has = (list: readonly Address[], owner: Address) => list.some((one) => isSameAddress(one, owner))
    const approved = approvals.flatMap(({ owner, isGiven }) => (isGiven ? [owner] : []))
    const claimed = reported?.confirmations.map(({ signer }) => signer.value) ?? []
    const signedBy = owners.filter((owner) => has(row.signedBy, owner) || has(approved, owner))
    return {
      ...row,
      signedBy,
      mayHaveSigned: owners.filter((owner) => has(signedBy, owner) || has(claimed, owner)),
      authors: [reported?.proposedByDelegate, reported?.proposer].flatMap((one) => one?.value ?? []),
      note: details?.note ?? '',
    }
  }
  return { waiting: await Promise.all(waiting.map((row) => inTurn(() => complete(row)))), threshold }
}
