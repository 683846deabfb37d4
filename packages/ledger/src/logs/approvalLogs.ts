import { PERMIT2_ADDRESS } from '@countersign/chains'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import type { ChainLog } from './ChainLog.ts'

/** Approval(address,address,uint256) of ERC-20 (three topics) and ERC-721 (four). */
const APPROVAL: Hex = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** ApprovalForAll(address,address,bool) of ERC-721 and ERC-1155. */
const APPROVAL_FOR_ALL: Hex = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
/** Approval and Permit of Permit2: owner, token and spender are indexed. */
const PERMIT2_APPROVAL: Hex = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
const PERMIT2_PERMIT: Hex = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'

/**
 * The first topics of all events that give a token approval. The account that gives it is the second topic of each, so
 * that one filter finds them together with the transfers from that account.
 *
 * @example
 * const filter = [approvalTopics, padded(safe)]
 */
export const approvalTopics: readonly Hex[] = [APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT]

/**
 * A token approval that an event named once. Whether it still holds, and for how much, only the chain's state can say.
 *
 * @example
 * const named: NamedApproval = { kind: 'ERC20', owner: safe, token: usdc, spender: router, tokenId: null }
 */
export type NamedApproval = {
  /** `OPERATOR`: every token of a collection. `PERMIT2`: an allowance that Permit2 keeps. */
  readonly kind: 'ERC20' | 'ERC721' | 'OPERATOR' | 'PERMIT2'
  readonly owner: Address
  readonly token: Address
  readonly spender: Address
  /** Null unless it is for one token of a collection. */
  readonly tokenId: bigint | null
}

/**
 * The token approval that a log names; null for another log, for one of the wrong shape, and for one that names no
 * spender.
 *
 * @example
 * readApprovalLog(log)?.spender
 */
export function readApprovalLog(log: Pick<ChainLog, 'address' | 'topics' | 'data'>): NamedApproval | null {
  const { address, topics, data } = log
  const [topic, first, second, third] = topics
  const owner = partyOf(first)
  if (owner === null) return null
  const found = (kind: NamedApproval['kind'], token: Address, of: Hex | undefined, tokenId: bigint | null) => {
    const spender = partyOf(of)
    return spender === null || spender === ZERO_ADDRESS ? null : { kind, owner, token, spender, tokenId }
  }
  const emitter = checksumAddress(address)
  switch (topic) {
    case APPROVAL:
      return third === undefined
        ? data.length === 66
          ? found('ERC20', emitter, second, null)
          : null
        : found('ERC721', emitter, second, BigInt(third))
    case APPROVAL_FOR_ALL:
      return found('OPERATOR', emitter, second, null)
    case PERMIT2_APPROVAL:
    case PERMIT2_PERMIT: {
      const token = partyOf(second)
      // Any contract can emit the event.
      return emitter === PERMIT2_ADDRESS && token !== null ? found('PERMIT2', token, third, null) : null
    }
    default:
      return null
  }
}

/** The address in a topic. Any contract can log a word with other upper bytes, which is not an address. */
const partyOf = (topic: Hex | undefined): Address | null =>
  topic !== undefined && /^0x0{24}[0-9a-f]{40}$/i.test(topic) ? checksumAddress(`0x${topic.slice(26)}`) : null
