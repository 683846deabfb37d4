import type { TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { checkQuery } from './checkQuery.ts'
import type { TransactionCheck } from '@countersign/describe/transaction'

export type CheckedTransaction = {
  /** Undefined until it ran; null when there is nothing to check. */
  readonly check: TransactionCheck | null | undefined
  readonly state: ChainState | undefined
  /** Why it could not run. */
  readonly error: Error | null
}

/** The page's check of a transaction's hash and signatures, against the account's state on chain. */
export function useTransactionCheck(details: TransactionDetails | undefined, isEnabled: boolean): CheckedTransaction {
  const { chain, safe, key } = useAccount()
  const state = useQuery({ ...chainStateQuery(chain, safe), enabled: isEnabled })
  const check = useQuery(checkQuery(chain, key, isEnabled ? details : undefined, state.data))
  return { check: check.data, state: state.data, error: state.error ?? check.error }
}
