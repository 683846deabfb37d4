import type { Hex } from '@countersign/primitives'
import { hash as sha256 } from 'node:crypto'
import { AddressSchema, Amount, ChainId, HashSchema, HexSchema, Operation } from '@countersign/api'
import type { Drizzle } from '../db/database/Database.ts'
import type { JournalEnds } from './ReplayProgress.ts'
import { canonicalJson } from './canonicalJson.ts'
import * as z from 'zod/mini'

const account = { chainId: ChainId, safe: AddressSchema }

const JournalConfirmation = z.object({ owner: AddressSchema, signature: HexSchema })

/** A proposed transaction with the owners' signatures that were sent with it. */
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
  /** The owner who is the proposer; null for a proposal without signature. */
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

/** The deletion of a proposal. */
export const DeletionEntry = z.object({
  kind: z.literal('deletion'),
  ...account,
  safeTxHash: HashSchema,
  /** The signer of the request. */
  deletedBy: AddressSchema,
})
export type DeletionEntry = z.output<typeof DeletionEntry>

/** Deletes a proposal that stayed without signature for too long. It has no effect on a proposal that was signed in the meantime. */
export const ExpiryEntry = z.object({ kind: z.literal('expiry'), ...account, safeTxHash: HashSchema })
export type ExpiryEntry = z.output<typeof ExpiryEntry>

/** A message to be signed by the owners, with the signature of the owner who submitted it. */
export const MessageEntry = z.object({
  kind: z.literal('message'),
  ...account,
  messageHash: HashSchema,
  /** JSON text of a string or of typed data, unchanged. */
  message: z.string(),
  safeAppId: z.nullable(z.number()),
  origin: z.nullable(z.string()),
  /** The owner who submitted the message and signed it. */
  owner: AddressSchema,
  signature: HexSchema,
})
export type MessageEntry = z.output<typeof MessageEntry>

/** One more owner's signature of a message. */
export const MessageConfirmationEntry = z.object({
  kind: z.literal('messageConfirmation'),
  ...account,
  messageHash: HashSchema,
  owner: AddressSchema,
  signature: HexSchema,
})
export type MessageConfirmationEntry = z.output<typeof MessageConfirmationEntry>

const delegation = {
  chainId: ChainId,
  /** Null: for every account of the delegator. */
  safe: z.nullable(AddressSchema),
  delegate: AddressSchema,
  delegator: AddressSchema,
}

/** A delegate may propose in the name of an owner; the newest entry of a pair of delegate and delegator is valid. */
export const DelegateEntry = z.object({
  kind: z.literal('delegate'),
  ...delegation,
  label: z.string(),
  expiresAt: z.nullable(z.number()),
})
export type DelegateEntry = z.output<typeof DelegateEntry>

/** The end of a delegation. */
export const DelegateRemovalEntry = z.object({
  kind: z.literal('delegateRemoval'),
  ...delegation,
  /** The signer of the request: delegator or delegate. */
  removedBy: AddressSchema,
})
export type DelegateRemovalEntry = z.output<typeof DelegateRemovalEntry>

/** One version of an entry of the shared address book, as an owner signed it. */
export const SharedEntryEntry = z.object({
  kind: z.literal('sharedEntry'),
  ...account,
  address: AddressSchema,
  /** Empty: removed. */
  name: z.string(),
  everyNetwork: z.boolean(),
  version: z.number().check(z.int(), z.positive()),
  previous: HashSchema,
  /** Epoch seconds, signed. */
  signedAt: z.number().check(z.int(), z.nonnegative()),
  signer: AddressSchema,
  signature: HexSchema,
})
export type SharedEntryEntry = z.output<typeof SharedEntryEntry>

/** The creation data of an account that is not deployed yet; a later entry of the same account renews it. */
export const UndeployedEntry = z.object({
  kind: z.literal('undeployed'),
  ...account,
  factory: AddressSchema,
  singleton: AddressSchema,
  /** Calldata of `setup`. */
  initializer: HexSchema,
  saltNonce: Amount,
})
export type UndeployedEntry = z.output<typeof UndeployedEntry>

/** Ends a registration: the account was deployed, or nothing refers to it any more. */
export const UndeployedEndEntry = z.object({ kind: z.literal('undeployedEnd'), ...account })
export type UndeployedEndEntry = z.output<typeof UndeployedEndEntry>

/** An off-chain fact. New kinds are added here and in `applyJournalRecords`; old kinds never change meaning. */
export const JournalEntry = z.discriminatedUnion('kind', [
  ProposalEntry,
  ConfirmationsEntry,
  DeletionEntry,
  ExpiryEntry,
  MessageEntry,
  MessageConfirmationEntry,
  DelegateEntry,
  DelegateRemovalEntry,
  SharedEntryEntry,
  UndeployedEntry,
  UndeployedEndEntry,
])
export type JournalEntry = z.output<typeof JournalEntry>
export type JournalEntryKind = JournalEntry['kind']

/** An entry with its position in the hash chain. */
export type JournalRecord<Entry extends JournalEntry = JournalEntry> = {
  sequence: number
  previous: Hex
  hash: Hex
  at: number
  entry: Entry
  /** The canonical JSON of the entry as it is stored. */
  canonical: string
}

export type RecordOf<Kind extends JournalEntryKind> = JournalRecord<Extract<JournalEntry, { kind: Kind }>>

/** The records of these kinds, in order. */
export const recordsOf = <Kind extends JournalEntryKind>(
  records: readonly JournalRecord[],
  ...kinds: readonly Kind[]
): RecordOf<Kind>[] => {
  const wanted = new Set<string>(kinds)
  return records.filter((record): record is RecordOf<Kind> => wanted.has(record.entry.kind))
}

/**
 * Text that every column accepts. PostgreSQL rejects NUL, and halves of surrogate pairs inside JSON; an entry that cannot be applied would
 * block the journal for ever.
 */
export function toStorable(text: string): string
export function toStorable(text: string | null): string | null
export function toStorable(text: string | null): string | null {
  return text === null ? null : Buffer.from(text.replaceAll('\0', '')).toString()
}

/** The storage of records. An append is durable when it resolves. */
export type JournalStore = {
  /** @returns the sequence of the last record; the others directly precede it */
  append(entries: readonly JournalEntry[], at: number): Promise<number>
  /** Up to `limit` records with a higher sequence, in order; fewer when they are large, none at the end. */
  readAfter(sequence: number, limit: number): Promise<JournalRecord[]>
  /** Hash of a record; the genesis hash for 0, undefined when the record does not exist. */
  hashAt(sequence: number): Promise<string | undefined>
  /** Where the journal and the records of each account ended when it was opened; null where that is not known. */
  readEnds(): Promise<JournalEnds | null>
  /**
   * Reads records in the order of their names.
   * @param session reads them when the journal is a table
   * @throws {JournalError} `journal/broken` when one is not there
   */
  readNamed(session: Pick<Drizzle, 'select'>, names: readonly RecordName[]): Promise<VerifiedRecord[]>
  close(): Promise<void>
}

/** For readers of single records. */
export type JournalReader = Pick<JournalStore, 'readNamed'>

/** `previous` of the first record. */
export const GENESIS_HASH: Hex = `0x${'0'.repeat(64)}`

/** A stored record; the entry in its wire form. */
export const StoredRecord = z.object({
  sequence: z.number(),
  previous: HashSchema,
  hash: HashSchema,
  at: z.number(),
  entry: z.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
})
export type StoredRecord = z.output<typeof StoredRecord>

export const hashRecord = (record: Omit<StoredRecord, 'hash'>): Hex => hashText(record, canonicalJson(record.entry))

/** @param canonical the canonical JSON of the entry */
export const hashText = (
  { sequence, previous, at }: Pick<StoredRecord, 'sequence' | 'previous' | 'at'>,
  canonical: string,
): Hex => `0x${sha256('sha256', `${previous}\n${sequence}\n${at}\n${canonical}`, 'hex')}`

/** Links entries to the end of the chain. */
export function chainEntries(
  entries: readonly JournalEntry[],
  after: { sequence: number; hash: Hex },
  at: number,
): StoredRecord[] {
  let { sequence, hash } = after
  return entries.map((value) => {
    const record = { sequence: sequence + 1, previous: hash, at, entry: encodeEntry(value) }
    sequence += 1
    hash = hashRecord(record)
    return { ...record, hash }
  })
}

/** The form of an entry that is hashed. */
export const encodeEntry = (entry: JournalEntry): Record<string, unknown> => ({ ...z.encode(JournalEntry, entry) })

/** The number of a record, and its hash, by which it is recognized. */
export type RecordName = { sequence: number; hash: string }

/** A stored record whose hash was verified over this text. */
export type VerifiedRecord = StoredRecord & { canonical: string }

export const decodeRecord = (stored: StoredRecord & { canonical?: string }): JournalRecord => ({
  sequence: stored.sequence,
  previous: stored.previous,
  hash: stored.hash,
  at: stored.at,
  canonical: stored.canonical ?? canonicalJson(stored.entry),
  entry: z.decode(JournalEntry, stored.entry as z.input<typeof JournalEntry>),
})
