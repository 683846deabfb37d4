import { SafeEvent } from '@countersign/api'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { WebhookConfig } from '../../config/NotificationsConfig.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { deliveryCursors } from '../../db/schema/durableSchema.ts'
import { events } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { mountForOperator } from '../../session/mountForOperator.ts'
import { readOperatorInput } from '../../session/readOperatorInput.ts'
import { createWebhook, operatorWebhookId } from './createWebhook.ts'
import { notificationMessages } from './notificationMessages.ts'

const OfEvent = z.object({
  operatorWebhook: z.string(),
  eventId: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((text) => Number(text)),
  ),
})

/** The webhooks of the configuration: how far their events were sent, and sending one again that was given up. */
export function mountOperatorWebhooks(root: FastifyInstance, context: ServiceContext): void {
  const { webhooks } = context.config.notifications
  mountForOperator(root, context, (app) => {
    app.get('/admin/operator-webhooks', async () => Promise.all(webhooks.map((webhook) => describe(context, webhook))))
    app.post('/admin/operator-webhooks/:operatorWebhook/events/:eventId', async ({ params }) => {
      const { operatorWebhook, eventId } = readOperatorInput(OfEvent, params)
      const webhook = webhooks.find(({ url }) => operatorWebhookId(url) === operatorWebhook)
      if (!webhook)
        throw new ServiceError('webhook/unknown', () => notificationMessages.noOperatorWebhook({ operatorWebhook }))
      await sendAgain(context, webhook, eventId)
      return { sent: eventId }
    })
  })
}

async function describe(context: ServiceContext, webhook: WebhookConfig) {
  const { name } = createWebhook(context, webhook)
  const where = eq(deliveryCursors.receiver, name)
  const [cursor] = await context.db.drizzle.select().from(deliveryCursors).where(where)
  return {
    operatorWebhook: operatorWebhookId(webhook.url),
    host: new URL(webhook.url).host,
    types: webhook.types,
    chainIds: webhook.chainIds,
    /** The last event that was sent, skipped or given up. */
    eventId: cursor?.eventId ?? null,
    attempts: cursor?.attempts ?? 0,
    nextAt: cursor?.nextAt ? Number(cursor.nextAt) : null,
  }
}

/**
 * Sends a stored event at once, with the id that it had before. Its queue is not touched: a later event may have arrived.
 * @throws {ServiceError} `webhook/unknown` when the event is no longer stored or the webhook does not want it, `webhook/refused`
 */
async function sendAgain(context: ServiceContext, webhook: WebhookConfig, eventId: number): Promise<void> {
  const [row] = await context.db.drizzle.select({ body: events.body }).from(events).where(eq(events.id, eventId))
  const stored = SafeEvent.safeParse(row?.body)
  const receiver = createWebhook(context, webhook)
  if (!stored.success || !receiver.wants(stored.data))
    throw new ServiceError('webhook/unknown', () => notificationMessages.noEvent({ eventId }))
  try {
    await receiver.deliver({ id: eventId, event: stored.data })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ServiceError('webhook/refused', () => notificationMessages.eventRefused({ reason }), { cause: error })
  }
}
