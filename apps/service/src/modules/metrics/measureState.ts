import { Gauge } from 'prom-client'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readFreeBytes } from '../../files/readFreeBytes.ts'
import { countJournalFaults } from '../../journal/countJournalFaults.ts'

/**
 * Metrics that are read at each scrape: the position of each index and the load of the database.
 * @returns stops the subscription
 */
export function measureState({ chains, config, db, bus, metrics }: ServiceContext): () => void {
  const registers = [metrics.registry]
  const perChain = (name: string, help: string, valueOf: (chainId: string) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['chain_id'],
      registers,
      collect() {
        for (const chainId of chains.keys()) this.set({ chain_id: chainId }, valueOf(chainId))
      },
    })
  const statusOf = (chainId: string) => chains.get(chainId)?.indexer.status()
  perChain('countersign_indexer_block', 'Last indexed block; -1 before the first.', (chainId) => {
    return statusOf(chainId)?.blockNumber ?? -1
  })
  perChain('countersign_indexer_head_block', 'Last known head of the chain.', (chainId) => {
    return statusOf(chainId)?.headNumber ?? 0
  })
  perChain('countersign_indexer_lag_blocks', 'Blocks between the head and the index.', (chainId) => {
    const status = statusOf(chainId)
    return status ? Math.max(0, status.headNumber - status.blockNumber) : 0
  })
  perChain('countersign_indexer_synced', '1 when the index has reached the head.', (chainId) =>
    statusOf(chainId)?.synced ? 1 : 0,
  )
  perChain('countersign_indexer_leads', '1 in the process that has the lease of the chain and indexes it.', (chainId) =>
    statusOf(chainId)?.leads ? 1 : 0,
  )
  perChain(
    'countersign_chain_reached',
    '1 while a node of the chain answers; 0 until the first answer, and while every call has failed for half a minute.',
    (chainId) => {
      const runtime = chains.get(chainId)
      return runtime?.isReached() && !runtime.isSilent() ? 1 : 0
    },
  )
  new Gauge({
    name: 'countersign_database_connections',
    help: 'Connections to the database by what they do; `waiting` are statements without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(db.load())) this.set({ state }, count)
    },
  })
  if (config.databaseUrl === undefined && config.dataDir !== 'memory')
    new Gauge({
      name: 'countersign_disk_free_bytes',
      help: 'Free space on the disk of the data directory.',
      registers,
      collect() {
        this.set(readFreeBytes(config.dataDir))
      },
    })
  new Gauge({
    name: 'countersign_journal_faults',
    help: 'Records of the journal that could not be applied and are set aside. An operator must look into any value but 0.',
    registers,
    async collect() {
      // While the database is unavailable the last number stays, because the other metrics are needed then.
      const count = await countJournalFaults(db)
      if (count !== null) this.set(count)
    },
  })
  new Gauge({
    name: 'countersign_database_up',
    help: '1 when the database answers within a second.',
    registers,
    async collect() {
      this.set(
        await db.check().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  return bus.subscribe(({ event }) => {
    if (event.type === 'REORG_DETECTED') metrics.reorg(event.chainId)
  })
}
