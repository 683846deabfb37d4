import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, readAddress, readText } from '@countersign/chain-client/reads'
import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { ensRegistryOf } from './ensRegistryOf.ts'
import { namehash } from './namehash.ts'
import { normalizeEnsName } from './normalizeEnsName.ts'
import { ensMessages as messages } from './ensMessages.ts'

const SELECTOR = { resolver: '0x0178b8bf', addr: '0x3b3b57de', name: '0x691f3431' } as const

/** Why a name cannot be resolved when the registry is null. */
export const explainNoNames = (chain: Chain, name: string): string => messages.noNames({ name, chain: chain.chainName })

/** The address to which a name resolves, or null. @param name normalised */
export async function resolveEnsName(chain: Chain, name: string): Promise<Address | null> {
  const node = namehash(name)
  const resolver = await findResolver(chain, node)
  if (resolver === null) return null
  const answer = await call(chain, resolver, encodeCall(SELECTOR.addr, node))
  return answer === '0x' ? null : orNone(readAddress(answer))
}

/** The ENS name of an address, accepted only when the name resolves back to the same address. */
export async function findEnsName(chain: Chain, address: Address): Promise<string | null> {
  const node = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  const resolver = await findResolver(chain, node)
  if (resolver === null) return null
  const answer = await call(chain, resolver, encodeCall(SELECTOR.name, node))
  const normal = answer === '0x' ? null : normalizeEnsName(readText(answer))
  if (!normal?.ok) return null
  const back = await resolveEnsName(chain, normal.name)
  return back !== null && isSameAddress(back, address) ? normal.name : null
}

async function findResolver(chain: Chain, node: Hex): Promise<Address | null> {
  const registry = ensRegistryOf(chain)
  if (registry === null) return null
  const answer = await call(chain, registry.address, encodeCall(SELECTOR.resolver, node))
  return answer === '0x' ? null : orNone(readAddress(answer))
}

const call = async (chain: Chain, to: Address, data: Hex): Promise<Hex> =>
  parseHex(await rpcRequest(chain, 'eth_call', [{ to, data }, 'latest']))

const orNone = (address: Address): Address | null => (address === ZERO_ADDRESS ? null : address)
