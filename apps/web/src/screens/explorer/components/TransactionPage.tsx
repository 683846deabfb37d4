import { HashSchema, type Chain } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { EmptyState, PageHeader, SkeletonRows } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { readTransaction } from '../readTransaction.ts'
import { useExplorerChain } from '../useExplorerChain.ts'
import { ExplorerFailure } from './ExplorerFailure.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'
import { UnknownPlace } from './UnknownPlace.tsx'
import { explorerMessages } from '../explorerMessages.ts'

const AGAIN_MS = 4000

/** A transaction as the chain's node returns it, for chains without a configured block explorer. */
export function TransactionPage({ chainName, hash }: { readonly chainName: string; readonly hash: string }) {
  useDocumentTitle(explorerMessages.transactionTitle)
  const chain = useExplorerChain(chainName)
  const title = explorerMessages.transactionTitle
  if (chain === null)
    return (
      <UnknownPlace
        title={title}
        sentence={explorerMessages.unknownNetwork}
        detail={explorerMessages.unknownNetworkNote({ name: chainName })}
      />
    )
  const { data } = HashSchema.safeParse(hash)
  if (data === undefined)
    return (
      <UnknownPlace
        title={title}
        sentence={explorerMessages.notAHash}
        detail={explorerMessages.notAHashNote({ text: hash.slice(0, 80) })}
      />
    )
  return <KnownTransaction {...{ chain, title }} hash={data} />
}

function KnownTransaction({ chain, hash, title }: { chain: Chain; hash: Hex; title: string }) {
  const transaction = useQuery({
    queryKey: ['explorer', 'transaction', chain.chainId, hash],
    queryFn: () => readTransaction(chain, hash),
    // The request runs even if the browser reports to be offline, because a node may be on this machine.
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data?.inclusion ? false : AGAIN_MS),
  })
  const retry = () => void transaction.refetch()
  return (
    <>
      <PageHeader title={title} eyebrow={chain.chainName} subtitle={explorerMessages.fromNode} />
      {transaction.data ? (
        <TransactionFacts chain={chain} hash={hash} transaction={transaction.data} />
      ) : transaction.isPending ? (
        <SkeletonRows rows={6} shape="table" label={explorerMessages.readingTransaction} />
      ) : transaction.isError ? (
        <ExplorerFailure chain={chain} what="transaction" error={transaction.error} onRetry={retry} />
      ) : (
        <EmptyState
          level={2}
          sentence={explorerMessages.notKnown}
          detail={explorerMessages.notKnownNote({ network: chain.chainName })}
          action={<Button onClick={retry}>{explorerMessages.requestNow}</Button>}
        />
      )}
    </>
  )
}
