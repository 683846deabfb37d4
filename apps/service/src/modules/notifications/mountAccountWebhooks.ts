import { routes, type WebhookRequest } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { OutboundError } from '../../outbound/OutboundError.ts'
import { assertAllowed } from '../../outbound/sendRequest.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { mount } from '../../routing/mount.ts'
import { requireSession } from '../../session/requireSession.ts'
import {
  addWebhook,
  findDeliveries,
  findWebhooksOfOwner,
  removeWebhook,
  repeatDelivery,
  requireWebhook,
  webhookSecret,
} from './accountWebhooks.ts'
import { mayBePrivate } from './mayBePrivate.ts'
import { notificationMessages } from './notificationMessages.ts'

/** Webhooks that signed-in owners register for their accounts, each seen and deleted only by the owner who registered it: no owner can turn off the alerts of another. */
export function mountAccountWebhooks(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getWebhooks, async ({ request }) => {
    const { signerAddress } = await requireSession(context, request)
    return findWebhooksOfOwner(context, signerAddress)
  })
  mount(app, routes.registerWebhook, async ({ body, request }) => {
    const { signerAddress } = await requireSession(context, request)
    await assertEntitled(context, signerAddress, body)
    const webhookId = await addWebhook(context, signerAddress, body)
    return { webhookId, secret: await webhookSecret(context, webhookId) }
  })
  mount(app, routes.deleteWebhook, async ({ params, request }) => {
    const { signerAddress } = await requireSession(context, request)
    const { id } = await requireWebhook(context, signerAddress, params.webhookId)
    await removeWebhook(context, id)
  })
  mount(app, routes.getWebhookDeliveries, async ({ params, request }) => {
    const { signerAddress } = await requireSession(context, request)
    const { id } = await requireWebhook(context, signerAddress, params.webhookId)
    return findDeliveries(context, id)
  })
  mount(app, routes.repeatWebhookDelivery, async ({ params, request }) => {
    const { signerAddress } = await requireSession(context, request)
    const { id } = await requireWebhook(context, signerAddress, params.webhookId)
    await repeatDelivery(context, id, params.deliveryId)
  })
}

async function assertEntitled(
  context: ServiceContext,
  signer: Address,
  { chainId, safe, url }: WebhookRequest,
): Promise<void> {
  const { notifications: config } = context.config
  if (!config.accountWebhooks) throw new ServiceError('webhook/off', () => notificationMessages.webhooksOff)
  try {
    assertAllowed(new URL(url), mayBePrivate(config, url))
  } catch (error) {
    if (error instanceof OutboundError) throw new ServiceError('webhook/url', () => error.describe(), { cause: error })
    throw error
  }
  const { safe: account } = await readSafe(context, chainId, safe)
  if (!account.owners.includes(signer))
    throw new ServiceError('webhook/not-owner', () => notificationMessages.webhookNotOwner({ signer, safe }))
}
