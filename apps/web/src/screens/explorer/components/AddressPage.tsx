import type { Chain } from '@countersign/api'
import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import { AddressLabel, type KeyValueRow, KeyValueTable, PageHeader, SkeletonRows, TokenAmount } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { type ChainAddress, readAddress } from '../readAddress.ts'
import { useExplorerChain } from '../useExplorerChain.ts'
import { ExplorerFailure } from './ExplorerFailure.tsx'
import { UnknownPlace } from './UnknownPlace.tsx'

/** An address as the chain's node returns it, for chains without a configured block explorer. */
export function AddressPage({ chainName, address }: { readonly chainName: string; readonly address: string }) {
  const title = 'Address on chain'
  useDocumentTitle(title)
  const chain = useExplorerChain(chainName)
  if (chain === null)
    return (
      <UnknownPlace
        title={title}
        sentence="This network is not configured here."
        detail={`The link names "${chainName}". Add the network, or check the link.`}
      />
    )
  if (!isAddress(address))
    return (
      <UnknownPlace
        title={title}
        sentence="This is not an address."
        detail={`An address is 0x and 40 hexadecimal digits. The link contains "${address.slice(0, 80)}".`}
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
      <PageHeader
        title={title}
        eyebrow={chain.chainName}
        subtitle="Read from the node of this network, not from the service."
      />
      {found.data ? (
        <KeyValueTable framed rows={rowsOf(chain, address, found.data)} />
      ) : found.isError ? (
        <ExplorerFailure chain={chain} what="the address" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonRows rows={4} shape="table" label="Reading the address from the node" />
      )}
    </>
  )
}

function rowsOf(chain: Chain, address: Address, { balance, nonce, codeBytes, block }: ChainAddress): KeyValueRow[] {
  const { symbol, decimals } = chain.nativeCurrency
  const isContract = codeBytes > 0
  return [
    { label: 'Address', value: <AddressLabel address={address} form="full" copyable /> },
    { label: 'Balance', value: <TokenAmount amount={balance} decimals={decimals} symbol={symbol} exact /> },
    {
      label: 'Kind',
      value: isContract
        ? `Contract, ${codeBytes.toLocaleString('en')} bytes of code`
        : 'No contract: a key, or an unused address',
    },
    { label: isContract ? 'Nonce' : 'Sent', value: isContract ? nonce.toLocaleString('en') : sentWords(nonce) },
    { label: 'At block', value: block.toLocaleString('en') },
    ...(isContract
      ? [
          {
            label: 'Account',
            value: (
              <Link to="/safes/$safe" params={{ safe: `${chain.shortName}:${address}` }}>
                Open as a Safe account
              </Link>
            ),
          },
        ]
      : []),
  ]
}

const sentWords = (nonce: bigint) => (nonce === 1n ? '1 transaction' : `${nonce.toLocaleString('en')} transactions`)
