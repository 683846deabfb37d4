import type { Address, Hex } from '@countersign/primitives'
import { fromRlp } from 'viem'
import * as z from 'zod/mini'
import { Bytes, parseAnswer, Word } from '../rpc/rpcSchemas.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { ProofError } from './ProofError.ts'
import { verifyTrieProof } from './verifyTrieProof.ts'
import { proofMessages as messages } from './proofMessages.ts'

const Answer = z.object({
  accountProof: z.array(Bytes),
  storageProof: z.array(z.object({ key: Word, proof: z.array(Bytes) })),
})

export type ProvenSlots = {
  readonly balance: bigint
  readonly codeHash: Hex
  /** Slot → word. Zero if the trie has no entry. */
  readonly slots: ReadonlyMap<Hex, Hex>
}

/**
 * Reads slots of an account under a state root. Only the values inside the proof are read, not the node's own values.
 *
 * @throws ProofError
 */
export async function proveSlots(
  rpc: Rpc,
  account: Address,
  slots: readonly Hex[],
  block: bigint,
  stateRoot: Hex,
): Promise<ProvenSlots> {
  const answer = await rpc.request('eth_getProof', [account, slots, `0x${block.toString(16)}`])
  const { accountProof, storageProof } = parseAnswer(Answer, answer, 'eth_getProof')
  const leaf = verifyTrieProof(stateRoot, account, accountProof)
  if (leaf === null) throw new ProofError(messages.noAccount({ block, account }))
  const [, balance, storageRoot, codeHash] = wordsOf(leaf)
  const proofs = new Map(storageProof.map(({ key, proof }) => [key, proof]))
  const proven = new Map<Hex, Hex>()
  for (const slot of slots) {
    const proof = proofs.get(slot)
    if (!proof) throw new ProofError(messages.slotMissing(slot))
    const value = verifyTrieProof(storageRoot, slot, proof)
    proven.set(slot, toWord(value === null ? '0x' : textOf(fromRlp(value, 'hex'))))
  }
  return { balance: BigInt(balance === '0x' ? 0 : balance), codeHash, slots: proven }
}

function wordsOf(leaf: Hex): [nonce: Hex, balance: Hex, storageRoot: Hex, codeHash: Hex] {
  const parts = fromRlp(leaf, 'hex')
  if (typeof parts === 'string' || parts.length !== 4) throw new ProofError(messages.notFourParts)
  const [nonce, balance, storageRoot, codeHash] = parts
  return [textOf(nonce), textOf(balance), textOf(storageRoot), textOf(codeHash)]
}

function textOf(part: unknown): Hex {
  const parsed = z.safeParse(Bytes, part)
  if (!parsed.success) throw new ProofError(messages.undecodable)
  return parsed.data
}

const toWord = (value: Hex): Hex => `0x${value.slice(2).padStart(64, '0')}`
