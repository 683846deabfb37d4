import type { Address } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Explains the limits of a contract as proposer; shows nothing for a key. */
export function ContractNote({ address }: { address: Address }) {
  const { chain } = useAccount()
  const { data, isError } = useQuery({
    queryKey: ['is-contract', chain.chainId, address],
    staleTime: 60_000,
    meta: { persist: false },
    queryFn: async () => {
      const [{ contractsAmong }, { publicClientFor }] = await Promise.all([
        import('../../../data/chain-access/contractsAmong.ts'),
        import('../../../data/chain-access/publicClientFor.ts'),
      ])
      const client = publicClientFor(chain)
      return (await contractsAmong(client, [address], await client.getBlockNumber())).length > 0
    },
  })
  if (isError)
    return (
      <FieldNote kind="caution">
        The page could not check whether this address is a contract: the nodes did not answer.
      </FieldNote>
    )
  if (data !== true) return null
  return (
    <FieldNote kind="caution">
      This is a contract, not a key. It can propose if its wallet makes signatures that the contract accepts (EIP-1271);
      a shared account does so after enough of its owners have signed. It cannot delete its proposals.
    </FieldNote>
  )
}
