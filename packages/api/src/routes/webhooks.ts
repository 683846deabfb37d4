import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import {
  AccountWebhook,
  RegisteredWebhook,
  WebhookDelivery,
  WebhookDeliveryId,
  WebhookId,
  WebhookRequest,
} from '../schemas/webhooks.ts'

const PATH = '/v1/notifications/webhooks'

export const webhookRoutes = {
  getWebhooks: defineRoute({
    operationId: 'getWebhooks',
    method: 'GET',
    path: PATH,
    summary: 'The webhooks that the wallet of the session registered',
    session: true,
    response: z.array(AccountWebhook),
  }),
  registerWebhook: defineRoute({
    operationId: 'registerWebhook',
    method: 'POST',
    path: PATH,
    summary: 'Register a webhook for the events of an account; only for its owners',
    body: WebhookRequest,
    session: true,
    response: RegisteredWebhook,
    status: 201,
  }),
  deleteWebhook: defineRoute({
    operationId: 'deleteWebhook',
    method: 'DELETE',
    path: `${PATH}/{webhookId}`,
    summary: 'Delete a webhook and its delivery log',
    params: z.object({ webhookId: WebhookId }),
    session: true,
    response: null,
  }),
  getWebhookDeliveries: defineRoute({
    operationId: 'getWebhookDeliveries',
    method: 'GET',
    path: `${PATH}/{webhookId}/deliveries`,
    summary: 'The last deliveries of a webhook, the newest first',
    params: z.object({ webhookId: WebhookId }),
    session: true,
    response: z.array(WebhookDelivery),
  }),
  repeatWebhookDelivery: defineRoute({
    operationId: 'repeatWebhookDelivery',
    method: 'POST',
    path: `${PATH}/{webhookId}/deliveries/{deliveryId}`,
    summary: 'Send an event to a webhook again',
    params: z.object({ webhookId: WebhookId, deliveryId: WebhookDeliveryId }),
    session: true,
    response: null,
  }),
} as const
