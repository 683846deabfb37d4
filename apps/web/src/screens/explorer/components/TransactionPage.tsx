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

const AGAIN_MS = 4000

/** A transaction as the chain's node returns it, for chains without a configured block explorer. */
export function TransactionPage({ chainName, hash }: { readonly chainName: string; readonly hash: string }) {
  useDocumentTitle('Transaction on chain')
  const chain = useExplorerChain(chainName)
  const title = 'Transaction on chain'
  if (chain === null)
    return (
      <UnknownPlace
        title={title}
        sentence="This network is not configured here."
        detail={`The link names "${chainName}". Add the network, or check the link.`}
      />
    )
  const { data } = HashSchema.safeParse(hash)
  if (data === undefined)
    return (
      <UnknownPlace
        title={title}
        sentence="This is not a transaction hash."
        detail={`A transaction hash is 0x and 64 hexadecimal digits. The link contains "${hash.slice(0, 80)}".`}
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
      <PageHeader
        title={title}
        eyebrow={chain.chainName}
        subtitle="Read from the node of this network, not from the service."
      />
      {transaction.data ? (
        <TransactionFacts chain={chain} hash={hash} transaction={transaction.data} />
      ) : transaction.isPending ? (
        <SkeletonRows rows={6} shape="table" label="Reading the transaction from the node" />
      ) : transaction.isError ? (
        <ExplorerFailure chain={chain} what="the transaction" error={transaction.error} onRetry={retry} />
      ) : (
        <EmptyState
          level={2}
          sentence="The node does not have this transaction."
          detail={`It may not have reached ${chain.chainName} yet, it may have been replaced, or it is on another network. This page requests it again every few seconds.`}
          action={<Button onClick={retry}>Request now</Button>}
        />
      )}
    </>
  )
}
