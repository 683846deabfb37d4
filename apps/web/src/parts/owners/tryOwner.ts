import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { OwnerNode } from '@countersign/safe/checks'
import type { OwnerTrial } from '@countersign/simulation'
import { liveRpcUrls, rpcRequest } from '../../data/rpc/rpcRequest.ts'

/** The calling account: its version, at this block. */
export type Asker = { readonly chain: Chain; readonly version: string; readonly block: bigint }

/** The behaviour of a contract when an account calls it for its signature; nothing is sent. */
export async function tryOwner(asker: Asker, owner: Address): Promise<OwnerTrial> {
  const { tryContractOwner } = await import('@countersign/simulation')
  return tryContractOwner(inputOf(asker, owner))
}

/** The kind of an owner that does not answer like an account. */
export async function ownerNodeOf(asker: Asker, owner: Address): Promise<OwnerNode> {
  const { ownerNodeOfTrial, tryContractOwner } = await import('@countersign/simulation')
  return ownerNodeOfTrial(await tryContractOwner(inputOf(asker, owner)))
}

/** Whether a contract accepts a signature of 32 bytes, called as the account calls it. */
export async function isAccepted(asker: Asker, owner: Address, subject: Hex, signature: Hex): Promise<boolean> {
  const { isAcceptedByOwner } = await import('@countersign/simulation')
  return isAcceptedByOwner(inputOf(asker, owner), subject, signature)
}

const inputOf = ({ chain, version, block }: Asker, owner: Address) => ({
  rpc: {
    url: liveRpcUrls(chain)[0] ?? '',
    request: (method: string, params: readonly unknown[]) => rpcRequest(chain, method, params),
  },
  chainId: BigInt(chain.chainId),
  owner,
  version,
  block,
})
