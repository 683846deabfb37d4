import type { Chain } from '@countersign/api'
import { formatAccountAddress, type Address, type Hex } from '@countersign/safe/light'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { encodeApproval } from '../execution/encodeApproval.ts'
import { findApproval } from './findApproval.ts'
import type { TransactionPage } from './transactionPorts.ts'

type Approval = {
  readonly chain: Chain
  /** The owner that is an account, and approves. */
  readonly owner: Address
  /** The account whose transaction is approved, and its hash. */
  readonly of: Address
  readonly hash: Hex
}

/**
 * Opens the transaction by which an account approves one of another account. Where none is proposed, it opens a draft: a second
 * proposal of the same approval would use another nonce.
 */
export async function openApproval(
  { chain, owner, of, hash }: Approval,
  { queryClient, navigate }: Pick<TransactionPage, 'queryClient' | 'navigate'>,
): Promise<void> {
  const safe = formatAccountAddress({ shortName: chain.shortName, address: owner })
  const found = await findApproval({ chain, account: owner, state: await readChainState(chain, owner), of, hash })
  if (found !== null) {
    await navigate({ to: '/safes/$safe/transactions/$id', params: { safe, id: found.hash } })
    return
  }
  const key = { chainId: chain.chainId, safe: owner }
  const [state, nonces] = await Promise.all([
    queryClient.fetchQuery({ ...safeQuery(key), staleTime: 0 }),
    queryClient.fetchQuery({ ...noncesQuery(key), staleTime: 0 }),
  ])
  const call = { to: of, value: 0n, data: encodeApproval(hash), operation: 0 as const }
  const nonce = BigInt(nonces.recommendedNonce)
  const transaction = await draftOf([call], { chain, safe: state, nonce, safeTxGas: null })
  const draft = draftStore.save({ ...key, transaction, note: '', source: 'call' })
  await navigate({ to: '/safes/$safe/review', params: { safe }, search: { draft } })
}
