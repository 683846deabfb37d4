import type { Chain } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { developmentModules, knownModules } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { contractPartMessages as messages } from './contractPartMessages.ts'
import { moduleDoes } from './moduleDoes.ts'

export type ModuleHere = {
  readonly address: Address
  readonly name: string
  readonly does: string
  /** Each account uses its own minimal proxy of the module, and that proxy is added. */
  readonly isMasterCopy: boolean
}

/**
 * The known modules that have code on a network; modules that need a proxy per account come last. Load this file with `import()`. @throws
 * {RpcError}
 */
export async function readModulesHere(chain: Chain): Promise<ModuleHere[]> {
  const known = knownModules
    .filter(({ role }) => role === 'module')
    .filter(({ chainIds }) => chainIds === null || chainIds.includes(chain.chainId))
    .map(({ version, ...one }): ModuleHere => ({
      address: one.address,
      name: `${one.name} ${version}`,
      does: moduleDoes(one),
      isMasterCopy: one.isMasterCopy,
    }))
    .toSorted((first, second) => Number(first.isMasterCopy) - Number(second.isMasterCopy))
  const ofDevelopment = developmentModules
    .filter(({ chainIds }) => chainIds.includes(chain.chainId))
    .map(({ address, name, lets }): ModuleHere => ({
      address,
      name,
      does: messages.forTests(lets),
      isMasterCopy: false,
    }))
  const listed = new Map([...known, ...ofDevelopment].map((one) => [one.address.toLowerCase(), one]))
  const found = await Promise.all(
    [...listed.values()].map(async (one) => {
      const code = parseHex(await rpcRequest(chain, 'eth_getCode', [one.address, 'latest']))
      return code === '0x' ? [] : [one]
    }),
  )
  return found.flat()
}
