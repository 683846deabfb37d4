import type { Boot } from '@countersign/api'
import { rowOf, type TransactionRowModel } from '@countersign/describe/transaction'
import { namesFrom } from '../../data/names/namesFrom.ts'
import type { AddressBookEntry } from '../../data/storage/addressBook.ts'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import { assetRows } from '../../screens/assets/assetRows.ts'
import { totalText } from '../../screens/assets/totalText.ts'
import { movedAmount } from '../../screens/history/model/movedAmount.ts'
import { areProposalsHidden } from '../../screens/queue/model/hiddenProposals.ts'
import { accountOfBoot } from '../accountOfBoot.ts'

/** The words that the first frame has places for. */
export type FirstWords = {
  /** The value of the account; null on pages without it. */
  readonly total: string | null
  /** `id`: of the transaction, in the address of its page */
  readonly rows: readonly { readonly id: string; readonly title: string; readonly amount: string | null }[]
}

/** As many rows as each page shows in its first frame. */
const MOST_ROWS: Readonly<Record<string, number>> = { home: 3, queue: 8, history: 8 }

/**
 * The words of a page's first rows, in the sentences that the page itself shows until its checks have run.
 *
 * @param entries names that this browser stores
 * @returns null for a page without such rows, and for an answer without them
 */
export function wordsOfBoot(
  boot: Boot,
  { account, page, currency }: { readonly account: string | null; readonly page: string; readonly currency: string },
  entries: readonly AddressBookEntry[],
): FirstWords | null {
  const most = MOST_ROWS[page]
  const open = accountOfBoot(boot, account)
  const items = page === 'history' ? boot.history?.results : boot.queue?.results
  if (most === undefined || !open || !items) return null
  // Which proposals are hidden depends on the owners on chain, and only the page reads these.
  if (page === 'queue' && areProposalsHidden(open.key)) return null
  const { nameOf } = namesFrom({ entries, future: [], demo: boot.config.demo, ensName: () => null })
  const context = viewContextFor(open.chain, open.key.safe, nameOf)
  const rows = items
    .flatMap((item) => (item.type === 'TRANSACTION' ? [rowOf(item.transaction, context)] : []))
    // The history hides them until they are asked for.
    .filter(({ suspicious }) => suspicious === null)
  const balances = page === 'home' ? (boot.balances ?? undefined) : undefined
  return {
    total: balances ? totalText(assetRows(balances, undefined), balances, currency) : null,
    rows: rows
      .slice(0, most)
      .map((row) => ({ id: row.id, title: row.title, amount: page === 'history' ? amountOf(row) : null })),
  }
}

const amountOf = (row: TransactionRowModel): string | null =>
  row.status === 'FAILED' || row.status === 'CANCELLED' ? null : movedAmount(row)
