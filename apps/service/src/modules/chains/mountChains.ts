import { type IndexingStatus, routes } from '@countersign/api'
import { listMasterCopies } from '@countersign/chains'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { pageLinks, readCursor } from '../../routing/PageCursor.ts'
import { requestUrl } from '../../routing/requestUrl.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { pageUrlOf } from '../../read/chains/pageUrlOf.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { toChain } from '../../read/chains/toChain.ts'
import { lookupMessages } from '../../read/lookupMessages.ts'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { Database } from '../../db/database/Database.ts'
import { listBackfills } from '../../indexer/state/Backfill.ts'

export function mountChains(app: FastifyInstance, context: ServiceContext): void {
  const listChains = (request: FastifyRequest, cursor: string | undefined) => {
    const page = readCursor(cursor)
    const all = [...context.chains.values()].map((runtime) =>
      toChain(runtime.config, originOf(request), pageUrlOf(context.config, request)),
    )
    const links = pageLinks(request, page, page.offset + page.limit < all.length)
    return { count: all.length, ...links, results: all.slice(page.offset, page.offset + page.limit) }
  }
  const findChain = (request: FastifyRequest, chainId: string) =>
    toChain(requireChain(context, chainId).config, originOf(request), pageUrlOf(context.config, request))

  mount(app, routes.getChains, async ({ query, request }) => listChains(request, query.cursor))
  mount(app, routes.getChain, async ({ params, request }) => findChain(request, params.chainId))
  mount(app, routes.getChainsV2, async ({ query, request }) => {
    requireServiceKey(query.serviceKey)
    return listChains(request, query.cursor)
  })
  mount(app, routes.getChainV2, async ({ params, query, request }) => {
    requireServiceKey(query.serviceKey)
    return findChain(request, params.chainId)
  })
  mount(app, routes.getMasterCopies, async ({ params }) => {
    requireChain(context, params.chainId)
    return listMasterCopies().map(({ address, version, l2 }) => ({ address, version: l2 ? `${version}+L2` : version }))
  })
  mount(app, routes.getIndexingStatus, async ({ params }) =>
    readIndexingStatus(context.db, requireChain(context, params.chainId)),
  )
}

const originOf = (request: FastifyRequest) => requestUrl(request).origin

function requireServiceKey(serviceKey: string | undefined): void {
  if (!serviceKey) throw new ServiceError('serviceKey/missing', () => lookupMessages.serviceKeyMissing)
}

const MOST_ACCOUNTS = 100

async function readIndexingStatus(db: Database, runtime: ChainRuntime): Promise<IndexingStatus> {
  const { config, indexer, pool } = runtime
  const status = indexer.status()
  const blockNumber = Math.max(status.blockNumber, 0)
  const blockTimestamp = new Date(status.blockTime).toISOString()
  const unfinished = await listBackfills(db.drizzle, config.chainId, MOST_ACCOUNTS)
  const report = runtime.report()
  return {
    currentBlockNumber: status.headNumber,
    currentBlockTimestamp: new Date(status.headTime).toISOString(),
    // One cursor covers transfers and Safe events here.
    erc20BlockNumber: blockNumber,
    erc20BlockTimestamp: blockTimestamp,
    erc20Synced: status.synced,
    masterCopiesBlockNumber: blockNumber,
    masterCopiesBlockTimestamp: blockTimestamp,
    masterCopiesSynced: status.synced,
    synced: status.synced,
    lastSync: status.blockTime,
    mode: config.mode,
    progress: status.synced ? null : status.progress,
    accounts: unfinished.map(({ safe, progress }) => ({ address: safe, progress })),
    nodes: { configured: pool.nodes.length, answering: pool.answering() },
    capabilities: report?.capabilities ?? null,
    missing: report?.missing ?? [],
  }
}
