import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { SimpleStateManager } from '@ethereumjs/statemanager'
import { Account, type Address as EvmAddress, bytesToHex, hexToBytes, unpadBytes } from '@ethereumjs/util'
import { keccak256 } from 'viem'
import type { StateOverrides } from '../values/Plan.ts'
import type { StorageDiff } from '../values/Trace.ts'
import type { StateSource } from './StateSource.ts'

const ZERO_WORD: Hex = `0x${'0'.repeat(64)}`

/** The EVM's view of the chain: first the values that the run wrote, then the overrides, then the chain's values. */
export class LazyState extends SimpleStateManager {
  readonly #source: StateSource
  readonly #assumed: ReadonlyMap<string, { balance?: bigint; storage?: Readonly<Record<Hex, Hex>> }>
  /** Slots written since the baseline, by account and slot; some may have been reverted. */
  readonly #written = new Map<string, { address: EvmAddress; slot: Hex }>()
  readonly #baseline = new Map<string, Hex>()

  constructor(source: StateSource, overrides: StateOverrides) {
    super()
    this.#source = source
    this.#assumed = new Map(Object.entries(overrides).map(([address, value]) => [address.toLowerCase(), value]))
  }

  override async getAccount(address: EvmAddress): Promise<Account | undefined> {
    const key = address.toString()
    const written = this.topAccountStack()
    if (written.has(key)) return written.get(key)
    const chain = await this.#source.account(key)
    const balance = this.#assumed.get(key)?.balance ?? chain.balance
    if (balance === 0n && chain.nonce === 0n && chain.code.length === 0) return undefined
    return new Account(chain.nonce, balance, undefined, hexToBytes(keccak256(chain.code)))
  }

  override async getCode(address: EvmAddress): Promise<Uint8Array> {
    return this.topCodeStack().get(address.toString()) ?? (await this.#source.account(address.toString())).code
  }

  override async getStorage(address: EvmAddress, key: Uint8Array): Promise<Uint8Array> {
    const written = this.topStorageStack().get(`${address.toString()}_${bytesToHex(key)}`)
    if (written) return written
    return unpadBytes(hexToBytes(await this.#before(address, bytesToHex(key))))
  }

  override async putStorage(address: EvmAddress, key: Uint8Array, value: Uint8Array): Promise<void> {
    const slot = bytesToHex(key)
    this.#written.set(`${address.toString()}_${slot}`, { address, slot })
    await super.putStorage(address, key, value)
  }

  async #before(address: EvmAddress, slot: Hex): Promise<Hex> {
    const text = address.toString()
    return this.#assumed.get(text)?.storage?.[slot] ?? this.#source.slot(text, slot)
  }

  async #now(address: EvmAddress, slot: Hex): Promise<Hex> {
    const value = await this.getStorage(address, hexToBytes(slot))
    return value.length === 0 ? ZERO_WORD : `0x${bytesToHex(value).slice(2).padStart(64, '0')}`
  }

  /** Starts measuring: earlier changes become part of the state. */
  async beginMeasuring(): Promise<void> {
    for (const [key, { address, slot }] of this.#written) this.#baseline.set(key, await this.#now(address, slot))
    this.#written.clear()
  }

  /** The slots whose value differs from the start of measuring. */
  async diff(): Promise<StorageDiff> {
    const changed = new Map<Address, Map<Hex, { before: Hex; after: Hex }>>()
    for (const [key, { address, slot }] of this.#written) {
      const before = this.#baseline.get(key) ?? (await this.#before(address, slot))
      const after = await this.#now(address, slot)
      if (before === after) continue
      const account = checksumAddress(address.toString())
      const slots = changed.get(account) ?? new Map<Hex, { before: Hex; after: Hex }>()
      changed.set(account, slots.set(slot, { before, after }))
    }
    return changed
  }
}
