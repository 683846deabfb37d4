import * as z from 'zod/mini'
import { AddressSchema, ChainId, HashSchema, HexSchema, Timestamp } from './scalars.ts'

/** The service's own key, which signs journal pages. */
export const JournalKey = z.object({ algorithm: z.literal('Ed25519'), publicKey: HexSchema })
export type JournalKey = z.output<typeof JournalKey>

/** A position in an account's chain of links; position 0 is before the first record. */
export const JournalPosition = z.object({ position: z.number(), link: HashSchema })
export type JournalPosition = z.output<typeof JournalPosition>

/**
 * One off-chain fact. `hash` covers `previous`, `sequence`, `at` and `entry` in the chain of all accounts; `link`
 * covers `hash` and the previous record of the same account.
 */
export const AccountJournalRecord = z.object({
  position: z.number(),
  sequence: z.number(),
  previous: HashSchema,
  hash: HashSchema,
  at: Timestamp,
  entry: z.record(z.string(), z.unknown()),
  link: HashSchema,
})
export type AccountJournalRecord = z.output<typeof AccountJournalRecord>

/**
 * The signed summary of a page: its records, and the ends of the account's journal and of the journal of all
 * accounts.
 */
export const JournalSeal = z.object({
  account: z.object({ chainId: ChainId, safe: AddressSchema }),
  /** The position before the first record. */
  after: JournalPosition,
  /** The position of the last record. */
  last: JournalPosition,
  /** The end of the account's journal. */
  head: JournalPosition,
  /** The end of the journal of all accounts. */
  chain: z.object({ sequence: z.number(), hash: HashSchema }),
  key: JournalKey,
  signature: HexSchema,
})
export type JournalSeal = z.output<typeof JournalSeal>

/** Records of one account, oldest first. */
export const JournalPage = z.object({
  count: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(AccountJournalRecord),
  seal: JournalSeal,
})
export type JournalPage = z.output<typeof JournalPage>
