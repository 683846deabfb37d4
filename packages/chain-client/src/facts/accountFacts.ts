import type { AccountFacts } from '@countersign/ledger'
import type { ChainState } from '../reads/readStateFrom.ts'

/** The account's current state on chain. */
export const accountFacts = ({ owners, threshold, nonce }: ChainState): AccountFacts => ({
  owners,
  threshold,
  nonce: Number(nonce),
})
