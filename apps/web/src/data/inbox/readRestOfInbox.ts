import type { InboxAccount, Message, QueueItem } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { limitParallel } from '@countersign/chain-client/reads'
import type { ReadInboxEntry } from './InboxEntry.ts'

/** Accounts with more rows than the inbox returns. Each costs its own requests, so only this many are read completely. */
const MOST_ACCOUNTS = 20
const MOST_PAGES = 10
const PAGE = 100
const PARALLEL = 4

/** Reads the later pages of long queues and message lists. @returns complete entries of those accounts only */
export async function readRestOfInbox(
  client: ApiClient,
  accounts: readonly InboxAccount[],
  signal: AbortSignal,
): Promise<ReadonlyMap<InboxAccount, ReadInboxEntry>> {
  const long = accounts.filter((account) => isQueueCut(account) || account.moreMessages)
  const inTurn = limitParallel(PARALLEL)
  const read = await Promise.all(
    long.map(async (account, index): Promise<[InboxAccount, ReadInboxEntry]> => {
      if (index >= MOST_ACCOUNTS) return [account, { ...account, isPartial: true }]
      const entry = await inTurn(() => readRest(client, account, signal)).catch((error: unknown) => {
        if (signal.aborted) throw error
        return { ...account, isPartial: true }
      })
      return [account, entry]
    }),
  )
  return new Map(read)
}

const isQueueCut = ({ queued, queue }: InboxAccount): boolean => queued > transactionsOf(queue)
const transactionsOf = (queue: readonly QueueItem[]): number =>
  queue.filter(({ type }) => type === 'TRANSACTION').length

async function readRest(client: ApiClient, account: InboxAccount, signal: AbortSignal): Promise<ReadInboxEntry> {
  const params = { chainId: account.chainId, safe: account.address }
  const queue = [...account.queue]
  let isPartial = false
  if (isQueueCut(account)) {
    isPartial = await readPages(transactionsOf(queue), async (cursor) => {
      const page = await client.getQueue({ params, query: { cursor }, signal })
      queue.push(...page.results)
      return page.next !== null
    })
  }
  let { messages } = account
  if (account.moreMessages) {
    const all: Message[] = []
    const isCut = await readPages(0, async (cursor) => {
      const page = await client.getMessages({ params, query: { cursor }, signal })
      for (const item of page.results)
        if (item.type === 'MESSAGE' && item.status === 'NEEDS_CONFIRMATION') all.push(item)
      return page.next !== null
    })
    messages = all
    isPartial ||= isCut
  }
  return { ...account, queue, messages, isPartial }
}

/** @returns whether there are more pages than the limit */
async function readPages(start: number, read: (cursor: string) => Promise<boolean>): Promise<boolean> {
  for (let page = 0; page < MOST_PAGES; page++)
    if (!(await read(`limit=${PAGE}&offset=${start + page * PAGE}`))) return false
  return true
}
