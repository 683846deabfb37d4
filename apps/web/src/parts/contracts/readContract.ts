import type { Chain } from '@countersign/api'
import { codeRunOf, type ContractFacts, type Controller } from '@countersign/safe/contracts'
import { resolveTarget, type TargetReads } from '@countersign/safe/decode'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { readsOf } from '../../data/chain-access/targetStore.ts'
import { contractPartMessages as messages } from './contractPartMessages.ts'

const OWNER: Hex = '0x8da5cb5b'
const ZERO_WORD: Hex = `0x${'0'.repeat(64)}`
/** EIP-1967: the storage slots for the admin and the beacon of a proxy. */
const ADMIN_SLOT: Hex = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103'
const BEACON_SLOT: Hex = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'

/**
 * The code at an address, the code it runs, and who can change it, all at one block. Load this file with `import()`.
 * @param block the newest when missing
 * @throws {RpcError} when the chain does not answer
 */
export async function readContract(chain: Chain, address: Address, block?: bigint): Promise<ContractFacts> {
  const reads = readsOf(chain, block)
  const target = await resolveTarget(address, null, reads)
  const run = codeRunOf(target)
  const proxy = run.kind === 'exchangeable' ? run.proxy : null
  const controllers = target.code === '0x' ? [] : await readControllers(address, proxy, reads)
  const isUnowned = run.kind === 'clone' && (await reads.call(address, OWNER)) === ZERO_WORD
  return { address, codeHash: target.codeHash, run, controllers, isUnowned }
}

type Proxy = Extract<ContractFacts['run'], { kind: 'exchangeable' }>['proxy'] | null

async function readControllers(address: Address, proxy: Proxy, reads: TargetReads): Promise<Controller[]> {
  const owner = await ownerOf(address, reads)
  // The owner of a proxy that replaces its own code is listed once, as owner of both.
  const isOwnersCode = owner !== null && (proxy === 'EIP-1967' || proxy === 'EIP-1822')
  return [
    ...(owner === null ? [] : [{ of: isOwnersCode ? 'code' : 'rules', address: owner, place: 'owner()' } as const]),
    ...(proxy === 'EIP-1967' || proxy === 'beacon'
      ? await keeperAt(address, proxy === 'beacon' ? BEACON_SLOT : ADMIN_SLOT, reads)
      : []),
  ]
}

/** The admin or the beacon of a proxy, and the owner of that contract. */
async function keeperAt(address: Address, slot: Hex, reads: TargetReads): Promise<Controller[]> {
  const keeper = addressIn(await reads.getStorageAt(address, slot))
  if (keeper === null) return []
  const place = slot === ADMIN_SLOT ? messages.adminSlot : messages.beaconSlot
  const owner = await ownerOf(keeper, reads)
  return [
    { of: 'code', address: keeper, place },
    ...(owner === null ? [] : [{ of: 'code', address: owner, place: messages.ownerOf(keeper) } as const]),
  ]
}

const ownerOf = async (address: Address, reads: TargetReads): Promise<Address | null> =>
  addressIn(await reads.call(address, OWNER))

/** The address in one word; null for zero and for any other content. */
function addressIn(word: Hex | null): Address | null {
  if (word === null || !/^0x0{24}[0-9a-fA-F]{40}$/.test(word)) return null
  const address = checksumAddress(`0x${word.slice(26)}`)
  return address === ZERO_ADDRESS ? null : address
}
