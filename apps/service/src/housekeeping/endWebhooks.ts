import type { Address } from '@countersign/primitives'
import { dropWebhooks } from '../db/durable/dropWebhooks.ts'
import { notificationWebhooks as webhooks } from '../db/schema/durableSchema.ts'
import { isOfFormerOwner } from '../db/statements/isOfFormerOwner.ts'
import type { HousekeepingContext } from './startHousekeeping.ts'

type Parts = Pick<HousekeepingContext, 'chains' | 'db' | 'durable' | 'log'>

/**
 * Deletes webhooks of wallets that are no owners of the account any more. The chain decides: while the index is built again, it has earlier
 * owners, and a webhook cannot be restored.
 */
export async function endWebhooks({ chains, db, durable, log }: Parts): Promise<void> {
  const { id, chainId, safe, owner } = webhooks
  const found = await db.drizzle.select({ id, chainId, safe, owner }).from(webhooks).where(isOfFormerOwner())
  const accounts = new Map<string, Promise<readonly Address[] | null>>()
  const ownersOf = (webhook: (typeof found)[number]): Promise<readonly Address[] | null> => {
    const key = `${webhook.chainId}:${webhook.safe}`
    const known = accounts.get(key) ?? readOwners(webhook)
    accounts.set(key, known)
    return known
  }
  async function readOwners(webhook: (typeof found)[number]): Promise<readonly Address[] | null> {
    try {
      return (await chains.get(webhook.chainId)?.reader.readSafe(webhook.safe))?.owners ?? null
    } catch (error) {
      const { chainId: chain, safe: account } = webhook
      log.info('Webhooks of former owners stay for now: the owners could not be read.', {
        chainId: chain,
        safe: account,
        error: String(error),
      })
      return null
    }
  }
  const gone: string[] = []
  for (const webhook of found) {
    const owners = await ownersOf(webhook)
    if (owners === null || owners.includes(webhook.owner)) continue
    gone.push(webhook.id)
    log.warn('A webhook was deleted: the wallet that registered it is no owner of the account any more.', webhook)
  }
  if (gone.length > 0) await durable.write((tx) => dropWebhooks(tx, gone))
}
