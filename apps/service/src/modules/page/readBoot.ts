import * as z from 'zod/mini'
import { Boot, BOOT_PAGES } from '@countersign/api'
import { parseAccountAddress } from '@countersign/primitives'
import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readCursor } from '../../routing/PageCursor.ts'
import { storedKey } from '../../routing/ReadCache.ts'
import { readBalances } from '../../read/balances/readBalances.ts'
import { readNewestEvent } from '../../events/readNewestEvent.ts'
import { pageUrlOf } from '../../read/chains/pageUrlOf.ts'
import { toChain } from '../../read/chains/toChain.ts'
import { readTransaction } from '../../read/details/readTransaction.ts'
import { readDayOf, readHistory } from '../../read/history/readHistory.ts'
import { readQueue } from '../../read/queue/readQueue.ts'
import { readTags } from '../../read/accounts/readTags.ts'
import { readSafe, type ReadSafe } from '../../read/accounts/requireSafe.ts'
import { toSafeState } from '@countersign/ledger'
import { toPageConfig } from './toPageConfig.ts'

const StoredBoot = z.pick(Boot, { safe: true, queue: true, history: true, details: true })

type BootPage = (typeof BOOT_PAGES)[number]
type BootPart = 'queue' | 'history' | 'balances' | 'details'

const PARTS: Readonly<Record<BootPage, readonly BootPart[]>> = {
  accounts: [],
  home: ['queue', 'balances', 'details'],
  assets: ['balances'],
  queue: ['queue'],
  history: ['history'],
  other: [],
}

/** Balances come from the node. The first paint waits at most this long for them; the page then requests them itself. */
const PATIENCE_MS = 600
/** As many rows of the queue as the overview shows. */
const DETAILS = 3

export type BootQuery = {
  account?: string | undefined
  page?: string | undefined
  currency?: string | undefined
  timezone?: string | undefined
}

/** Never fails because of the URL: a part that cannot be read is null, and the page requests it and shows the reason. */
export async function readBoot(context: ServiceContext, request: FastifyRequest, query: BootQuery): Promise<Boot> {
  const origin = `${request.protocol}://${request.host}`
  const base = {
    // Before everything else is read.
    newestEvent: await readNewestEvent(context.db.drizzle).catch(() => null),
    config: await toPageConfig(context),
    chains: [...context.chains.values()].map((runtime) =>
      toChain(runtime.config, origin, pageUrlOf(context.config, request)),
    ),
  }
  if (query.account === undefined) return base
  const known = await findAccount(context, query.account).catch(() => null)
  const { replay } = context.journal
  // While the journal is applied, an account may be missing that the service will know. The page then asks, and is refused.
  if (known === null) return replay.percent() === null ? { ...base, safe: null } : base
  if (!replay.isComplete(known.safe.chainId, known.safe.address)) return base
  known.runtime.indexer.look(known.safe.address)
  const page = BOOT_PAGES.find((one) => one === query.page) ?? 'other'
  const [stored, balances] = await Promise.all([
    request.server.answers.answer(`${storedKey(request)} stored`, async (uses) => {
      if (known.isFollowed) uses(known.safe.chainId, known.safe.address)
      return JSON.stringify(z.encode(StoredBoot, await readStored(context, request, known, page, query.timezone)))
    }),
    PARTS[page].includes('balances')
      ? withPatience(readFirstBalances(context, known, query.currency)).catch(() => null)
      : undefined,
  ])
  return { ...base, ...z.decode(StoredBoot, JSON.parse(stored.text)), balances, head: newestBlock(known.runtime) }
}

function newestBlock({ indexer }: ReadSafe['runtime']): Boot['head'] {
  const { headNumber: number, headHash: hash } = indexer.status()
  return hash === null ? null : { number, hash }
}

/** What is in the database alone: it is computed once until the account changes, like the answers of the other routes. */
async function readStored(
  context: ServiceContext,
  request: FastifyRequest,
  known: ReadSafe,
  page: BootPage,
  timezone?: string,
): Promise<z.output<typeof StoredBoot>> {
  const wanted = <Value>(part: BootPart, read: () => Promise<Value>) =>
    PARTS[page].includes(part) ? read().catch(() => null) : undefined
  const [queue, history] = await Promise.all([
    wanted('queue', () =>
      readQueue(context, subRequest(request, known, 'queued'), known.safe, { trusted: true, page: readCursor('') }),
    ),
    wanted('history', async () =>
      known.isFollowed ? readFirstHistory(context, subRequest(request, known, 'history'), known, timezone) : null,
    ),
  ])
  const details = queue ? await wanted('details', () => readFirstDetails(context, known, queue)) : undefined
  const tags = await readTags(context, known.safe)
  const { chainId, recommendedVersion } = known.runtime.config
  return { safe: toSafeState(known.safe, { chainId, recommendedVersion, tags }), queue, history, details }
}

async function findAccount(context: ServiceContext, text: string): Promise<ReadSafe | null> {
  const parsed = parseAccountAddress(text)
  if (!parsed.ok) return null
  const { shortName, address } = parsed.account
  const runtime = [...context.chains.values()].find(({ config }) => config.shortName === shortName)
  return runtime ? readSafe(context, runtime.config.chainId, address) : null
}

async function readFirstHistory(context: ServiceContext, request: FastifyRequest, known: ReadSafe, timezone?: string) {
  const options = { trusted: true, imitation: true, dayOf: readDayOf(timezone), page: readCursor('') }
  return readHistory(context, request, known.safe, options)
}

/** Null if one of them cannot be read, for example because it was deleted a moment ago; the page then requests each. */
function readFirstDetails(context: ServiceContext, { safe }: ReadSafe, queue: NonNullable<Boot['queue']>) {
  const ids = queue.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  return Promise.all(ids.slice(0, DETAILS).map((id) => readTransaction(context, safe.chainId, id)))
}

function readFirstBalances(context: ServiceContext, { runtime, safe }: ReadSafe, currency = 'usd') {
  return readBalances(context, runtime, safe.address, { fiat: currency, trusted: false, excludeSpam: true })
}

function withPatience<Value>(promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Links of an embedded list must point to the list's own route. */
function subRequest(request: FastifyRequest, { safe }: ReadSafe, list: 'queued' | 'history'): FastifyRequest {
  return Object.create(request, {
    url: { value: `/v1/chains/${safe.chainId}/safes/${safe.address}/transactions/${list}` },
  })
}
