import { Link } from '@tanstack/react-router'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LocalProposal } from '../../../shared/chain-only/LocalProposal.ts'
import { balancesQuery } from '../../../shared/query/balancesQuery.ts'
import { queueQuery } from '../../../shared/query/queueQuery.ts'
import { transactionQuery } from '../../../shared/query/transactionQuery.ts'
import { useCurrency } from '../../../shared/storage/currency.ts'
import { rowOf } from '@countersign/describe/transaction'
import { useLocalDecoder } from '../../../shared/transaction-view/useLocalDecoder.ts'
import { useTransactionCheck } from '../../../shared/transaction-view/useTransactionCheck.ts'
import { useViewContext } from '../../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { sharedProposalOf } from '../sharedProposalOf.ts'
import { shareSourceOf } from '../shareSourceOf.ts'
import type { WaitingProps } from './WaitingToBeShared.tsx'
import { WaitingRow, type Shown } from './WaitingRow.tsx'

type Props = Shown & WaitingProps & { readonly kept: LocalProposal }

/** A transaction that waits, as the chain and this browser have it. */
export function WaitingTransaction({ kept, verdictOf, ...shown }: Props) {
  const { chain, key, account } = useAccount()
  const { safeTxHash, safe, transaction, signatures, modifiedAt } = kept
  const id = `multisig_${safe}_${safeTxHash}`
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency)).data
  const details = useQuery(transactionQuery(key, id)).data
  const { check, state } = useTransactionCheck(details, true)
  const context = useViewContext({ balances, decode: useLocalDecoder(true), ...(details ? { details } : {}) })
  const item = useMemo(() => {
    const source = details && check && state ? shareSourceOf({ chain, details, state, check }) : null
    return source && sharedProposalOf({ ...source, balances, context }, kept.createdAt)
  }, [details, check, state, chain, balances, context, kept.createdAt])
  const row = useInfiniteQuery(queueQuery(key))
    .data?.pages.flatMap(({ results }) => results)
    .find((one) => one.type === 'TRANSACTION' && one.transaction.id === id)
  const words = row?.type === 'TRANSACTION' ? rowOf(row.transaction, context).title : 'Transaction'
  return (
    <WaitingRow
      {...shown}
      hash={safeTxHash}
      words={words}
      title={
        <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: safeTxHash }}>
          {words}
        </Link>
      }
      meta={[`Nonce ${transaction.nonce}`]}
      verdict={verdictOf(details)}
      signed={signatures.length}
      required={state?.threshold ?? signatures.length}
      signedAt={modifiedAt}
      item={item}
      fileName={`proposal-nonce-${transaction.nonce}.countersign.json`}
    />
  )
}
