import { attempt, type GuardFacts, type GuardKind, type GuardTrial } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { encodeCall } from '../reads/abiWords.ts'
import type { AskNode } from '../reads/AskNode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { RpcError } from '../reads/RpcError.ts'

/** supportsInterface(bytes4), ERC-165 */
const SUPPORTS_INTERFACE = '0x01ffc9a7'
/** The interfaces that the account requests: those of ITransactionGuard and IModuleGuard, as in the published contracts. */
const INTERFACE: Record<GuardKind, string> = { guard: 'e6d7a83a', moduleGuard: '58401ed8' }
const YES = `0x${'1'.padStart(64, '0')}`

/** A guard that a transaction sets. */
export type NewGuard = {
  readonly safe: Address
  /** The account's nonce at the block. */
  readonly nonce: bigint
  readonly block: bigint
  readonly kind: GuardKind
  readonly guard: Address
  /** The transaction that sets the guard. */
  readonly transaction: SafeTransactionData
}

/** How a guard is read and tested. */
export type ReadGuard = (guard: NewGuard) => Promise<GuardFacts>

/**
 * Calls a guard by ERC-165 as the account does, and simulates its removal.
 *
 * @param tryRemoval `tryGuardRemoval` of `@countersign/simulation`
 * @example
 * const facts = await readGuardFacts(ask, tryRemoval, guard)
 */
export async function readGuardFacts(
  ask: AskNode,
  tryRemoval: (guard: NewGuard) => Promise<GuardTrial>,
  guard: NewGuard,
): Promise<GuardFacts> {
  const [answers, trial] = await Promise.all([attempt(isGuard(ask, guard)), attempt(tryRemoval(guard))])
  return { answers, trial }
}

async function isGuard(ask: AskNode, { guard, kind, block }: NewGuard): Promise<boolean> {
  const data = encodeCall(SUPPORTS_INTERFACE, `0x${INTERFACE[kind].padEnd(64, '0')}`)
  try {
    const answer = parseHex(await ask('eth_call', [{ to: guard, data }, `0x${block.toString(16)}`]))
    // The account reads one word and accepts only the number one.
    return answer.slice(0, 66) === YES
  } catch (error) {
    // The contract reverted. A node that does not answer is a different failure.
    if (error instanceof RpcError && error.code !== null) return false
    throw error
  }
}
