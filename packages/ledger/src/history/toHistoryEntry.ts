import type { HistoryKind, HistoryOrigin, Transaction, TransactionInfo } from '@countersign/api'
import { type Address, formatUnits, type Hex } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import type { TransferFacts } from '../rows/toTransferTransaction.ts'
import type { HistoryEntry, HistoryMove, TokenUnits } from './HistoryEntry.ts'

/**
 * What is searched besides the row itself.
 *
 * @example
 * const around: EntryFacts = { ...NO_FACTS, moves: [transferFacts] }
 */
export type EntryFacts = {
  /** What the same Ethereum transaction moved. */
  readonly moves: readonly Pick<TransferFacts, 'direction' | 'kind' | 'token' | 'value' | 'amount' | 'from' | 'to'>[]
  /** The hash that owners signed; null for anything else. */
  readonly safeTxHash: Hex | null
  /** Calldata of the account's call; null if it made none. */
  readonly data: Hex | null
  /** As the proposal names it. */
  readonly app: { readonly name: string; readonly url: string } | null
  readonly proposer: Address | null
  readonly executor: Address | null
}

/**
 * What is known besides the row of something that owners did not propose.
 *
 * @example
 * const around: EntryFacts = { ...NO_FACTS, data: '0x' }
 */
export const NO_FACTS: EntryFacts = {
  moves: [],
  safeTxHash: null,
  data: null,
  app: null,
  proposer: null,
  executor: null,
}

const SELECTOR = 10

/**
 * A row of the history as the search sees it. A failed transaction moved nothing.
 *
 * @param transaction a row as {@link toMultisigTransaction}, {@link toModuleTransaction}, {@link toTransferTransaction} or
 * {@link toCreationTransaction} makes it
 * @example
 * const units = { of: (token: Address) => tokens.get(token), native: { symbol: 'ETH', decimals: 18 } }
 * toHistoryEntry(toTransferTransaction(transferFacts, tokens), { ...NO_FACTS, moves: [transferFacts] }, units).kind // 'payment'
 */
export function toHistoryEntry(
  transaction: Transaction,
  { moves, safeTxHash, data, app, proposer, executor }: EntryFacts,
  units: TokenUnits,
): HistoryEntry {
  const { txInfo, executionInfo, txStatus, txHash, timestamp, note } = transaction
  const isFailed = txStatus === 'FAILED'
  const moved = isFailed ? [] : moves
  const module = executionInfo?.type === 'MODULE' ? executionInfo.address.value : null
  const addresses = [
    ...addressesOf(txInfo),
    ...moved.flatMap(({ from, to, token }) => [from, to, ...(token === null ? [] : [token])]),
    ...[module, proposer, executor].filter((one) => one !== null),
  ]
  return {
    kind: kindOf(txInfo),
    origin: originOf(transaction),
    isFailed,
    at: timestamp,
    nonce: executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : null,
    method: methodOf(txInfo).toLowerCase(),
    selector: data === null || data.length < SELECTOR ? '' : data.slice(0, SELECTOR).toLowerCase(),
    note: splitNote(note ?? '').note.toLowerCase(),
    app: app === null ? '' : `${app.name} ${app.url}`.toLowerCase(),
    proposer: proposer && lowerCase(proposer),
    module: module && lowerCase(module),
    addresses: [...new Set(addresses.map(lowerCase))],
    hashes: [txHash, safeTxHash].filter((hash) => hash !== null).map((hash) => hash.toLowerCase()),
    moves: moved.map((move) => toMove(move, units)),
  }
}

function toMove(
  { direction, kind, token, value, amount }: EntryFacts['moves'][number],
  { of, native }: TokenUnits,
): HistoryMove {
  const hasId = kind === 'ERC721' || kind === 'ERC1155'
  const about = token === null ? native : of(token)
  const decimals = hasId ? 0 : (about?.decimals ?? 18)
  const moved = hasId ? (amount ?? 1n) : value
  return {
    isIncoming: direction === 'INCOMING',
    token: token && lowerCase(token),
    symbol: (about?.symbol ?? '').toLowerCase(),
    value: moved,
    decimals,
    text: formatUnits(moved, decimals),
  }
}

function kindOf(info: TransactionInfo): HistoryKind {
  switch (info.type) {
    case 'Transfer':
      return 'payment'
    case 'SettingsChange':
      return 'settings'
    case 'Creation':
      return 'creation'
    case 'Custom':
      if (info.isCancellation) return 'rejection'
      return info.actionCount === undefined ? 'contract' : 'batch'
    case 'Foreign':
      return 'contract'
  }
}

function originOf({ executionInfo }: Transaction): HistoryOrigin {
  if (executionInfo === null) return 'outside'
  return executionInfo.type === 'MODULE' ? 'module' : 'owners'
}

function methodOf(info: TransactionInfo): string {
  if (info.type === 'Custom') return info.methodName ?? ''
  if (info.type === 'Foreign') return info.kind
  return info.type === 'SettingsChange' ? info.dataDecoded.method : ''
}

function addressesOf(info: TransactionInfo): Address[] {
  switch (info.type) {
    case 'Transfer': {
      const { transferInfo } = info
      const token = transferInfo.type === 'NATIVE_COIN' ? [] : [transferInfo.tokenAddress]
      return [info.sender.value, info.recipient.value, ...token]
    }
    case 'Custom':
      return [info.to.value]
    case 'Creation':
      return [info.creator.value, ...(info.factory ? [info.factory.value] : [])]
    case 'SettingsChange':
      return (info.dataDecoded.parameters ?? [])
        .map(({ value }) => value)
        .filter((value) => typeof value === 'string')
        .filter(isFullAddress)
    case 'Foreign':
      return []
  }
}

/** One text for each address, because the rows of an account name the same ones again and again. */
const lowerCased = new Map<string, string>()
const MOST_KEPT = 50_000

function lowerCase(address: Address): string {
  const known = lowerCased.get(address)
  if (known !== undefined) return known
  const text = address.toLowerCase()
  if (lowerCased.size >= MOST_KEPT) lowerCased.clear()
  lowerCased.set(address, text)
  return text
}

const isFullAddress = (text: string): text is Address => /^0x[0-9a-fA-F]{40}$/.test(text)
