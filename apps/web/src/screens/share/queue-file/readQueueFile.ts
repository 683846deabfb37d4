import { describeOrigin } from '@countersign/ledger'
import { checksumAddress, isHex, type Address, type Hex } from '@countersign/primitives'
import type { output } from 'zod/mini'
import { jsonDocuments } from './jsonDocuments.ts'
import { keyOfStated } from './keyOfStated.ts'
import type { QueueFile, StatedTransaction } from './QueueFile.ts'
import { queueFileMessages as messages } from './queueFileMessages.ts'
import { GatewayDetails, GatewayLabel, GatewayRow, Page, ServiceTransaction } from './statedSchemas.ts'

const NO_ADDRESS: Address = '0x0000000000000000000000000000000000000000'
const MOST_TRANSACTIONS = 500
const MOST_NOTE = 2000

/**
 * Reads answers of another Safe service: the list `multisig-transactions` of a Transaction Service, or the details of a Client Gateway,
 * alone, in a list, or one below the other. The answers of its queue name what is missing.
 * @returns null if the text is something else, which another reader may know
 * @throws {Error} if it has more transactions than one import takes
 */
export function readQueueFile(text: string): QueueFile | null {
  const entries = entriesOf(text)
  if (entries === null) return null
  const found = new Map<string, StatedTransaction>()
  const rows = new Set<Hex>()
  const unread: string[] = []
  let executed = 0
  let isKnown = false
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry)
    isKnown ||= read !== null
    if (read === null) unread.push(messages.entryNotRead({ number: index + 1 }))
    else if (read.kind === 'executed') executed += 1
    else if (read.kind === 'row') rows.add(read.safeTxHash)
    else if (read.kind === 'transaction') found.set(keyOfStated(read.stated), read.stated)
  }
  if (!isKnown) return null
  if (found.size > MOST_TRANSACTIONS) throw new Error(messages.tooMany({ count: found.size, most: MOST_TRANSACTIONS }))
  const transactions = [...found.values()].toSorted((one, other) =>
    Number(one.transaction.nonce - other.transaction.nonce),
  )
  const detailed = new Set(transactions.map(({ safeTxHash }) => safeTxHash))
  return { transactions, executed, withoutDetails: [...rows].filter((hash) => !detailed.has(hash)), unread }
}

function entriesOf(text: string): readonly unknown[] | null {
  try {
    return (
      jsonDocuments(text.trim())?.flatMap((document) => {
        const value: unknown = JSON.parse(document)
        return Array.isArray(value) ? value.flatMap(resultsOf) : resultsOf(value)
      }) ?? null
    )
  } catch {
    return null
  }
}

const resultsOf = (value: unknown): readonly unknown[] => {
  const page = Page.safeParse(value)
  return page.success ? page.data.results : [value]
}

type Entry =
  | { readonly kind: 'transaction'; readonly stated: StatedTransaction }
  | { readonly kind: 'row'; readonly safeTxHash: Hex }
  | { readonly kind: 'executed' | 'label' }

function readEntry(value: unknown): Entry | null {
  const listed = ServiceTransaction.safeParse(value)
  if (listed.success) return listed.data.isExecuted ? { kind: 'executed' } : fromService(listed.data)
  const details = GatewayDetails.safeParse(value)
  if (details.success) return details.data.executedAt ? { kind: 'executed' } : fromGateway(details.data)
  const row = GatewayRow.safeParse(value)
  if (row.success) {
    const hash = row.data.transaction.id.split('_')[2]?.toLowerCase() ?? ''
    return isHex(hash) ? { kind: 'row', safeTxHash: hash } : null
  }
  return GatewayLabel.safeParse(value).success ? { kind: 'label' } : null
}

const fromService = (said: output<typeof ServiceTransaction>): Entry => ({
  kind: 'transaction',
  stated: {
    safe: checksumAddress(said.safe),
    safeTxHash: lower(said.safeTxHash),
    transaction: {
      to: checksumAddress(said.to),
      value: said.value,
      data: lower(said.data ?? '0x'),
      operation: said.operation,
      safeTxGas: said.safeTxGas,
      baseGas: said.baseGas,
      gasPrice: said.gasPrice,
      gasToken: checksumAddress(said.gasToken ?? NO_ADDRESS),
      refundReceiver: checksumAddress(said.refundReceiver ?? NO_ADDRESS),
      nonce: said.nonce,
    },
    confirmations: (said.confirmations ?? []).map(({ owner, signature }) => stateOf(owner, signature)),
    proposer: said.proposer ? checksumAddress(said.proposer) : null,
    note: noteOf(said.origin),
    submittedAt: timeOf(Date.parse(said.submissionDate ?? '')),
  },
})

function fromGateway({ safeAddress, txData, detailedExecutionInfo: said, note }: output<typeof GatewayDetails>): Entry {
  return {
    kind: 'transaction',
    stated: {
      safe: checksumAddress(safeAddress),
      safeTxHash: lower(said.safeTxHash),
      transaction: {
        to: checksumAddress(txData.to.value),
        value: txData.value ?? 0n,
        data: lower(txData.hexData ?? '0x'),
        operation: txData.operation,
        safeTxGas: said.safeTxGas,
        baseGas: said.baseGas,
        gasPrice: said.gasPrice,
        gasToken: checksumAddress(said.gasToken ?? NO_ADDRESS),
        refundReceiver: checksumAddress(said.refundReceiver?.value ?? NO_ADDRESS),
        nonce: said.nonce,
      },
      confirmations: said.confirmations.map(({ signer, signature }) => stateOf(signer.value, signature)),
      proposer: said.proposer ? checksumAddress(said.proposer.value) : null,
      note: noteOf(JSON.stringify({ note })),
      submittedAt: timeOf(said.submittedAt),
    },
  }
}

const stateOf = (owner: Address, signature: Hex | null | undefined) => ({
  owner: checksumAddress(owner),
  data: signature ? lower(signature) : null,
})

const noteOf = (origin: string | null | undefined): string =>
  (describeOrigin(origin ?? null).note ?? '').slice(0, MOST_NOTE)

/** A time that no clock states becomes the beginning of the epoch, so that the same text gives the same result. */
const timeOf = (time: number): number => (Number.isFinite(time) && time > 0 ? Math.floor(time) : 0)

function lower(hex: Hex): Hex {
  const text = hex.toLowerCase()
  return isHex(text) ? text : hex
}
