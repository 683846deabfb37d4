import type { Chain } from '@countersign/api'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light, ZERO_ADDRESS } from '@countersign/primitives'
import type { AskNode } from './nodeAt.ts'
import { readAddress, readAddresses, readText, readUint } from './abiWords.ts'
import { parseHex } from './parseHex.ts'
import { parseQuantity } from './parseQuantity.ts'
import { readModules } from './readModules.ts'
import { rpcRequest } from './rpcRequest.ts'

/** The state of an account on chain, all at one block. */
export type ChainState = {
  readonly block: bigint
  readonly owners: Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly version: string
  readonly masterCopy: Address
  /** Keccak-256 of the code at the master copy. */
  readonly masterCopyHash: Hex
  readonly modules: Address[]
  /** Present when the account has more modules than were read. */
  readonly hasMoreModules?: true
  readonly guard: Address | null
  readonly moduleGuard: Address | null
  readonly fallbackHandler: Address | null
  /** Of the native coin, in wei. */
  readonly balance: bigint
}

const SELECTOR = {
  getOwners: '0xa0e67e2b',
  getThreshold: '0xe75235b8',
  nonce: '0xaffed0e0',
  version: '0xffa1ad74',
} as const

/** keccak256 of the names the contracts use: `guard_manager.guard.address` and its siblings. */
const SLOT = {
  masterCopy: '0x0',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
} as const

/**
 * Reads an account from the chain.
 * @param signal aborts the reads and their retries
 * @throws {RpcError} when the chain does not answer, or the address does not answer like a Safe.
 */
export async function readChainState(chain: Chain, safe: Address, signal?: AbortSignal): Promise<ChainState> {
  const ask: AskNode = (method, params) => rpcRequest(chain, method, params, signal)
  return readStateFrom(ask, safe, parseQuantity(await ask('eth_blockNumber', [])))
}

/** The account's state from one node, at one block. */
export async function readStateFrom(ask: AskNode, safe: Address, block: bigint): Promise<ChainState> {
  const at = `0x${block.toString(16)}`
  const call = async (data: Hex) => parseHex(await ask('eth_call', [{ to: safe, data }, at]))
  const slot = async (place: string) => parseHex(await ask('eth_getStorageAt', [safe, place, at]))
  const [owners, threshold, nonce, version, modules, masterCopy, guard, moduleGuard, handler, balance] =
    await Promise.all([
      call(SELECTOR.getOwners),
      call(SELECTOR.getThreshold),
      call(SELECTOR.nonce),
      call(SELECTOR.version),
      readModules(call),
      slot(SLOT.masterCopy),
      slot(SLOT.guard),
      slot(SLOT.moduleGuard),
      slot(SLOT.fallbackHandler),
      ask('eth_getBalance', [safe, at]),
    ])
  const copy = readAddress(masterCopy)
  const code = parseHex(await ask('eth_getCode', [copy, at]))
  return {
    block,
    owners: readAddresses(owners),
    threshold: Number(readUint(threshold)),
    nonce: readUint(nonce),
    version: readText(version),
    masterCopy: copy,
    masterCopyHash: bytesToHex(keccak256Light(hexToBytes(code))),
    modules: modules.modules,
    ...(modules.hasMore ? { hasMoreModules: true } : {}),
    guard: orNone(readAddress(guard)),
    moduleGuard: orNone(readAddress(moduleGuard)),
    fallbackHandler: orNone(readAddress(handler)),
    balance: parseQuantity(balance),
  }
}

const orNone = (address: Address): Address | null => (address === ZERO_ADDRESS ? null : address)
