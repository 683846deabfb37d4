import type { Chain } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { findZodiacContract, zodiacContracts } from '@countersign/chains'
import { bytesToHex, hexToBytes, keccak256Light } from '@countersign/primitives'
import type { DelayContracts } from '@countersign/safe/recovery'
import { useQuery } from '@tanstack/react-query'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

export type FoundContracts = {
  /** Null until both contracts are known to have the published code. */
  readonly found: DelayContracts | null
  readonly version: string
  /** Why recovery cannot be set up on this chain, as a sentence; null if it can. */
  readonly blocked: string | null
}

const named = (name: string) => zodiacContracts.find((one) => one.name === name)

/** The published contracts of a recovery, with their code on this chain compared. */
export function useDelayContracts(chain: Chain): FoundContracts {
  const [factory, masterCopy] = [named('ModuleProxyFactory'), named('Delay')]
  const { data, isError } = useQuery({
    queryKey: ['delay-contracts', chain.chainId],
    queryFn: async () => {
      const codes = await Promise.all(
        [factory, masterCopy].map(async (contract) =>
          contract ? parseHex(await rpcRequest(chain, 'eth_getCode', [contract.address, 'latest'])) : '0x',
        ),
      )
      return [factory, masterCopy].every((contract, index) => {
        const code = codes[index] ?? '0x'
        const hash = code === '0x' ? null : bytesToHex(keccak256Light(hexToBytes(code)))
        return contract !== undefined && findZodiacContract(contract.address, hash) === contract
      })
    },
    staleTime: 60_000,
    meta: { persist: false },
  })
  const version = masterCopy?.version ?? ''
  if (data === true && factory && masterCopy)
    return { found: { factory: factory.address, masterCopy: masterCopy.address }, version, blocked: null }
  return {
    found: null,
    version,
    blocked: isError
      ? recoveryFormMessages.nodesSilent({ network: chain.chainName })
      : data === false
        ? recoveryFormMessages.notPublished({ network: chain.chainName })
        : recoveryFormMessages.comparing,
  }
}
