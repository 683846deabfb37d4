import { defineMessages } from '@countersign/primitives'

export const notificationMessages = defineMessages('service-notifications', {
  timestampMissing: 'The timestamp of the signatures is missing.',
  timestampOld: ({ timestamp, now }: { timestamp: string; now: number }) =>
    `The timestamp is ${timestamp}, the service's clock says ${now}. They may differ by at most five minutes.`,
  tooMuch: (limits: { mostSignatures: number; mostFollowed: number; signatures: number; followed: number }) =>
    `One registration has at most ${limits.mostSignatures} signatures and ${limits.mostFollowed} accounts times signers; this one has ${limits.signatures} and ${limits.followed}. Send several registrations.`,
  signatureUnrecoverable: 'The signature of the registration cannot be recovered.',
  noSubscription: ({ signer }: { signer: string }) => `${signer} has no subscription to this account on this device.`,
  noDevice: ({ uuid }: { uuid: string }) => `No device ${uuid} is registered here.`,
  unknown: 'This subscription is not known.',
  webhooksOff: 'The operator of this service switched webhooks of owners off.',
  webhookNotOwner: ({ signer, safe }: { signer: string; safe: string }) =>
    `${signer} is not an owner of ${safe}. Only owners can register webhooks of an account.`,
  noWebhook: ({ webhookId }: { webhookId: string }) => `This wallet registered no webhook ${webhookId} here.`,
  noWebhookAtAll: ({ webhookId }: { webhookId: string }) => `No webhook ${webhookId} is registered here.`,
  noDelivery: ({ deliveryId }: { deliveryId: string }) =>
    `The delivery log of this webhook does not contain ${deliveryId}.`,
  noOperatorWebhook: ({ operatorWebhook }: { operatorWebhook: string }) =>
    `The configuration contains no webhook ${operatorWebhook}. The command operator-webhooks lists them.`,
  noEvent: ({ eventId }: { eventId: number }) =>
    `No event ${eventId} is stored that this webhook receives. Events are deleted after eventRetentionHours.`,
  eventRefused: ({ reason }: { reason: string }) => `The event was not accepted: ${reason}`,
  tooManyWebhooks: ({ most, field }: { most: number; field: string }) =>
    `${most} webhooks are registered, which is the limit of this service (notifications.${field}). Delete one first.`,
  tooManyWebhooksOfAccount: ({ most, named }: { most: number; named: string }) =>
    `${most} webhooks are registered for this account, which is the limit of this service (notifications.webhooksPerAccount). Its owner has to delete one first: ${named}`,
  pushOff: 'The operator of this service switched Web Push off.',
  otherPushService: ({ hostname }: { hostname: string }) =>
    `This service sends no push messages to ${hostname}. Its operator allows the push services of browser makers and those of notifications.pushServices.`,
  notAPoint: 'keys.p256dh is not a point of the curve P-256.',
  tooManyDevices: ({ most, field }: { most: number; field: string }) =>
    `${most} devices are registered, which is the limit of this service (notifications.${field}).`,
  tooManyDevicesOfClient: ({ most, field }: { most: number; field: string }) =>
    `${most} devices are registered, which is the limit of this service for one client (notifications.${field}).`,
  tooManyAccounts: ({ most, field }: { most: number; field: string }) =>
    `${most} accounts are followed by devices, which is the limit of this service (notifications.${field}).`,
  tooManyAccountsOfClient: ({ most, field }: { most: number; field: string }) =>
    `${most} accounts are followed by devices, which is the limit of this service for one client (notifications.${field}).`,
})
