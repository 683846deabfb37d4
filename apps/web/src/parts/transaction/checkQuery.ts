import type { Chain, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys, type AccountKey } from '../../data/keys/queryKeys.ts'
import type { TransactionCheck } from '@countersign/describe/transaction'

/** The check of one transaction. New signatures or a new account state cause a new check. */
export const checkQuery = (
  chain: Chain,
  key: AccountKey,
  details: TransactionDetails | undefined,
  state: ChainState | undefined,
) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'check', ...subjectOf(details, state)],
    queryFn: async (): Promise<TransactionCheck | null> => {
      if (!details || !state) return null
      const { checkTransaction } = await import('../../data/chain-access/checkTransaction.ts')
      return checkTransaction(chain, details, state)
    },
    enabled: details !== undefined && state !== undefined,
    staleTime: Infinity,
    meta: { persist: false },
  })

function subjectOf(details: TransactionDetails | undefined, state: ChainState | undefined): unknown[] {
  const execution = details?.detailedExecutionInfo
  if (!details || !state || execution?.type !== 'MULTISIG') return [null]
  const signatures = execution.confirmations.map(({ signer, signature }) => `${signer.value}${signature}`)
  return [details.txId, details.txStatus, execution.safeTxHash, signatures.join(), state.version, state.owners.join()]
}
