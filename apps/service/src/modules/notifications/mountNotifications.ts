import { routes, type PushSubscriptionRequest, type RegisterNotificationsRequest } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ECDH, randomUUID, createHmac, randomBytes } from 'node:crypto'
import type { NotificationsConfig } from '../../config/NotificationsConfig.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { OutboundError } from '../../outbound/OutboundError.ts'
import { assertAllowed } from '../../outbound/sendRequest.ts'
import { findSession, requireSession } from '../../session/requireSession.ts'
import {
  ANONYMOUS,
  findDeviceOfEndpoint,
  findDeviceOfToken,
  findTypes,
  registerDevice,
  removeDevice,
  removeEndpoint,
  removeSubscriptions,
  type SubscriptionKey,
} from './devices.ts'
import { findDevicesOfSigner } from './findDevicesOfSigner.ts'
import { mayPushServiceBePrivate } from './mayPushServiceBePrivate.ts'
import { mayUsePushService } from './isKnownPushService.ts'
import { registerWithSignatures } from './registerWithSignatures.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { readOrCreateSecret } from '../../secrets/readOrCreateSecret.ts'
import { notificationMessages } from './notificationMessages.ts'

export function mountNotifications(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.registerNotifications, async ({ body, request }) => ({
    deviceUuid: await register(context, request, body),
  }))
  mount(app, routes.getSafeSubscription, async ({ params, request }) => {
    const { signerAddress: signer } = await requireSession(context, request)
    const types = await findTypes(context, { ...params, signer })
    if (types === null)
      throw new ServiceError('subscription/unknown', () => notificationMessages.noSubscription({ signer }))
    return types.map((name) => ({ name }))
  })
  for (const route of [routes.deleteSafeSubscription, routes.deleteSafeSubscriptionV1])
    mount(app, route, async ({ params }) => unsubscribe(context, [params]))
  for (const route of [routes.deleteDevice, routes.deleteDeviceV1])
    mount(app, route, async ({ params }) => {
      if (!(await removeDevice(context, params.deviceUuid)))
        throw new ServiceError('subscription/unknown', () => notificationMessages.noDevice({ uuid: params.deviceUuid }))
    })
  mount(app, routes.deleteSubscriptions, async ({ body }) =>
    unsubscribe(
      context,
      body.subscriptions.map(({ chainId, deviceUuid, safeAddress, signerAddress }) => ({
        chainId,
        deviceUuid,
        safe: checksumAddress(safeAddress),
        signer: signerAddress ? checksumAddress(signerAddress) : signerAddress === null ? ANONYMOUS : undefined,
      })),
    ),
  )
  mount(app, routes.registerDeviceV1, async ({ body, request }) =>
    registerWithSignatures(context, body, await markClient(context, request)),
  )
  mount(app, routes.getNotificationDevices, async ({ request }) => {
    const { signerAddress } = await requireSession(context, request)
    return findDevicesOfSigner(context, signerAddress)
  })
  mount(app, routes.subscribePush, async ({ body, request }) => ({
    deviceUuid: await subscribePush(context, request, body),
  }))
  mount(app, routes.unsubscribePush, async ({ body }) => {
    await removeEndpoint(context, body.endpoint)
  })
}

async function unsubscribe(context: ServiceContext, keys: readonly SubscriptionKey[]): Promise<void> {
  if ((await removeSubscriptions(context, keys)) === 0)
    throw new ServiceError('subscription/unknown', () => notificationMessages.unknown)
}

const signersOf = async (context: ServiceContext, request: FastifyRequest) => {
  const session = await findSession(context, request)
  return session ? [session.signerAddress] : []
}

async function register(
  context: ServiceContext,
  request: FastifyRequest,
  { cloudMessagingToken, deviceType, deviceUuid, safes }: RegisterNotificationsRequest,
): Promise<string> {
  const uuid = deviceUuid ?? (await findDeviceOfToken(context, cloudMessagingToken)) ?? randomUUID()
  await registerDevice(context, {
    device: { uuid, deviceType, cloudMessagingToken, endpoint: null, p256dh: null, auth: null },
    client: await markClient(context, request),
    safes,
    signers: await signersOf(context, request),
    replaces: false,
  })
  return uuid
}

async function subscribePush(
  context: ServiceContext,
  request: FastifyRequest,
  { endpoint, keys, safes }: PushSubscriptionRequest,
): Promise<string> {
  const { notifications: config } = context.config
  if (!config.push) throw new ServiceError('push/off', () => notificationMessages.pushOff)
  assertEndpoint(endpoint, config)
  assertPoint(keys.p256dh)
  const uuid = (await findDeviceOfEndpoint(context, endpoint)) ?? randomUUID()
  await registerDevice(context, {
    device: { uuid, deviceType: 'WEB', cloudMessagingToken: null, endpoint, ...keys },
    client: await markClient(context, request),
    safes,
    signers: await signersOf(context, request),
    replaces: true,
  })
  return uuid
}

function assertEndpoint(endpoint: string, config: NotificationsConfig): void {
  try {
    assertAllowed(new URL(endpoint), mayPushServiceBePrivate(config, endpoint))
  } catch (error) {
    if (error instanceof OutboundError)
      throw new ServiceError('push/endpoint', () => error.describe(), { cause: error })
    throw error
  }
  const { hostname } = new URL(endpoint)
  if (!mayUsePushService(config, endpoint))
    throw new ServiceError('push/endpoint', () => notificationMessages.otherPushService({ hostname }))
}

/** A key that is not a point of the curve cannot be used for encryption. It is refused now, because every message would fail. */
function assertPoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed')
  } catch (cause) {
    throw new ServiceError('push/endpoint', () => notificationMessages.notAPoint, { cause })
  }
}

/** A stable identifier of a client that does not reveal its IP address to a reader of the database. */
async function markClient(context: ServiceContext, { ip }: Pick<FastifyRequest, 'ip'>): Promise<string> {
  const key = await readOrCreateSecret(context, 'clients', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(clientKey(ip)).digest('base64url').slice(0, 22)
}
