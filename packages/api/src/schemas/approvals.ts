import * as z from 'zod/mini'
import { AddressSchema, Amount, HashSchema, Timestamp } from './scalars.ts'

/**
 * A token approval that an event named once. It is only a hint where to look: whether it still holds, and for how
 * much, the client reads from the chain.
 */
export const ApprovalCandidate = z.object({
  /**
   * `ERC20`: an amount of a token. `ERC721`: one token of a collection. `OPERATOR`: every token of a collection.
   * `PERMIT2`: an amount that Permit2 keeps.
   */
  kind: z.enum(['ERC20', 'ERC721', 'OPERATOR', 'PERMIT2']),
  token: AddressSchema,
  spender: AddressSchema,
  /** Only for `ERC721`. */
  tokenId: z.nullable(Amount),
  /** The block, time and Ethereum transaction of the last event about it. */
  blockNumber: z.number(),
  changedAt: Timestamp,
  transactionHash: HashSchema,
})
export type ApprovalCandidate = z.output<typeof ApprovalCandidate>

/** The token approvals of an account that events named, and the blocks that were searched for these events. */
export const ApprovalCandidates = z.object({
  fromBlock: z.number(),
  toBlock: z.number(),
  /** False while blocks since the creation of the account are missing. */
  complete: z.boolean(),
  /** How many were found. `candidates` has at most 1,000 of them, the last changed first. */
  count: z.number(),
  candidates: z.array(ApprovalCandidate),
})
export type ApprovalCandidates = z.output<typeof ApprovalCandidates>
