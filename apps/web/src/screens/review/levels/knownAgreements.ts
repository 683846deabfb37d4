import type { Chain } from '@countersign/api'
import { countedSignatures } from '@countersign/safe/checks'
import { readOwners } from '../../../data/rpc/readOwners.ts'
import type { Review } from '../model/Review.ts'
import { agreementOf } from '../../../signing/transaction/findOnChainApproval.ts'
import type { KnownAgreement } from './readLevels.ts'

/**
 * The chain of transactions that the review already knows: the innermost approved transaction first, the reviewed one
 * last. It ends where a transaction approves more than one hash.
 */
export async function knownAgreements(
  chain: Chain,
  { reviewed, signatures, nested }: Pick<Review, 'reviewed' | 'signatures' | 'nested'>,
): Promise<[KnownAgreement, ...KnownAgreement[]]> {
  const chained: KnownAgreement[] = []
  let inner = nested
  let hash: KnownAgreement['approves'] = null
  const own = (approves: KnownAgreement['approves']): KnownAgreement => ({
    account: reviewed.safe,
    approves,
    agreement: {
      hash: reviewed.safeTxHash,
      nonce: reviewed.transaction.nonce,
      signed: countedSignatures(signatures).map(({ owner }) => owner),
    },
  })
  for (;;) {
    const [only, ...others] = inner
    if (!only?.reviewed || only.details === null || others.length > 0) break
    const owners = await readOwners(chain, only.account)
    const agreement = await agreementOf(chain, only.reviewed, only.details, owners)
    const [next] = only.nested
    const approves = only.nested.length === 1 && next?.reviewed ? next.hash : null
    chained.unshift({ account: only.account, approves, agreement })
    hash ??= only.hash
    inner = only.nested
  }
  const [first, ...rest] = chained
  return first ? [first, ...rest, own(hash)] : [own(null)]
}
