import type { Message, QueueItem } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { ReadInboxEntry } from './InboxEntry.ts'
import { nameOfEntry } from './reachOf.ts'

/** `0x…0001` */
export const addressOf = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

type Fields = Partial<ReadInboxEntry> & { readonly address: Address }

/** An account with one owner and no pending work. */
export const entryOf = ({ address, ...fields }: Fields): ReadInboxEntry => ({
  chainId: '31337',
  address,
  threshold: 1,
  owners: [],
  nonce: 0,
  queued: fields.queue?.length ?? 0,
  queue: [],
  proposers: {},
  messages: [],
  moreMessages: false,
  owns: [],
  ownsMore: false,
  isPartial: false,
  ...fields,
})

export const entriesOf = (...entries: readonly ReadInboxEntry[]): Record<string, ReadInboxEntry> =>
  Object.fromEntries(entries.map((entry) => [nameOfEntry(entry), entry]))

const info = (value: Address) => ({ value, name: null, logoUri: null })

/** A queue row: a call that lacks signatures, or a fully signed one when `missing` is null. */
export const waitingRow = (
  safe: Address,
  nonce: number,
  missing: readonly Address[] | null,
  { to = addressOf(999), timestamp = nonce, required = 2 } = {},
): QueueItem => ({
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction: {
    id: `multisig_${safe}_0x${nonce.toString(16).padStart(64, '0')}`,
    timestamp,
    txHash: null,
    txStatus: missing === null ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Custom',
      humanDescription: null,
      to: info(to),
      dataSize: '36',
      value: 0n,
      methodName: null,
      isCancellation: false,
    },
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: required,
      confirmationsSubmitted: missing === null ? required : 1,
      missingSigners: missing?.map(info) ?? null,
    },
    safeAppInfo: null,
    note: null,
  },
})

export const waitingMessage = (number: number, signers: readonly Address[]): Message => ({
  messageHash: `0x${number.toString(16).padStart(64, '0')}`,
  status: 'NEEDS_CONFIRMATION',
  logoUri: null,
  name: null,
  message: `Message ${number}`,
  creationTimestamp: number,
  modifiedTimestamp: number,
  confirmationsSubmitted: signers.length,
  confirmationsRequired: 2,
  proposedBy: info(signers[0] ?? addressOf(1)),
  confirmations: signers.map((signer) => ({ owner: info(signer), signature: '0x' })),
  preparedSignature: null,
  origin: null,
})
