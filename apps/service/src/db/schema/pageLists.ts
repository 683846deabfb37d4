/**
 * The lists that clients page through by limit and offset, and that may have a million rows. For each, `page_totals` has the number of rows
 * and `page_marks` the position of every thousandth row. Triggers maintain both (`buildPageTriggers.ts`) for every writer. `order` is
 * unique within an account, oldest first; `classes` are the lists over one table, by name.
 */
export const pageLists = {
  history: {
    table: 'history_groups',
    order: ['block_time', 'block_number', 'transaction_hash'],
    classes: { history: 'visibility >= 1', 'history:trusted': 'visibility = 2' },
  },
  incoming: {
    table: 'transfers',
    order: ['executed_at', 'block_number', 'log_index', 'id'],
    classes: {
      incoming: `direction = 'INCOMING' and visibility >= 1`,
      'incoming:trusted': `direction = 'INCOMING' and visibility = 2`,
    },
  },
  multisig: {
    table: 'multisig_transactions',
    order: ['nonce', 'submitted_at', 'safe_tx_hash'],
    classes: { multisig: 'trusted', 'multisig:executed': 'trusted and executed_transaction_hash is not null' },
  },
  modules: {
    table: 'module_transactions',
    order: ['block_number', 'log_index', 'id'],
    classes: { modules: 'true' },
  },
} as const satisfies Record<string, PageSource>

/** `order` has number columns, then one text column. */
export type PageSource = {
  table: string
  order: readonly [...string[], string]
  classes: Readonly<Record<string, string>>
}
export type PageListName = {
  [Name in keyof typeof pageLists]: keyof (typeof pageLists)[Name]['classes']
}[keyof typeof pageLists]

export const pageSources: readonly PageSource[] = Object.values(pageLists)

/** The table and the condition of one list. */
export function findPageSource(list: PageListName): { source: PageSource; where: string } {
  for (const source of pageSources) {
    const where = source.classes[list]
    if (where !== undefined) return { source, where }
  }
  throw new Error(`There is no list ${list}.`)
}
