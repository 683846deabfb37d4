import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { parseQuantity } from '../../data/rpc/parseQuantity.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

/** Whether code stands at an address; undefined while that is read, and where no node of the network can be asked. */
export function useIsContract(chain: Chain | null, address: Address): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['is-contract', chain?.chainId, address],
    queryFn: async () => {
      if (chain === null) return null
      const { readCodes } = await import('../../data/chain-access/readCodes.ts')
      const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', []))
      const code = (await readCodes(chain, [address], block)).isContract(address)
      return code?.ok === true ? code.value : null
    },
    enabled: chain !== null,
    retry: false,
    meta: { persist: false },
  })
  return data ?? undefined
}
