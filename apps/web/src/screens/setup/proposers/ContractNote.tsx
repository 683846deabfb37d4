import type { Address } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'
import { proposerMessages } from './proposerMessages.ts'

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
  if (isError) return <FieldNote kind="caution">{proposerMessages.contractNotRead}</FieldNote>
  if (data !== true) return null
  return <FieldNote kind="caution">{proposerMessages.isContract}</FieldNote>
}
