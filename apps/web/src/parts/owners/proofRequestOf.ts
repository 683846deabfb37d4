import type { Chain } from '@countersign/api'
import { buildShareFragment, type OwnerProofRequest } from '@countersign/safe/exchange'
import type { Address } from '@countersign/primitives'
import { pageLink } from '../../data/url/pageLink.ts'

export type ProofRequest = {
  readonly owner: Address
  /** The account's name in this browser; empty without one. */
  readonly accountName: string
  /** The name of the connected wallet; empty without one. */
  readonly askedBy: string
}

/** The request for a future owner. @param createdAt epoch milliseconds */
export const proofRequestOf = (
  chain: Chain,
  safe: Address,
  { owner, accountName, askedBy }: ProofRequest,
  createdAt: number,
): OwnerProofRequest => ({
  kind: 'owner-proof-request',
  chainId: BigInt(chain.chainId),
  chain: { name: chain.chainName, shortName: chain.shortName, symbol: chain.nativeCurrency.symbol },
  safe,
  owner,
  accountName,
  askedBy,
  createdAt,
})

/** The request as a link to the page that answers it. */
export const proofLinkOf = async (chain: Chain, safe: Address, request: ProofRequest): Promise<string> =>
  `${pageLink('/prove')}#${await buildShareFragment(proofRequestOf(chain, safe, request, Date.now()))}`
