import { WebhookDeliveryId, WebhookId } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { InputError } from '../../errors/InputError.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { mountForOperator } from '../../session/mountForOperator.ts'
import { findAllWebhooks, findDeliveries, removeWebhook, repeatDelivery } from './accountWebhooks.ts'
import { notificationMessages } from './notificationMessages.ts'

const OfWebhook = z.object({ webhookId: WebhookId })
const OfDelivery = z.object({ webhookId: WebhookId, deliveryId: WebhookDeliveryId })

/** The webhooks of all owners and their deliveries, for the operator. */
export function mountWebhookAdmin(root: FastifyInstance, context: ServiceContext): void {
  mountForOperator(root, context, (app) => {
    app.get('/admin/webhooks', async () => findAllWebhooks(context))
    app.get('/admin/webhooks/:webhookId/deliveries', async ({ params }) =>
      findDeliveries(context, read(OfWebhook, params).webhookId),
    )
    app.delete('/admin/webhooks/:webhookId', async ({ params }) => {
      const { webhookId } = read(OfWebhook, params)
      if (!(await removeWebhook(context, webhookId)))
        throw new ServiceError('webhook/unknown', () => notificationMessages.noWebhookAtAll({ webhookId }))
      return { removed: webhookId }
    })
    app.post('/admin/webhooks/:webhookId/deliveries/:deliveryId', async ({ params }) => {
      const { webhookId, deliveryId } = read(OfDelivery, params)
      await repeatDelivery(context, webhookId, deliveryId)
      return { queued: deliveryId }
    })
  })
}

/** @throws InputError */
function read<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, params)
  if (parsed.success) return parsed.data
  throw new InputError(parsed.error.issues, true)
}
