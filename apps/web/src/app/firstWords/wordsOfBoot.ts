import type { Boot } from '@countersign/api'
import { rowOf } from '@countersign/describe/transaction'
import { formatAccountAddress } from '@countersign/primitives'
import { namesFrom } from '../../data/names/namesFrom.ts'
import type { AddressBookEntry } from '../../data/storage/addressBook.ts'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import { assetRows } from '../../screens/assets/assetRows.ts'
import { totalText } from '../../screens/assets/totalText.ts'
import { hasMovedNothing } from '../../screens/history/model/hasMovedNothing.ts'
import { movedAmount } from '../../screens/history/model/movedAmount.ts'
import { areProposalsHidden } from '../../screens/queue/model/hiddenProposals.ts'
import { accountOfBoot } from '../accountOfBoot.ts'

/** The words that the first frame has places for. */
export type FirstWords = {
  /** The value of the account; null on pages without it. */
  readonly total: string | null
  /** `path`: of the transaction's page */
  readonly rows: readonly { readonly path: string; readonly title: string; readonly amount: string | null }[]
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
  {
    account: asked,
    page,
    currency,
  }: { readonly account: string | null; readonly page: string; readonly currency: string },
  entries: readonly AddressBookEntry[],
): FirstWords | null {
  const most = MOST_ROWS[page]
  const open = accountOfBoot(boot, asked)
  const items = page === 'history' ? boot.history?.results : boot.queue?.results
  if (most === undefined || !open || !items) return null
  // Which proposals are hidden depends on the owners on chain, and only the page reads these.
  if (page === 'queue' && areProposalsHidden(open.key)) return null
  const { nameOf } = namesFrom({ entries, future: [], demo: boot.config.demo, ensName: () => null })
  const context = viewContextFor(open.chain, open.key.safe, nameOf)
  const listed = new Map(
    items.flatMap((item) => (item.type === 'TRANSACTION' ? [[item.transaction.id, item.transaction] as const] : [])),
  )
  const rows = [...listed.values()]
    .map((transaction) => rowOf(transaction, context))
    // The history hides imitations until they are asked for, and the queue has only what the owners sign.
    .filter(({ suspicious, origin }) => (page === 'history' ? suspicious === null : origin === 'multisig'))
  const balances = page === 'home' ? (boot.balances ?? undefined) : undefined
  const account = formatAccountAddress({ shortName: open.chain.shortName, address: open.key.safe })
  return {
    total: balances ? totalText(assetRows(balances, undefined), balances, currency) : null,
    rows: rows.slice(0, most).map((row) => ({
      path: `/safes/${account}/transactions/${encodeURIComponent(row.id)}`,
      title: row.title,
      amount: page === 'history' && !hasMovedNothing(row) ? movedAmount(row) : null,
    })),
  }
}
