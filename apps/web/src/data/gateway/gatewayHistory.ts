import type { HistoryPage, Transaction } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import {
  createDayOf,
  createHistoryMatch,
  isEmptyFilter,
  NO_FACTS,
  toHistoryEntry,
  withDayLabels,
  type EntryFacts,
} from '@countersign/ledger'
import { type Address, isHex, isSameAddress } from '@countersign/primitives'
import { cursorOf } from '../api/cursorOf.ts'
import { allChains } from '../config/ownChains.ts'

/** A filtered page ends with this many rows, or after this many pages of the gateway, whichever comes first. */
const ROWS = 20
const MOST_PAGES = 10

/**
 * A gateway has no filter: the page reads its pages and leaves out what does not match. A row is matched by what the list says of it, so a
 * token that moves inside of a batch is not found.
 */
export const gatewayHistory =
  (service: Pick<ApiClient, 'getHistory'>): ApiClient['getHistory'] =>
  async ({ params, query, signal }) => {
    const { cursor, timezone, timezone_offset, trusted, imitation, ...filter } = query ?? {}
    const plain = { timezone, timezone_offset, trusted, imitation }
    const ask = (at: string | null | undefined) =>
      service.getHistory({ params, query: { ...plain, cursor: at }, ...(signal ? { signal } : {}) })
    if (isEmptyFilter(filter)) return ask(cursor)
    const isMatch = createHistoryMatch(filter)
    const found: Transaction[] = []
    let page: HistoryPage = await ask(cursor)
    for (let read = 1; ; read++) {
      found.push(...rowsOf(page).filter((row) => isMatch(entryOf(row, params.chainId))))
      const next = cursorOf(page.next)
      if (next === null || found.length >= ROWS || read === MOST_PAGES) break
      page = await ask(next)
    }
    const dayOf = createDayOf(timezone ?? undefined, timezone_offset ?? undefined)
    return { ...page, count: null, previous: null, results: withDayLabels(found, dayOf, null) }
  }

const rowsOf = ({ results }: HistoryPage): Transaction[] =>
  results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))

function entryOf(row: Transaction, chainId: string) {
  const native = allChains().find((chain) => chain.chainId === chainId)?.nativeCurrency ?? { symbol: '', decimals: 18 }
  const { txInfo, safeAppInfo, id } = row
  const [, , hash = ''] = id.split('_')
  const facts: EntryFacts = {
    ...NO_FACTS,
    moves: movesOf(row),
    safeTxHash: id.startsWith('multisig_') && isHex(hash) ? hash : null,
    app: safeAppInfo,
  }
  const info = txInfo.type === 'Transfer' ? txInfo.transferInfo : null
  const unitsOf = (token: Address) =>
    info !== null && info.type === 'ERC20' && isSameAddress(info.tokenAddress, token)
      ? { symbol: info.tokenSymbol ?? '', decimals: info.decimals }
      : undefined
  return toHistoryEntry(row, facts, { of: unitsOf, native })
}

function movesOf({ txInfo }: Transaction): EntryFacts['moves'] {
  if (txInfo.type !== 'Transfer' || txInfo.direction === 'UNKNOWN') return []
  const { direction, sender, recipient, transferInfo } = txInfo
  const between = { direction, from: sender.value, to: recipient.value, amount: null }
  switch (transferInfo.type) {
    case 'NATIVE_COIN':
      return [{ ...between, kind: 'NATIVE', token: null, value: BigInt(transferInfo.value ?? 0) }]
    case 'ERC20':
      return [{ ...between, kind: 'ERC20', token: transferInfo.tokenAddress, value: BigInt(transferInfo.value) }]
    case 'ERC721':
      return [{ ...between, kind: 'ERC721', token: transferInfo.tokenAddress, value: BigInt(transferInfo.tokenId) }]
  }
}
