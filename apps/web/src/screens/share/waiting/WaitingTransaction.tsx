import type { LocalProposal } from '@countersign/chain-client'
import { Link } from '@tanstack/react-router'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { queueQuery } from '../../../data/query/queueQuery.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { rowOf } from '@countersign/describe/transaction'
import { useLocalDecoder } from '../../../parts/transaction/useLocalDecoder.ts'
import { useTransactionCheck } from '../../../parts/transaction/useTransactionCheck.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { sharedProposalOf } from '../../../signing/evidence/sharedProposalOf.ts'
import { shareSourceOf } from '../../../signing/evidence/shareSourceOf.ts'
import type { WaitingProps } from './WaitingToBeShared.tsx'
import { WaitingRow, type Shown } from './WaitingRow.tsx'
import { shareMessages } from '../shareMessages.ts'

type Props = Shown & WaitingProps & { readonly kept: LocalProposal }

/** An unshared transaction, checked with the chain and the data of this browser. */
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
  const words = row?.type === 'TRANSACTION' ? rowOf(row.transaction, context).title : shareMessages.transaction
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
      meta={[shareMessages.transactionNumber({ number: transaction.nonce.toString() })]}
      verdict={verdictOf(details)}
      signed={signatures.length}
      required={state?.threshold ?? signatures.length}
      signedAt={modifiedAt}
      item={item}
      fileName={`proposal-nonce-${transaction.nonce}.countersign.json`}
    />
  )
}
