import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress, type Hex } from '@countersign/primitives'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { draftWithFreshNonce } from '../../parts/draft/draftWithFreshNonce.ts'
import { encodeOnChainApproval } from '../execution/encodeOnChainApproval.ts'
import { findOnChainApproval } from './findOnChainApproval.ts'
import type { TransactionPage } from './useTransactionSigning.ts'

type OnChainApproval = {
  readonly chain: Chain
  /** The owner that is an account and approves. */
  readonly owner: Address
  /** The account whose transaction is approved, and its hash. */
  readonly of: Address
  readonly hash: Hex
}

/**
 * Opens the transaction by which an account approves one of another account. It opens a draft only when no such proposal exists: a second
 * proposal of the same approval would use another nonce.
 */
export async function openOnChainApproval(
  { chain, owner, of, hash }: OnChainApproval,
  { queryClient, navigate }: Pick<TransactionPage, 'queryClient' | 'navigate'>,
): Promise<void> {
  const safe = formatAccountAddress({ shortName: chain.shortName, address: owner })
  const found = await findOnChainApproval({
    chain,
    account: owner,
    state: await readChainState(chain, owner),
    of,
    hash,
  })
  if (found !== null) {
    await navigate({ to: '/safes/$safe/transactions/$id', params: { safe, id: found.hash } })
    return
  }
  const key = { chainId: chain.chainId, safe: owner }
  const call = { to: of, value: 0n, data: encodeOnChainApproval(hash), operation: 0 as const }
  const transaction = await draftWithFreshNonce(queryClient, [call], { chain, key, safeTxGas: null })
  const draft = draftStore.save({ ...key, transaction, note: '', source: 'call' })
  await navigate({ to: '/safes/$safe/review', params: { safe }, search: { draft } })
}
