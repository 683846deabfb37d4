import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { checksumAddress, type Address, type Hex } from '@countersign/primitives'
import { chainEntries, GENESIS_HASH, type JournalEntry } from '../journal/JournalEntry.ts'
import { formatJournalLines } from '../journal/JournalLine.ts'

type Size = {
  readonly chainId: string
  readonly entries: number
  readonly accounts: number
  /** Addresses of the last account and of the first ones before it; only these exist on the chain. */
  readonly deployed: readonly Address[]
}

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
const PER_WRITE = 1000

const hashOf = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`
const addressOf = (text: string): Address => checksumAddress(`0x${hashOf(text).slice(2, 42)}`)
const signatureOf = (text: string): Hex => `${hashOf(`${text} r`)}${hashOf(`${text} s`).slice(2)}1b`

function accountOf(index: number, { accounts, deployed }: Size): Address {
  const existing = index === accounts - 1 ? deployed.at(-1) : deployed.slice(0, -1)[index]
  return existing ?? addressOf(`account ${index}`)
}

/**
 * Writes the journal of a year: of each hundred entries 40 propose a transaction with one signature, 48 sign one, 6 are messages and their
 * signatures, 3 delete a proposal, 2 are entries of the shared book, 1 is a delegation. Signatures have the length of real ones; nothing checks them again
 * when a journal is replayed.
 */
export async function writeJournal(path: string, size: Size): Promise<void> {
  const { entries } = size
  const file = createWriteStream(path, { mode: 0o600 })
  const from = Date.now() - YEAR_MS - DAY_MS
  let end = { sequence: 0, hash: GENESIS_HASH }
  for (let start = 0; start < entries; start += PER_WRITE) {
    const count = Math.min(PER_WRITE, entries - start)
    const part = Array.from({ length: count }, (_none, index) => entryOf(start + index, size))
    const records = chainEntries(part, end, Math.floor(from + (start / entries) * YEAR_MS))
    end = records.at(-1) ?? end
    if (!file.write(formatJournalLines(records, 1, false))) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** So many accounts are active at the same time, so the signatures of a transaction are far behind its proposal. */
const ACTIVE = 200

/** Each account has a turn of a hundred entries, beside the other active ones. */
function entryOf(index: number, size: Size): JournalEntry {
  const { chainId, accounts } = size
  const active = Math.min(ACTIVE, accounts)
  const turn = Math.floor(index / (100 * active)) * active + (index % active)
  const account = turn % accounts
  const safe = accountOf(account, size)
  const nonce = (place: number) => Math.floor(turn / accounts) * 40 + place
  const place = Math.floor((index % (100 * active)) / active)
  const owner = (number: number) => addressOf(`owner ${account} ${number}`)
  const about = { chainId, safe }
  const signed = (text: string, number: number) => ({
    owner: owner(number),
    signature: signatureOf(`${text} ${number}`),
  })
  if (place < 40)
    return proposalOf({ ...about, nonce: nonce(place), confirmation: signed(`tx ${turn} ${place}`, 0) }, turn, place)
  if (place < 88) {
    const transaction = (place - 40) % 40
    const text = `tx ${turn} ${transaction}`
    return {
      kind: 'confirmations',
      ...about,
      safeTxHash: hashOf(text),
      confirmations: [signed(text, 1 + Math.floor((place - 40) / 40))],
    }
  }
  if (place < 91) {
    const messageHash = hashOf(`message ${turn} ${place}`)
    return {
      kind: 'message',
      ...about,
      messageHash,
      message: JSON.stringify(`Sign in ${messageHash}`),
      safeAppId: null,
      origin: null,
      ...signed(messageHash, 0),
    }
  }
  if (place < 94) {
    const messageHash = hashOf(`message ${turn} ${place - 3}`)
    return { kind: 'messageConfirmation', ...about, messageHash, ...signed(messageHash, 1) }
  }
  if (place < 97)
    return { kind: 'deletion', ...about, safeTxHash: hashOf(`tx ${turn} ${place - 94}`), deletedBy: owner(0) }
  if (place < 99)
    return {
      kind: 'sharedEntry',
      ...about,
      address: addressOf(`contact ${account} ${place}`),
      name: `Contact ${place}`,
      everyNetwork: false,
      version: Math.floor(turn / accounts) + 1,
      previous: hashOf(`version ${turn}`),
      signedAt: 1_700_000_000 + turn,
      signer: owner(0),
      signature: signatureOf(`contact ${turn} ${place}`),
    }
  return {
    kind: 'delegate',
    ...about,
    delegate: addressOf(`delegate ${turn}`),
    delegator: owner(0),
    label: 'Accounting',
    expiresAt: null,
  }
}

type Proposed = { chainId: string; safe: Address; nonce: number; confirmation: { owner: Address; signature: Hex } }

function proposalOf({ chainId, safe, nonce, confirmation }: Proposed, turn: number, place: number): JournalEntry {
  const zero = checksumAddress(`0x${'0'.repeat(40)}`)
  const to = addressOf(`receiver ${turn}`).slice(2).toLowerCase()
  return {
    kind: 'proposal',
    chainId,
    safe,
    safeTxHash: hashOf(`tx ${turn} ${place}`),
    to: addressOf(`token ${place % 8}`),
    value: 0n,
    data: `0xa9059cbb${to.padStart(64, '0')}${(turn + 1).toString(16).padStart(64, '0')}`,
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce,
    proposer: confirmation.owner,
    proposedByDelegate: null,
    origin: null,
    note: `Payment ${turn}`,
    trusted: true,
    confirmations: [confirmation],
  }
}
