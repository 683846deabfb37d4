import type { CreationData } from '@countersign/safe/light'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light, ZERO_ADDRESS } from '@countersign/primitives'
import type { AskNode } from './AskNode.ts'
import { readAddress, readAddresses, readText, readUint } from './abiWords.ts'
import { parseHex } from './parseHex.ts'
import { parseQuantity } from './parseQuantity.ts'
import { readModules } from './readModules.ts'

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
  /** The balance of the native coin, in wei. */
  readonly balance: bigint
  /** Present for an account that is not deployed at the block: its settings follow from these data, see `readFutureState`. */
  readonly creation?: CreationData
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
 * Reads an account at the newest block.
 * @throws {RpcError} when the chain cannot be asked, or the address does not answer like a Safe.
 * @example
 * const { owners, threshold } = await readCurrentState(ask, safe)
 */
export const readCurrentState = async (ask: AskNode, safe: Address): Promise<ChainState> =>
  readStateFrom(ask, safe, parseQuantity(await ask('eth_blockNumber', [])))

/**
 * Reads an account at one block.
 * @example
 * const state = await readStateFrom(ask, safe, 23_000_000n)
 */
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
