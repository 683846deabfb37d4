import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { notificationWebhooks as webhooks } from '../../db/schema/durableSchema.ts'
import { removeWebhook, type WebhookRow } from './accountWebhooks.ts'

const MOST_FAILING_DAYS = 30
const DAY_MS = 86_400_000

type Outcome = { readonly state: 'waiting' | 'delivered' | 'failed'; readonly status: number | null }

/**
 * Stores since when a webhook of an owner fails. Deletes it when an event is given up that long after the first failure, because an
 * abandoned receiver would use its place, and requests, for ever.
 */
export async function noteOutcome(
  context: Pick<ServiceContext, 'clock' | 'durable' | 'log'>,
  { id, chainId, safe, owner, url, failingSince }: WebhookRow,
  { state, status }: Outcome,
): Promise<void> {
  const { clock, durable, log } = context
  const now = clock()
  const since = state === 'delivered' ? null : Number(failingSince ?? now)
  if (state === 'failed' && since !== null && now - since >= MOST_FAILING_DAYS * DAY_MS) {
    await removeWebhook(context, id)
    const [host, failsSince] = [new URL(url).host, new Date(since).toISOString()]
    log.warn(
      `A webhook of an owner was deleted: it accepted no event for ${MOST_FAILING_DAYS} days. Its owner can register it again.`,
      { webhookId: id, chainId, safe, owner, host, failsSince, status },
    )
    return
  }
  // Only changes are stored: beside the embedded database each write is one of a file.
  if (since === (failingSince === null ? null : Number(failingSince))) return
  await durable.write((tx) => tx.update(webhooks).set({ failingSince: since }).where(eq(webhooks.id, id)))
}
