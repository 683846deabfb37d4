import type { Chain } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { findZodiacContract } from '@countersign/chains'
import {
  type Address,
  bytesToHex,
  checksumAddress,
  type Hex,
  hexToBytes,
  keccak256Light,
} from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'

const CLONE = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/

/** A minimal proxy always runs the same code, so the answer for an address with code is cached. */
const known = new Map<string, boolean>()

/**
 * Which of the modules are Delay modules: minimal proxies whose target is the published master copy, by comparison of its code.
 * @throws {RpcError} when the chain does not answer
 */
export async function delayModulesAmong(chain: Chain, modules: readonly Address[]): Promise<Address[]> {
  const verdicts = await Promise.all(modules.map((module) => isDelayModule(chain, module)))
  return modules.filter((_, index) => verdicts[index])
}

async function isDelayModule(chain: Chain, module: Address): Promise<boolean> {
  const key = `${chain.chainId} ${module.toLowerCase()}`
  const before = known.get(key)
  if (before !== undefined) return before
  const code = await codeAt(chain, module)
  if (code === '0x') return false
  const digits = CLONE.exec(code)?.[1]
  const found = digits !== undefined && (await isDelayCode(chain, checksumAddress(`0x${digits}`)))
  known.set(key, found)
  return found
}

async function isDelayCode(chain: Chain, target: Address): Promise<boolean> {
  const code = await codeAt(chain, target)
  const hash = code === '0x' ? null : bytesToHex(keccak256Light(hexToBytes(code)))
  return findZodiacContract(target, hash)?.name === 'Delay'
}

async function codeAt(chain: Chain, address: Address): Promise<Hex> {
  return parseHex(await rpcRequest(chain, 'eth_getCode', [address, 'latest']))
}
