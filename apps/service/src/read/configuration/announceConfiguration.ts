import { createHash } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { seenConfigurations } from '../../db/schema/schema.ts'
import { toChain } from '../chains/toChain.ts'
import { toSafeApp } from '../apps/findSafeApp.ts'
import type { PublishedEvent } from '../../events/EventBus.ts'
import { type EventDraft, storeEvents } from '../../events/storeEvents.ts'

/**
 * Configuration changes since the last start of a process, as events of the chains concerned. When several processes start with the same
 * change, only the first one publishes it.
 */
export async function announceConfiguration({ config, db, clock }: ServiceContext): Promise<PublishedEvent[]> {
  const apps = config.safeApps.filter(({ listed }) => listed).map((app) => toSafeApp(app, config))
  const now = clock()
  return db.transaction(async (tx) => {
    const known = new Map((await tx.select().from(seenConfigurations).for('update')).map((row) => [row.chainId, row]))
    const drafts: EventDraft[] = []
    for (const chain of config.chains) {
      const { chainId } = chain
      const row = {
        chainId,
        chain: hash(toChain(chain, '', config.publicUrl ?? '')),
        safeApps: hash(apps.filter(({ chainIds }) => chainIds.includes(chainId))),
      }
      const before = known.get(chainId)
      if (before && before.chain !== row.chain) drafts.push({ chainId, type: 'CHAIN_UPDATE', at: now })
      if (before && before.safeApps !== row.safeApps) drafts.push({ chainId, type: 'SAFE_APPS_UPDATE', at: now })
      if (before?.chain === row.chain && before.safeApps === row.safeApps) continue
      await tx
        .insert(seenConfigurations)
        .values(row)
        .onConflictDoUpdate({ target: seenConfigurations.chainId, set: row })
    }
    return storeEvents(tx, drafts, now)
  })
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
