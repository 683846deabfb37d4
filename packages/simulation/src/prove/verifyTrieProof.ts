import type { Hex } from '@countersign/primitives'
import { fromRlp, keccak256 } from 'viem'
import { ProofError } from './ProofError.ts'
import { proofMessages as messages } from './proofMessages.ts'

type Node = Hex | readonly Node[]

/** keccak256(rlp('')), the root of an empty trie. */
export const EMPTY_ROOT: Hex = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/**
 * The value under a key of a Merkle-Patricia trie (keys hashed, as in the state and in storage), or null if the proof
 * shows that there is none. Every node is checked against the hash in its parent, up to the root.
 *
 * @throws ProofError if the nodes do not lead from the root to a value
 */
export function verifyTrieProof(root: Hex, key: Hex, proof: readonly Hex[]): Hex | null {
  if (root === EMPTY_ROOT) return null
  const path = keccak256(key).slice(2)
  const nodes = proof.values()
  let reference: Node = root
  let at = 0
  for (;;) {
    const node = resolve(reference, nodes)
    if (node.length === 17) {
      const child = at === path.length ? node[16] : node[Number.parseInt(path.charAt(at), 16)]
      if (child === undefined || child === '0x') return null
      if (at === path.length) return bytesOf(child)
      at++
      reference = child
    } else if (node.length === 2) {
      const [prefix, next] = node
      const { nibbles, isLeaf } = readPrefix(bytesOf(prefix))
      if (!path.startsWith(nibbles, at)) return null
      at += nibbles.length
      if (isLeaf) return at === path.length ? bytesOf(next) : null
      reference = next ?? '0x'
    } else throw new ProofError(messages.wrongNode(node.length))
  }
}

/** A parent names a child by its hash, or contains it if the child is shorter than a hash. */
function resolve(reference: Node, nodes: Iterator<Hex>): readonly Node[] {
  if (typeof reference !== 'string') return reference
  const { value, done } = nodes.next()
  if (done) throw new ProofError(messages.endsEarly)
  const hash = keccak256(value)
  if (hash !== reference.toLowerCase()) throw new ProofError(messages.wrongHash({ hash, expected: reference }))
  const decoded: Node = fromRlp(value, 'hex')
  if (typeof decoded === 'string') throw new ProofError(messages.noList)
  return decoded
}

/** Hex-prefix encoding: the first nibble encodes leaf or extension, and whether the number of nibbles is odd. */
function readPrefix(bytes: Hex): { nibbles: string; isLeaf: boolean } {
  const flag = Number.parseInt(bytes.charAt(2), 16)
  if (!(flag < 4)) throw new ProofError(messages.wrongPath)
  return { nibbles: bytes.slice(flag % 2 === 1 ? 3 : 4), isLeaf: flag >= 2 }
}

function bytesOf(node: Node | undefined): Hex {
  if (typeof node !== 'string') throw new ProofError(messages.noBytes)
  return node
}
