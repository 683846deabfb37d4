import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import {
  DeleteSubscriptionsRequest,
  DeviceUuid,
  NotificationDevice,
  PushSubscriptionRequest,
  PushUnsubscribeRequest,
  RegisterDeviceRequest,
  RegisteredDevice,
  RegisterNotificationsRequest,
  SubscribedType,
} from '../schemas/notifications.ts'
import { AddressSchema } from '../schemas/scalars.ts'
import { PathChainId } from './params.ts'

const DeviceParams = z.object({ chainId: PathChainId, deviceUuid: DeviceUuid })
const DeviceSafeParams = z.object({ chainId: PathChainId, deviceUuid: DeviceUuid, safe: AddressSchema })
const DEVICE = 'notifications/devices/{deviceUuid}'

export const notificationRoutes = {
  subscribePush: defineRoute({
    operationId: 'subscribePush',
    method: 'POST',
    path: '/v1/notifications/push',
    summary: 'Subscribe a browser to Web Push; replaces its earlier subscription',
    body: PushSubscriptionRequest,
    session: true,
    response: RegisteredDevice,
    status: 201,
  }),
  unsubscribePush: defineRoute({
    operationId: 'unsubscribePush',
    method: 'DELETE',
    path: '/v1/notifications/push',
    summary: 'Unsubscribe a browser from Web Push',
    body: PushUnsubscribeRequest,
    response: null,
  }),
  getNotificationDevices: defineRoute({
    operationId: 'getNotificationDevices',
    method: 'GET',
    path: '/v1/notifications/devices',
    summary: 'The browsers and devices that the wallet of the session registered',
    session: true,
    response: z.array(NotificationDevice),
  }),
  registerNotifications: defineRoute({
    operationId: 'registerNotifications',
    method: 'POST',
    path: '/v2/register/notifications',
    summary: 'Register a device and the accounts it follows',
    body: RegisterNotificationsRequest,
    session: true,
    response: RegisteredDevice,
    status: 201,
  }),
  getSafeSubscription: defineRoute({
    operationId: 'getSafeSubscription',
    method: 'GET',
    path: `/v2/chains/{chainId}/${DEVICE}/safes/{safe}`,
    summary: "The session's subscription of a device to an account",
    params: DeviceSafeParams,
    session: true,
    response: z.array(SubscribedType),
  }),
  deleteSafeSubscription: defineRoute({
    operationId: 'deleteSafeSubscription',
    method: 'DELETE',
    path: `/v2/chains/{chainId}/${DEVICE}/safes/{safe}`,
    summary: 'Unsubscribe a device from an account',
    params: DeviceSafeParams,
    response: null,
  }),
  deleteDevice: defineRoute({
    operationId: 'deleteDevice',
    method: 'DELETE',
    path: `/v2/chains/{chainId}/${DEVICE}`,
    summary: 'Delete a device',
    params: DeviceParams,
    response: null,
  }),
  deleteSubscriptions: defineRoute({
    operationId: 'deleteSubscriptions',
    method: 'DELETE',
    path: '/v2/notifications/subscriptions',
    summary: 'Several subscriptions at once',
    body: DeleteSubscriptionsRequest,
    response: null,
  }),
  registerDeviceV1: defineRoute({
    operationId: 'registerDeviceV1',
    method: 'POST',
    path: '/v1/register/notifications',
    summary: 'Register a device, older form with signatures',
    body: RegisterDeviceRequest,
    response: null,
  }),
  deleteSafeSubscriptionV1: defineRoute({
    operationId: 'deleteSafeSubscriptionV1',
    method: 'DELETE',
    path: `/v1/chains/{chainId}/${DEVICE}/safes/{safe}`,
    summary: 'Unsubscribe a device from an account, older form',
    params: DeviceSafeParams,
    response: null,
  }),
  deleteDeviceV1: defineRoute({
    operationId: 'deleteDeviceV1',
    method: 'DELETE',
    path: `/v1/chains/{chainId}/${DEVICE}`,
    summary: 'Delete a device, older form',
    params: DeviceParams,
    response: null,
  }),
} as const
