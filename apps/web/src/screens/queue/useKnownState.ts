import type { Address } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'

/** Nonce and owners as the chain has them. The service's answer is shown only until the chain has answered. */
export function useKnownState(mayReadChain: boolean): { nonce: number | undefined; owners: readonly Address[] } {
  const { chain, key } = useAccount()
  const told = useQuery(safeQuery(key)).data
  const { data } = useQuery({ ...chainStateQuery(chain, key.safe), enabled: mayReadChain })
  return data
    ? { nonce: Number(data.nonce), owners: data.owners }
    : { nonce: told?.nonce, owners: told?.owners.map(({ value }) => value) ?? [] }
}
