import { type Address, bytesToHex, checksumAddress, type Hex, hexToBytes, isSameAddress } from '@countersign/primitives'
import { keccak256 } from '../keccak/keccak256.ts'
import { cloneTarget } from './cloneTarget.ts'
import type { ProxyHop, ProxyKind, ResolvedTarget, TargetReads } from './ResolvedTarget.ts'

const SLOTS: readonly { readonly kind: ProxyKind; readonly slot: Hex }[] = [
  // keccak256('eip1967.proxy.implementation') - 1
  { kind: 'EIP-1967', slot: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc' },
  // keccak256('eip1967.proxy.beacon') - 1
  { kind: 'beacon', slot: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50' },
  // keccak256('PROXIABLE')
  { kind: 'EIP-1822', slot: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7' },
  // keccak256('org.zeppelinos.proxy.implementation')
  { kind: 'OpenZeppelin', slot: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3' },
]
const FIRST_SLOT: Hex = `0x${'0'.repeat(64)}`
const MASTER_COPY: Hex = '0xa619486e'
const IMPLEMENTATION: Hex = '0x5c60da1b'
const FACET_ADDRESS = '0xcdffacc6'
const DELEGATION = /^0xef0100([0-9a-f]{40})$/
const MOST_HOPS = 4

/**
 * Finds the code that answers a call: follows minimal proxies, EIP-1967 (beacons too), EIP-1822, the older
 * OpenZeppelin slot, accounts of Safe, EIP-7702 delegations, and the facet of an EIP-2535 diamond for the selector.
 * The values in these places are claims of the contract: one that answers `facetAddress` may still run other code.
 *
 * @param address the target of the call
 * @param selector of the call, for diamonds; null for none
 * @param reads of one chain at one block
 * @throws what the reads throw
 * @example
 * const { hops } = await resolveTarget(usdc, '0xa9059cbb', reads)
 */
export async function resolveTarget(
  address: Address,
  selector: Hex | null,
  reads: TargetReads,
): Promise<ResolvedTarget> {
  const code = lower(await reads.getCode(address))
  const hops: ProxyHop[] = []
  const seen = new Set([address.toLowerCase()])
  let at = { address, code }
  while (at.code !== '0x' && hops.length < MOST_HOPS) {
    // The storage is that of the first contract, whatever code runs on it.
    const next =
      ofCode(at.code) ?? (hops.length === 0 || isClone(hops) ? await ofState(address, selector, reads) : null)
    if (next === null || seen.has(next.address.toLowerCase())) break
    seen.add(next.address.toLowerCase())
    const inner = lower(await reads.getCode(next.address))
    hops.push({ ...next, codeHash: hashOf(inner) })
    at = { address: next.address, code: inner }
  }
  return { address, code, codeHash: hashOf(code), hops }
}

type Next = Pick<ProxyHop, 'kind' | 'address'>

function ofCode(code: Hex): Next | null {
  const target = cloneTarget(code)
  if (target !== null) return { kind: 'EIP-1167', address: target }
  const delegate = DELEGATION.exec(code)?.[1]
  return delegate === undefined ? null : { kind: 'EIP-7702', address: checksumAddress(`0x${delegate}`) }
}

const isClone = (hops: readonly ProxyHop[]): boolean =>
  hops.every(({ kind }) => kind === 'EIP-1167' || kind === 'EIP-7702')

async function ofState(address: Address, selector: Hex | null, reads: TargetReads): Promise<Next | null> {
  const [words, first, master, facet] = await Promise.all([
    Promise.all(SLOTS.map(({ slot }) => reads.getStorageAt(address, slot))),
    reads.getStorageAt(address, FIRST_SLOT),
    reads.call(address, MASTER_COPY),
    selector === null ? null : reads.call(address, `${FACET_ADDRESS}${selector.slice(2).padEnd(64, '0')}`),
  ])
  for (const [index, { kind }] of SLOTS.entries()) {
    const found = addressIn(words[index])
    if (found === null) continue
    if (kind !== 'beacon') return { kind, address: found }
    const behind = addressIn(await reads.call(found, IMPLEMENTATION))
    if (behind !== null) return { kind, address: behind }
  }
  // Slot 0 of another contract may contain any address. Only a contract that returns it as its master copy is an
  // account.
  const singleton = addressIn(first)
  const said = addressIn(master)
  if (singleton !== null && said !== null && isSameAddress(singleton, said)) return { kind: 'Safe', address: singleton }
  const behind = addressIn(facet)
  return behind === null || isSameAddress(behind, address) ? null : { kind: 'diamond', address: behind }
}

/** The address in a word; null for zero, and for any other value. */
function addressIn(word: Hex | null | undefined): Address | null {
  if (!word || !/^0x0{24}[0-9a-fA-F]{40}$/.test(word)) return null
  const digits = word.slice(26)
  return /^0+$/.test(digits) ? null : checksumAddress(`0x${digits}`)
}

const hashOf = (code: Hex): Hex | null => (code === '0x' ? null : bytesToHex(keccak256(hexToBytes(code))))
const lower = (code: Hex): Hex => `0x${code.slice(2).toLowerCase()}`
