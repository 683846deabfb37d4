import { parseHex } from '@countersign/chain-client/reads'
import { developmentModules, type DevelopmentModule } from '@countersign/chains'
import type { Chain } from '@countersign/api'
import { type Address, bytesToHex, hexToBytes, isSameAddress, keccak256Light } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

const NONE: readonly DevelopmentModule[] = []

/** Modules of the account that belong to this repository, by address, network and code; null while loading. */
export function useDevelopmentModules(
  chain: Chain,
  modules: readonly Address[] | undefined,
): readonly DevelopmentModule[] | null {
  const possible = developmentModules.filter(
    ({ address, chainIds }) =>
      chainIds.includes(chain.chainId) && modules?.some((module) => isSameAddress(module, address)),
  )
  const { data, isError } = useQuery({
    queryKey: ['development-modules', chain.chainId, possible.map(({ address }) => address)],
    queryFn: async () => {
      const hashes = await Promise.all(
        possible.map(async ({ address }) =>
          bytesToHex(keccak256Light(hexToBytes(parseHex(await rpcRequest(chain, 'eth_getCode', [address, 'latest']))))),
        ),
      )
      return possible.filter(({ codeHash }, index) => hashes[index] === codeHash)
    },
    enabled: possible.length > 0,
    staleTime: Infinity,
    meta: { persist: false },
  })
  return possible.length === 0 || isError ? NONE : (data ?? null)
}
