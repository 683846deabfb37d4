import type { Chain } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { safeDeployments, safeVersions } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

export type HandlerHere = {
  readonly address: Address
  readonly name: string
  readonly version: string
  /** It was published with the account's own contract version. */
  readonly isOwn: boolean
}

/** The first published handler of a version is the version's own. */
const HANDLERS = [
  'CompatibilityFallbackHandler',
  'DefaultCallbackHandler',
  'TokenCallbackHandler',
  'ExtensibleFallbackHandler',
] as const

/**
 * The published handlers that have code on a network, the account's own version first. Load this file with `import()`. @throws {RpcError}
 */
export async function readHandlersHere(chain: Chain, version: string): Promise<HandlerHere[]> {
  // 1.2.0 was published without a handler.
  const own = version === '1.2.0' ? '1.1.1' : version
  const ownName = HANDLERS.find((name) => safeVersions.some((one) => one === own && safeDeployments[one][name]))
  const published = safeVersions.toReversed().flatMap((release) =>
    HANDLERS.flatMap((name) =>
      (safeDeployments[release][name] ?? [])
        .filter(({ devOnly }) => !devOnly)
        .map(({ address }): HandlerHere => {
          return { address, name, version: release, isOwn: release === own && name === ownName }
        }),
    ),
  )
  const sorted = published.toSorted((first, second) => Number(second.isOwn) - Number(first.isOwn))
  const unique = [...new Map(sorted.toReversed().map((one) => [one.address.toLowerCase(), one])).values()].toReversed()
  const found = await Promise.all(
    unique.map(async (one) => {
      const code = parseHex(await rpcRequest(chain, 'eth_getCode', [one.address, 'latest']))
      return code === '0x' ? [] : [one]
    }),
  )
  // One of two deployments of the same code is enough.
  const named = new Map(
    found
      .flat()
      .toReversed()
      .map((one) => [`${one.name} ${one.version}`, one] as const),
  )
  return [...named.values()].toReversed()
}
