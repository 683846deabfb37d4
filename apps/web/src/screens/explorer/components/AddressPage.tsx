import type { Chain } from '@countersign/api'
import { type Address, checksumAddress, isAddress, numberText } from '@countersign/primitives'
import { AddressLabel, type KeyValueRow, KeyValueTable, PageHeader, SkeletonRows, TokenAmount } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { type ChainAddress, readAddress } from '../readAddress.ts'
import { useExplorerChain } from '../useExplorerChain.ts'
import { ExplorerFailure } from './ExplorerFailure.tsx'
import { UnknownPlace } from './UnknownPlace.tsx'
import { explorerMessages } from '../explorerMessages.ts'

/** An address as the chain's node returns it, for chains without a configured block explorer. */
export function AddressPage({ chainName, address }: { readonly chainName: string; readonly address: string }) {
  const title = explorerMessages.addressTitle
  useDocumentTitle(title)
  const chain = useExplorerChain(chainName)
  if (chain === null)
    return (
      <UnknownPlace
        title={title}
        sentence={explorerMessages.unknownNetwork}
        detail={explorerMessages.unknownNetworkNote({ name: chainName })}
      />
    )
  if (!isAddress(address))
    return (
      <UnknownPlace
        title={title}
        sentence={explorerMessages.notAnAddress}
        detail={explorerMessages.notAnAddressNote({ text: address.slice(0, 80) })}
      />
    )
  return <KnownAddress {...{ chain, title }} address={checksumAddress(address)} />
}

function KnownAddress({ chain, address, title }: { chain: Chain; address: Address; title: string }) {
  const found = useQuery({
    queryKey: ['explorer', 'address', chain.chainId, address],
    queryFn: () => readAddress(chain, address),
    networkMode: 'always',
  })
  return (
    <>
      <PageHeader title={title} eyebrow={chain.chainName} subtitle={explorerMessages.fromNode} />
      {found.data ? (
        <KeyValueTable framed rows={rowsOf(chain, address, found.data)} />
      ) : found.isError ? (
        <ExplorerFailure chain={chain} what="address" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonRows rows={4} shape="table" label={explorerMessages.readingAddress} />
      )}
    </>
  )
}

function rowsOf(chain: Chain, address: Address, { balance, nonce, codeBytes, block }: ChainAddress): KeyValueRow[] {
  const { symbol, decimals } = chain.nativeCurrency
  const isContract = codeBytes > 0
  return [
    { label: explorerMessages.address, value: <AddressLabel address={address} form="full" copyable /> },
    {
      label: explorerMessages.balance,
      value: <TokenAmount amount={balance} decimals={decimals} symbol={symbol} exact />,
    },
    {
      label: explorerMessages.kind,
      value: isContract ? explorerMessages.contractBytes({ bytes: codeBytes }) : explorerMessages.noContract,
    },
    {
      label: isContract ? explorerMessages.nonce : explorerMessages.sent,
      value: isContract ? numberText(nonce) : explorerMessages.sentCount({ count: nonce }),
    },
    { label: explorerMessages.atBlock, value: numberText(block) },
    ...(isContract
      ? [
          {
            label: explorerMessages.account,
            value: (
              <Link to="/safes/$safe" params={{ safe: `${chain.shortName}:${address}` }} className="cs-link">
                {explorerMessages.openAsAccount}
              </Link>
            ),
          },
        ]
      : []),
  ]
}
