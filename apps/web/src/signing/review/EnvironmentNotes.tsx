import type { Chain } from '@countersign/api'
import { VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'

/** Problems of the chain itself: its name, its coin's name, and the age of its newest block. */
export function EnvironmentNotes({ chain }: { chain: Chain }) {
  const { chainId, chainName, nativeCurrency } = chain
  const { data: checks = [] } = useQuery({
    queryKey: ['environment', chainId, chainName, nativeCurrency.symbol],
    queryFn: async ({ signal }) => {
      const [{ readEnvironment }, { parseQuantity }, { rpcRequest }] = await Promise.all([
        import('../../data/chain-access/readEnvironment.ts'),
        import('@countersign/chain-client/reads'),
        import('../../data/rpc/rpcRequest.ts'),
      ])
      const block = rpcRequest(chain, 'eth_blockNumber', [], signal).then(parseQuantity)
      return readEnvironment(chain, await block.catch(() => null), signal)
    },
    staleTime: 60_000,
    refetchInterval: 60_000,
    meta: { persist: false },
  })
  return checks
    .filter(({ verdict }) => verdict === 'caution' || verdict === 'danger')
    .map(({ verdict, title, reason }) => (
      <VerdictNote key={title} verdict={verdict} title={title}>
        {reason}
      </VerdictNote>
    ))
}
