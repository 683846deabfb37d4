import type { Chain } from '@countersign/api'
import { developmentModules, knownModules } from '@countersign/chains'
import type { Address } from '@countersign/safe/light'
import { parseHex } from '../../data/rpc/parseHex.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

export type ModuleHere = { readonly address: Address; readonly name: string; readonly does: string }

/** The known modules that have code on a network and work without a proxy of their own. Load this file with `import()`. @throws {RpcError} */
export async function readModulesHere(chain: Chain): Promise<ModuleHere[]> {
  const known = knownModules
    .filter(({ role, isMasterCopy }) => role === 'module' && !isMasterCopy)
    .filter(({ chainIds }) => chainIds === null || chainIds.includes(chain.chainId))
    .map(({ address, name, version, does }): ModuleHere => ({ address, name: `${name} ${version}`, does }))
  const ofDevelopment = developmentModules
    .filter(({ chainIds }) => chainIds.includes(chain.chainId))
    .map(({ address, name, lets }): ModuleHere => ({ address, name, does: `For trying: it ${lets}.` }))
  const listed = new Map([...known, ...ofDevelopment].map((one) => [one.address.toLowerCase(), one]))
  const found = await Promise.all(
    [...listed.values()].map(async (one) => {
      const code = parseHex(await rpcRequest(chain, 'eth_getCode', [one.address, 'latest']))
      return code === '0x' ? [] : [one]
    }),
  )
  return found.flat()
}
