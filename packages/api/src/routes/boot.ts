import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { Chain } from '../schemas/chain.ts'
import { TransactionDetails } from '../schemas/details.ts'
import { HistoryItem, QueueItem } from '../schemas/list.ts'
import { pageOf } from '../schemas/page.ts'
import { PageConfig } from '../schemas/PageConfig.ts'
import { SafeState } from '../schemas/safe.ts'
import { HashSchema } from '../schemas/scalars.ts'
import { Balances } from '../schemas/token.ts'

/** The pages for which `/boot.json` includes the first lists. */
export const BOOT_PAGES = ['accounts', 'home', 'assets', 'queue', 'history', 'other'] as const

/**
 * A part that this version of the page cannot parse is null: the page requests it again, and shows the error in its
 * place.
 */
const partOf = <Part extends z.ZodMiniType>(part: Part) => z.catch(z.optional(z.nullable(part)), null)

/** Everything that the first paint of a page needs, in one response on the page's own origin. */
export const Boot = z.object({
  config: PageConfig,
  chains: z.array(Chain),
  /** Null if the service does not know the account. The page then requests it and shows the error. */
  safe: partOf(SafeState),
  queue: partOf(pageOf(QueueItem)),
  history: partOf(pageOf(HistoryItem)),
  balances: partOf(Balances),
  /** The id of the newest event before these answers were read. An event stream that begins after it misses no later change. */
  newestEvent: partOf(z.number()),
  /** The newest block of the account's chain. The page reads there early, and only while its own node names the same block. */
  head: partOf(z.object({ number: z.number().check(z.int(), z.minimum(0)), hash: HashSchema })),
  /** The first transactions of the queue, which the page checks as soon as it is drawn. */
  details: partOf(z.array(TransactionDetails)),
})
export type Boot = z.output<typeof Boot>

export const bootRoutes = {
  getBoot: defineRoute({
    operationId: 'getBoot',
    method: 'GET',
    path: '/boot.json',
    summary: 'Configuration, chains and the first lists of one page',
    query: z.object({
      /** EIP-3770 account, e.g. `eth:0x…`. */
      account: z.optional(z.string()),
      page: z.optional(z.string()),
      currency: z.optional(z.string()),
      timezone: z.optional(z.string()),
    }),
    response: Boot,
  }),
} as const
