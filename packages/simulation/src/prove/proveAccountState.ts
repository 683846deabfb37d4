import { type Address, checksumAddress, type Hex, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { moduleSlot, ownerSlot, SAFE_SLOT } from '../values/safeSlots.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { AccountProof, ProvenAccount } from './AccountProof.ts'
import { agreeOnBlock } from './agreeOnBlock.ts'
import { ProofError } from './ProofError.ts'
import { proveSlots, type ProvenSlots } from './proveSlots.ts'
import { proofMessages as messages } from './proofMessages.ts'

/** What is proven, and by which nodes. */
export type ProveInput = {
  readonly chainId: bigint
  readonly safe: Address
  readonly rpcs: readonly Rpc[]
  /** How many independent hosts must name the same block hash. */
  readonly quorum: number
  readonly blockNumber?: bigint
  /** Owners and modules read from the chain. They save a round trip per entry, and the proof still verifies them. */
  readonly expected?: { readonly owners: readonly Address[]; readonly modules: readonly Address[] }
}

const MAX_LIST = 200

/**
 * Proves the account's state at a block: the header is hashed here, slots are verified by Merkle proof, and `quorum`
 * RPCs must name the block hash. Lists are followed to their end, so that no owner or module can be omitted.
 *
 * @returns never throws. A state that could not be proven has provenance `chain` and a reason
 * @example
 * const proof = await proveAccountState({ chainId, safe, rpcs, quorum: 2 })
 * if (proof.provenance === 'proof') proof.account.owners
 */
export async function proveAccountState(input: ProveInput): Promise<AccountProof> {
  const { chainId, safe, rpcs, quorum } = input
  if (!Number.isInteger(quorum) || quorum < 1 || rpcs.length < quorum)
    return { provenance: 'chain', reason: messages.cannotAgree({ quorum, count: rpcs.length }), others: [] }
  const agreement = await agreeOnBlock(chainId, rpcs, quorum, input.blockNumber)
  if (!agreement.ok) return { provenance: 'chain', reason: agreement.reason, others: agreement.others }
  const { header, agreeing } = agreement
  const others = [...agreement.others]
  for (const rpc of agreeing) {
    try {
      return {
        provenance: 'proof',
        block: { number: header.number, hash: header.hash, stateRoot: header.stateRoot },
        agreeing: agreeing.map(({ url }) => url),
        others,
        account: await proveAccount(rpc, checksumAddress(safe), input, header),
      }
    } catch (error) {
      others.push({
        url: rpc.url,
        reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      })
    }
  }
  const reasons = others.map(({ url, reason }) => `${url}: ${reason}`).join(' ')
  return {
    provenance: 'chain',
    reason: messages.notProven({ block: header.number, reasons }),
    others,
  }
}

async function proveAccount(
  rpc: Rpc,
  safe: Address,
  { expected }: ProveInput,
  { number, stateRoot }: { number: bigint; stateRoot: Hex },
): Promise<ProvenAccount> {
  const known = new Map<Hex, Hex>()
  let last: ProvenSlots | undefined
  const prove = async (slots: readonly Hex[]) => {
    const missing = slots.filter((slot) => !known.has(slot))
    if (missing.length === 0 && last) return
    last = await proveSlots(rpc, safe, missing, number, stateRoot)
    for (const [slot, value] of last.slots) known.set(slot, value)
  }
  const heads: readonly Address[] = [SENTINEL_ADDRESS]
  await prove([
    ...Object.values(SAFE_SLOT),
    ...[...heads, ...(expected?.owners ?? [])].map(ownerSlot),
    ...[...heads, ...(expected?.modules ?? [])].map(moduleSlot),
  ])
  const value = (slot: Hex) => known.get(slot) ?? '0x'
  const walk = async (slotOf: (key: Address) => Hex, openList: (count: number) => string): Promise<Address[]> => {
    const found: Address[] = []
    for (let at: Address = SENTINEL_ADDRESS; ;) {
      await prove([slotOf(at)])
      at = toAddress(value(slotOf(at)))
      if (at === SENTINEL_ADDRESS) return found
      // The list may not be initialised if the account never had a module.
      if (at === ZERO_ADDRESS && found.length === 0) return found
      if (at === ZERO_ADDRESS || found.includes(at) || found.length >= MAX_LIST)
        throw new ProofError(openList(found.length))
      found.push(at)
    }
  }
  const owners = await walk(ownerSlot, messages.ownersOpen)
  const modules = await walk(moduleSlot, messages.modulesOpen)
  const count = BigInt(value(SAFE_SLOT.ownerCount))
  if (count !== BigInt(owners.length)) throw new ProofError(messages.otherCount({ count, listed: owners.length }))
  return {
    singleton: toAddress(value(SAFE_SLOT.singleton)),
    owners,
    modules,
    threshold: BigInt(value(SAFE_SLOT.threshold)),
    nonce: BigInt(value(SAFE_SLOT.nonce)),
    guard: orNone(toAddress(value(SAFE_SLOT.guard))),
    moduleGuard: orNone(toAddress(value(SAFE_SLOT.moduleGuard))),
    fallbackHandler: orNone(toAddress(value(SAFE_SLOT.fallbackHandler))),
    balance: last?.balance ?? 0n,
    codeHash: last?.codeHash ?? '0x',
  }
}

const toAddress = (word: Hex): Address => checksumAddress(`0x${word.slice(-40).padStart(40, '0')}`)
const orNone = (address: Address): Address | null => (address === ZERO_ADDRESS ? null : address)
