import { WebhookDeliveryId, WebhookId } from '@countersign/api'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { notificationWebhooks } from '../../db/schema/durableSchema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { mountForOperator } from '../../session/mountForOperator.ts'
import { readOperatorInput } from '../../session/readOperatorInput.ts'
import { findAllWebhooks, findDeliveries, removeWebhook, repeatDelivery } from './accountWebhooks.ts'
import { notificationMessages } from './notificationMessages.ts'

const OfWebhook = z.object({ webhookId: WebhookId })
const OfDelivery = z.object({ webhookId: WebhookId, deliveryId: WebhookDeliveryId })

/** The webhooks of all owners and their deliveries, for the operator. */
export function mountWebhookAdmin(root: FastifyInstance, context: ServiceContext): void {
  mountForOperator(root, context, (app) => {
    app.get('/admin/webhooks', async () => findAllWebhooks(context))
    app.get('/admin/webhooks/:webhookId/deliveries', async ({ params }) => {
      const { webhookId } = readOperatorInput(OfWebhook, params)
      await requireAnyWebhook(context, webhookId)
      return findDeliveries(context, webhookId)
    })
    app.delete('/admin/webhooks/:webhookId', async ({ params }) => {
      const { webhookId } = readOperatorInput(OfWebhook, params)
      if (!(await removeWebhook(context, webhookId))) throw noWebhook(webhookId)
      return { removed: webhookId }
    })
    app.post('/admin/webhooks/:webhookId/deliveries/:deliveryId', async ({ params }) => {
      const { webhookId, deliveryId } = readOperatorInput(OfDelivery, params)
      await requireAnyWebhook(context, webhookId)
      await repeatDelivery(context, webhookId, deliveryId)
      return { queued: deliveryId }
    })
  })
}

/** @throws {ServiceError} `webhook/unknown` when no owner has registered it, or it was removed */
async function requireAnyWebhook({ db }: ServiceContext, webhookId: string): Promise<void> {
  const known = await db.drizzle.$count(notificationWebhooks, eq(notificationWebhooks.id, webhookId))
  if (known === 0) throw noWebhook(webhookId)
}

const noWebhook = (webhookId: string) =>
  new ServiceError('webhook/unknown', () => notificationMessages.noWebhookAtAll({ webhookId }))
