import type { Hex } from '@countersign/safe/light'
import { AddressSchema, Amount, ChainId, HashSchema, HexSchema, Operation } from '@countersign/api'
import * as z from 'zod/mini'

const account = { chainId: ChainId, safe: AddressSchema }

const JournalConfirmation = z.object({ owner: AddressSchema, signature: HexSchema })

/** A transaction somebody proposed, with the owners' signatures that came with it. */
export const ProposalEntry = z.object({
  kind: z.literal('proposal'),
  ...account,
  safeTxHash: HashSchema,
  to: AddressSchema,
  value: Amount,
  data: HexSchema,
  operation: Operation,
  safeTxGas: Amount,
  baseGas: Amount,
  gasPrice: Amount,
  gasToken: AddressSchema,
  refundReceiver: AddressSchema,
  nonce: z.number().check(z.int(), z.nonnegative()),
  /** The owner it counts for; null when nobody signed. */
  proposer: z.nullable(AddressSchema),
  proposedByDelegate: z.nullable(AddressSchema),
  origin: z.nullable(z.string()),
  note: z.nullable(z.string()),
  trusted: z.boolean(),
  confirmations: z.array(JournalConfirmation),
})
export type ProposalEntry = z.output<typeof ProposalEntry>

/** Signatures added to a transaction that is already known. */
export const ConfirmationsEntry = z.object({
  kind: z.literal('confirmations'),
  ...account,
  safeTxHash: HashSchema,
  confirmations: z.array(JournalConfirmation),
})
export type ConfirmationsEntry = z.output<typeof ConfirmationsEntry>

/** A proposal taken back. */
export const DeletionEntry = z.object({
  kind: z.literal('deletion'),
  ...account,
  safeTxHash: HashSchema,
  /** Who signed the request. */
  deletedBy: AddressSchema,
})
export type DeletionEntry = z.output<typeof DeletionEntry>

/** An off-chain fact. New kinds are added here and in the table of `applyJournalEntry`; old kinds never change meaning. */
export const JournalEntry = z.discriminatedUnion('kind', [ProposalEntry, ConfirmationsEntry, DeletionEntry])
export type JournalEntry = z.output<typeof JournalEntry>
export type JournalEntryKind = JournalEntry['kind']

/** An entry at its place in the chain of hashes. */
export type JournalRecord = { sequence: number; previous: Hex; hash: Hex; at: number; entry: JournalEntry }
