import type { ProposeRequest } from '@countersign/api'
import {
  explainClosedNonce,
  explainLongOrigin,
  fitsOrigin,
  isTrustedForDelegateCall,
  normalizeOrigin,
  toProposedTransaction,
} from '@countersign/ledger'
import { encodeSafeTransaction, hashSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import { type Address, type Hex, InputError } from '@countersign/primitives'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { confirmations, multisigTransactions } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { KnownSafe, SafeRow } from '../../read/accounts/requireSafe.ts'
import { readAccountState, requireAccount } from '../../read/undeployed/requireAccount.ts'
import { runInTurn } from '../turns/runInTurn.ts'
import { submitMessages } from '../submitMessages.ts'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import { findDelegator } from '../../read/delegates/findDelegates.ts'
import { assertOwners, readSigners, type RecordedSignatures, type SignedHash } from '../signatures/readSigners.ts'
import { toHex } from '../signatures/toHex.ts'
import { type ProposalEntry, toStorable } from '../../journal/JournalEntry.ts'
import { findContractByAddress } from '@countersign/chains'
import type { JournalRecorder } from '../../journal/JournalRecorder.ts'

/** Checks in the order in which the reference reports errors, then stores the proposal. Resolves when it is durable and readable. */
export async function propose(
  context: ServiceContext,
  chainId: string,
  address: Address,
  body: ProposeRequest,
): Promise<Hex> {
  const known = await requireAccount(context, chainId, address)
  const live = await readAccountState(context, known.runtime, address)
  const transaction = toProposedTransaction(body)
  assertNonceIsOpen(transaction.nonce, live)
  assertDelegateCallIsTrusted(transaction)
  const { hash, preimage } = computeHash({ chainId, address, version: live.version }, transaction)
  if (hash !== body.safeTxHash.toLowerCase())
    throw new ServiceError('hash/mismatch', () => submitMessages.otherHash({ hash, wanted: body.safeTxHash }))
  const key = { chainId, safe: address, safeTxHash: hash }
  const stored = await findStored(context, key)
  assertNotExecuted(hash, stored)
  const recorded = stored === undefined ? new Map<Address, Hex>() : await findRecordedSignatures(context, key)
  const signing = await readProposer(context, known, live, body, { safe: address, hash, preimage }, recorded)
  const sent = normalizeOrigin(body.origin)
  assertOriginFits(sent.origin, 'origin/too-long')
  // Any client can name an owner as the sender. Its text would stay beside the proposal that the owners sign.
  const origin = signing.proposer === null ? { origin: null, note: null } : sent
  if (isRecorded(stored, recorded, { ...signing, ...origin })) return hash
  const isLimited = !known.isDeployed || signing.proposer === null
  const store = async () => {
    if (!known.isDeployed) await assertUndeployedFits(context, known.safe, { signing, data: transaction.data })
    else if (signing.proposer === null) await assertUnsignedFits(context, known.safe, transaction.data)
    await recordProposal(context.journal, {
      chainId,
      safe: address,
      safeTxHash: hash,
      ...transaction,
      nonce: Number(transaction.nonce),
      ...origin,
      ...signing,
      trusted: signing.proposer !== null,
    })
  }
  // One at a time, so that the count holds until the record is written.
  await (isLimited ? runInTurn(`limited proposals ${chainId}:${address}`, store) : store())
  return hash
}

/** @throws ServiceError nonce/used */
export function assertNonceIsOpen(nonce: bigint, live: ChainSafeState): void {
  const isClosed = explainClosedNonce(nonce, BigInt(live.nonce)) !== null
  if (isClosed) throw new ServiceError('nonce/used', () => explainClosedNonce(nonce, BigInt(live.nonce)) ?? '')
}

/** @throws ServiceError with a code of the reference, which has none for this; the detail names the reason */
export function assertOriginFits(origin: string | null, code: 'origin/too-long' | 'message/origin'): void {
  if (origin !== null && !fitsOrigin(origin)) throw new ServiceError(code, () => explainLongOrigin(origin))
}

function assertDelegateCallIsTrusted({ operation, to }: SafeTransactionData): void {
  if (operation === 1 && !isTrustedForDelegateCall(to))
    throw new ServiceError('delegatecall/untrusted', () => submitMessages.untrustedLibrary({ to }))
}

type Key = Pick<ProposalEntry, 'chainId' | 'safe' | 'safeTxHash'>
type StoredRow = typeof multisigTransactions.$inferSelect

async function findStored({ db }: ServiceContext, { chainId, safe, safeTxHash }: Key): Promise<StoredRow | undefined> {
  const table = multisigTransactions
  const [row] = await db.drizzle
    .select()
    .from(table)
    .where(and(eq(table.chainId, chainId), eq(table.safe, safe), eq(table.safeTxHash, safeTxHash)))
  return row
}

function assertNotExecuted(hash: Hex, stored: StoredRow | undefined): void {
  const executed = stored?.executedTransactionHash
  if (executed) throw new ServiceError('proposal/executed', () => submitMessages.alreadyExecuted({ hash, executed }))
}

type Signing = {
  /** The owner who is the proposer; null without a signature. Such a proposal is stored, but hidden until an owner signs it. */
  proposer: Address | null
  proposedByDelegate: Address | null
  confirmations: { owner: Address; signature: Hex }[]
}

/** In whose name a proposal is made, and which owners already confirm it. @throws ServiceError `signature/invalid` */
async function readProposer(
  context: ServiceContext,
  { runtime }: KnownSafe,
  live: ChainSafeState,
  { sender, signature }: ProposeRequest,
  signed: SignedHash,
  recorded: RecordedSignatures,
): Promise<Signing> {
  const isOwner = live.owners.includes(sender)
  const account = { chainId: runtime.config.chainId, safe: live.address, owners: live.owners }
  const delegator = isOwner ? null : await findDelegator(context, account, sender)
  if (!signature) {
    if (delegator === null) assertOwners([{ owner: sender }], live.owners)
    return { proposer: null, proposedByDelegate: null, confirmations: [] }
  }
  const signers = await readSigners(context, runtime.reader, toHex(signature), signed, recorded)
  if (!signers.some(({ owner }) => owner === sender)) {
    const found = signers.map(({ owner }) => owner).join(', ')
    throw new ServiceError('signature/invalid', () => submitMessages.otherSender({ sender, signers: found }))
  }
  if (delegator === null) {
    assertOwners(signers, live.owners)
    return { proposer: sender, proposedByDelegate: null, confirmations: signers }
  }
  if (signers.length > 1) throw new ServiceError('signature/invalid', () => submitMessages.delegateAlone({ sender }))
  // The signature proves the sender. It is not a confirmation by an owner.
  return { proposer: delegator, proposedByDelegate: sender, confirmations: [] }
}

/**
 * Any client can send a proposal without an owner's signature, and the journal stores every proposal permanently. The size and number of
 * such proposals are limited, so that clients without an owner's signature cannot fill the journal.
 * @throws ServiceError unsigned/too-large, unsigned/too-many
 */
async function assertUnsignedFits(
  { config, db }: ServiceContext,
  { chainId, address }: SafeRow,
  data: Hex,
): Promise<void> {
  const { unsignedDataBytes, unsignedPerAccount } = config.limits
  const bytes = (data.length - 2) / 2
  if (bytes > unsignedDataBytes)
    throw new ServiceError('unsigned/too-large', () =>
      submitMessages.unsignedTooLarge({ bytes, most: unsignedDataBytes }),
    )
  const waiting = await countWaiting(db, { chainId, address }, eq(multisigTransactions.trusted, false))
  if (waiting >= unsignedPerAccount)
    throw new ServiceError('unsigned/too-many', () => submitMessages.unsignedTooMany({ count: unsignedPerAccount }))
}

/**
 * Any client can compute an account with owners of its own, and sign for it. The same limits as for proposals without a signature apply,
 * and a proposal needs a signature: nothing can approve it on chain.
 * @throws ServiceError undeployed/unsigned, unsigned/too-large, unsigned/too-many
 */
async function assertUndeployedFits(
  { config, db }: ServiceContext,
  safe: SafeRow,
  { signing, data }: { signing: Signing; data: Hex },
): Promise<void> {
  const { unsignedDataBytes: most, unsignedPerAccount: count } = config.limits
  const bytes = (data.length - 2) / 2
  if (signing.proposer === null)
    throw new ServiceError('undeployed/unsigned', () => submitMessages.undeployedUnsigned({ safe: safe.address }))
  if (bytes > most)
    throw new ServiceError('unsigned/too-large', () => submitMessages.undeployedTooLarge({ bytes, most }))
  if ((await countWaiting(db, safe)) >= count)
    throw new ServiceError('unsigned/too-many', () => submitMessages.undeployedTooMany({ count }))
}

/** Proposals in the queue of an account. */
const countWaiting = (
  { drizzle }: ServiceContext['db'],
  { chainId, address }: Pick<SafeRow, 'chainId' | 'address'>,
  which?: SQL,
): Promise<number> =>
  drizzle.$count(
    multisigTransactions,
    and(
      eq(multisigTransactions.chainId, chainId),
      eq(multisigTransactions.safe, address),
      eq(multisigTransactions.isProposed, true),
      isNull(multisigTransactions.executedTransactionHash),
      which,
    ),
  )

type Said = Pick<ProposalEntry, 'proposer' | 'origin' | 'note' | 'confirmations'>

/**
 * Whether the journal already contains everything in a proposal. Any client can send a known proposal again, and that must not grow the
 * journal.
 */
function isRecorded(row: StoredRow | undefined, recorded: RecordedSignatures, said: Said): boolean {
  if (!row?.isProposed || row.isStub) return false
  // The first value of a field stays.
  const isNew = (field: 'proposer' | 'origin' | 'note') => said[field] !== null && row[field] === null
  if (isNew('proposer') || isNew('origin') || isNew('note')) return false
  return said.confirmations.every(({ owner }) => recorded.has(owner))
}

type Account = { chainId: string; address: Address; version: string | null }

/** The safeTxHash and its preimage. @throws ServiceError `hash/uncomputable` */
export function computeHash(account: Account, transaction: SafeTransactionData): { hash: Hex; preimage: Hex } {
  const version = account.version ?? migrationVersion(transaction)
  if (version === null)
    throw new ServiceError('hash/uncomputable', () => submitMessages.unknownProgram({ safe: account.address }))
  try {
    const input = { chainId: BigInt(account.chainId), safe: account.address, version, transaction }
    return { hash: hashSafeTransaction(input), preimage: encodeSafeTransaction(input) }
  } catch (error) {
    if (error instanceof InputError) throw new ServiceError('hash/uncomputable', () => error.message, { cause: error })
    throw error
  }
}

/** An account of unknown version must still be able to migrate; the domain is the same in every version from 1.3.0 on. */
function migrationVersion({ to, operation }: SafeTransactionData): string | null {
  const isMigration = findContractByAddress(to).some(({ name }) => name === 'SafeMigration')
  return operation === 1 && isMigration ? '1.3.0' : null
}

/**
 * The signatures of a transaction that the journal has, by owner. A repeated signature is not written again: signatures are public,
 * and any client can send them again.
 */
export async function findRecordedSignatures(
  { db }: Pick<ServiceContext, 'db'>,
  { chainId, safe, safeTxHash }: Pick<typeof confirmations.$inferSelect, 'chainId' | 'safe' | 'safeTxHash'>,
): Promise<RecordedSignatures> {
  const rows = await db.drizzle
    .select({ owner: confirmations.owner, signature: confirmations.signature })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.chainId, chainId),
        eq(confirmations.safe, safe),
        eq(confirmations.safeTxHash, safeTxHash),
        eq(confirmations.source, 'http'),
      ),
    )
  return new Map(rows.map(({ owner, signature }) => [owner, signature]))
}

/**
 * Stores a proposal. The caller has validated hash, nonce, signatures and signers. When the hash is already stored and not
 * executed, the fields of the first record stay and new signatures are added.
 */
export const recordProposal = (journal: JournalRecorder, proposal: Omit<ProposalEntry, 'kind'>): Promise<void> =>
  journal.record({
    kind: 'proposal',
    ...proposal,
    origin: toStorable(proposal.origin),
    note: toStorable(proposal.note),
  })
