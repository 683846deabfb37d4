import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useOwnerProofEntry } from '../../data/storage/ownerProofs.ts'
import { useAccount } from '../../data/url/useAccount.ts'

export type OwnerProofState = {
  /** `none`: no answer is stored. `reading`: it is being verified. `proven`: it was verified now. `wrong`: it is not the owner's. */
  readonly state: 'none' | 'reading' | 'proven' | 'wrong' | 'unchecked'
  /** When this browser first verified it, in epoch milliseconds. */
  readonly provenAt: number | null
}

type Kept = {
  readonly chain: Chain
  readonly safe: Address
  readonly owner: Address
  readonly signature: Hex | null
  readonly isContract: boolean | undefined
  readonly state: Pick<ChainState, 'version' | 'block'> | undefined
}

/** Verifies a stored signature again, by the key or by the contract; null while an input is missing. */
export const ownerProofQuery = ({ chain, safe, owner, signature, isContract, state }: Kept) =>
  queryOptions({
    queryKey: ['owner-proof', chain.chainId, safe, owner, signature, isContract, state?.version],
    queryFn: async () => {
      if (signature === null || !state || isContract === undefined) return null
      const { isOwnersSignature } = await import('./readProofs.ts')
      const account = { chain, safe, version: state.version, block: state.block }
      return isOwnersSignature(account, owner, signature, isContract)
    },
    enabled: signature !== null && state !== undefined && isContract !== undefined,
    staleTime: 60_000,
    meta: { persist: false },
  })

/**
 * Whether a future owner has proved control of its key for the open account. A stored proof is verified again each time.
 * @param isContract whether there is code at the owner's address; undefined while loading
 */
export function useOwnerProof(owner: Address, isContract: boolean | undefined): OwnerProofState {
  const { chain, safe } = useAccount()
  const entry = useOwnerProofEntry(chain.chainId, safe, owner)
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const signature = entry?.signature ?? null
  const { data, error } = useQuery(ownerProofQuery({ chain, safe, owner, signature, isContract, state }))
  useAccountAnswer(owner, entry === null && isContract === true)
  const provenAt = entry?.provenAt ?? null
  if (entry === null) return { state: 'none', provenAt }
  if (error) return { state: 'unchecked', provenAt }
  return { state: data === undefined || data === null ? 'reading' : data ? 'proven' : 'wrong', provenAt }
}

/** The answer of an owner that is an account is a message of that account, so the service is polled for it while the page is open. */
function useAccountAnswer(owner: Address, isAwaited: boolean): void {
  const { chain, safe } = useAccount()
  useQuery({
    queryKey: ['owner-proof', 'of-account', chain.chainId, safe, owner],
    queryFn: async () => {
      const { fetchAccountProof } = await import('./fetchAccountProof.ts')
      return fetchAccountProof(chain, safe, owner)
    },
    enabled: isAwaited,
    refetchInterval: 20_000,
    retry: false,
    meta: { persist: false },
  })
}
