import { publishedVersion } from '@countersign/ledger'
import { type Address, checksumAddress, type Hex, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeAbiParameters, encodeAbiParameters, hexToBigInt, hexToNumber, type PublicClient } from 'viem'
import { ethCall, toBlockParameter } from '../rpc/ethCall.ts'

/** The state of an account on chain, every field read at one block. */
export type ChainSafeState = {
  address: Address
  blockNumber: number
  singleton: Address
  /** From the singleton's address, `+L2` for the L2 variant (`1.4.1+L2`); null when the singleton is not a published one. */
  version: string | null
  nonce: number
  threshold: number
  /** In the order of getOwners(). */
  owners: Address[]
  modules: Address[]
  fallbackHandler: Address | null
  guard: Address | null
  moduleGuard: Address | null
}

/** Storage slots of fields that have no getter. */
const SINGLETON_SLOT: Hex = `0x${'0'.repeat(64)}`
/** keccak256('guard_manager.guard.address') */
const GUARD_SLOT: Hex = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
/** keccak256('fallback_manager.handler.address') */
const FALLBACK_HANDLER_SLOT: Hex = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
/** keccak256('module_manager.module_guard.address') */
const MODULE_GUARD_SLOT: Hex = '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947'

const GET_OWNERS = '0xa0e67e2b'
const GET_THRESHOLD = '0xe75235b8'
const NONCE = '0xaffed0e0'
const GET_MODULES_PAGINATED = '0xcc2f8452'
const GET_MODULES = '0xb2494df3'
const MODULES_PER_PAGE = 50
/** The largest nonce or threshold of a real account. A larger value was written by foreign code, and no column can hold it. */
const MOST = 2_000_000_000n
/** A foreign contract can return any number of owners and modules; a real account cannot have more than fit into a block. */
export const MOST_OWNERS = 2000
export const MOST_MODULES = 1000

/** Reads accounts at one block. All reads of a round use one batch; addresses without a Safe are left out. */
export async function readSafes(
  client: PublicClient,
  addresses: readonly Address[],
  blockNumber: number | undefined,
): Promise<Map<Address, ChainSafeState>> {
  if (addresses.length === 0) return new Map()
  const block = blockNumber ?? hexToNumber(await client.request({ method: 'eth_blockNumber' }))
  const states = await Promise.all(addresses.map((address) => readSafe(client, address, block)))
  return new Map(states.flatMap((state) => (state ? [[state.address, state]] : [])))
}

async function readSafe(client: PublicClient, address: Address, block: number): Promise<ChainSafeState | null> {
  const call = (data: Hex) => ethCall(client, address, data, block)
  const slot = (position: Hex) =>
    client.request({ method: 'eth_getStorageAt', params: [address, position, toBlockParameter(block)] })
  const [owners, threshold, nonce, singleton, guard, handler, moduleGuard, modules] = await Promise.all([
    call(GET_OWNERS),
    call(GET_THRESHOLD),
    call(NONCE),
    slot(SINGLETON_SLOT),
    slot(GUARD_SLOT),
    slot(FALLBACK_HANDLER_SLOT),
    slot(MODULE_GUARD_SLOT),
    readModules(call),
  ])
  const ownerList = decodeAddresses(owners)
  const singletonAddress = addressInSlot(singleton)
  if (!ownerList || ownerList.length > MOST_OWNERS || !isWord(threshold) || !isWord(nonce) || !singletonAddress)
    return null
  return {
    address,
    blockNumber: block,
    singleton: singletonAddress,
    version: publishedVersion(singletonAddress),
    nonce: Number(hexToBigInt(nonce)),
    threshold: Number(hexToBigInt(threshold)),
    owners: ownerList,
    modules,
    fallbackHandler: addressInSlot(handler),
    guard: addressInSlot(guard),
    moduleGuard: addressInSlot(moduleGuard),
  }
}

async function readModules(call: (data: Hex) => Promise<Hex | null>): Promise<Address[]> {
  // Foreign code, or a list that a delegatecall wrote, may contain a cycle.
  const modules = new Set<Address>()
  let start: Address = SENTINEL_ADDRESS
  for (;;) {
    const parameters = encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }],
      [start, BigInt(MODULES_PER_PAGE)],
    )
    const answer = await call(`${GET_MODULES_PAGINATED}${parameters.slice(2)}`)
    // Versions before 1.1.0 have no pages, the first ones no modules at all.
    if (answer === null || answer === '0x')
      return modules.size > 0 ? [...modules] : (decodeAddresses(await call(GET_MODULES)) ?? []).slice(0, MOST_MODULES)
    const page = decodePage(answer)
    if (!page) return [...modules]
    const before = modules.size
    for (const module of page.addresses) modules.add(module)
    if (page.next === SENTINEL_ADDRESS || page.next === ZERO_ADDRESS) break
    // 1.3.0 names the first module of the next page, later versions the last of this one.
    modules.add(page.next)
    // A page before the last is full and contains new modules.
    if (page.addresses.length < MODULES_PER_PAGE || modules.size === before || modules.size >= MOST_MODULES) break
    start = page.next
  }
  return [...modules].slice(0, MOST_MODULES)
}

function decodePage(answer: Hex): { addresses: Address[]; next: Address } | null {
  try {
    const [addresses, next] = decodeAbiParameters([{ type: 'address[]' }, { type: 'address' }], answer)
    return { addresses: [...addresses], next }
  } catch {
    return null
  }
}

function decodeAddresses(answer: Hex | null): Address[] | null {
  if (answer === null || answer === '0x') return null
  try {
    return [...decodeAbiParameters([{ type: 'address[]' }], answer)[0]]
  } catch {
    return null
  }
}

const isWord = (answer: Hex | null): answer is Hex =>
  answer !== null && answer.length === 66 && hexToBigInt(answer) <= MOST

/** The address in a storage word; null for zero or a word that is not an address. */
function addressInSlot(word: Hex | null | undefined): Address | null {
  const digits = (word ?? '0x').slice(2).padStart(64, '0')
  if (!digits.startsWith('0'.repeat(24))) return null
  const address: Address = `0x${digits.slice(24)}`
  return address === ZERO_ADDRESS ? null : checksumAddress(address)
}
