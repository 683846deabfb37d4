import type { Address } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Says what a contract can and cannot do as a proposer; nothing of a key. */
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
      <FieldNote kind="caution">Whether this address is a contract is not checked: the nodes did not answer.</FieldNote>
    )
  if (data !== true) return null
  return (
    <FieldNote kind="caution">
      This is a contract and has no key. It can propose where its wallet makes signatures that the contract accepts
      (EIP-1271), as an account does once enough of its owners sign. It cannot delete what it proposed, and without such
      a wallet it cannot propose.
    </FieldNote>
  )
}
