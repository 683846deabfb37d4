import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { pageLink } from './pageLink.ts'

type ExplorerChain = Pick<Chain, 'blockExplorerUriTemplate' | 'shortName'>

/** The page of a transaction on the chain's block explorer, or on this page when the chain has no explorer. */
export function explorerTransactionLink({ blockExplorerUriTemplate, shortName }: ExplorerChain, hash: string): string {
  const template = blockExplorerUriTemplate.txHash
  const own = `/explorer/${shortName}/tx/`
  // The service fills an empty template with its own address, which may differ from the address of this page.
  const isNamed = /^https?:\/\//.test(template) && !template.endsWith(`${own}{{txHash}}`)
  return isNamed ? template.replace(/\{\{\s*txHash\s*\}\}/, hash) : pageLink(`${own}${hash}`)
}

/** This page's own view of an address or a transaction, for internal links. */
export const ownExplorerPath = (shortName: string, at: { address: Address } | { hash: Hex }): string =>
  pageLink(`/explorer/${shortName}/${'address' in at ? `address/${at.address}` : `tx/${at.hash}`}`)
