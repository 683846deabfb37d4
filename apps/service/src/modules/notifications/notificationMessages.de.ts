import { defineTranslation, numberText } from '@countersign/primitives'
import type { notificationMessages } from './notificationMessages.ts'

export const notificationMessagesDe = defineTranslation<typeof notificationMessages>('service-notifications', {
  timestampMissing: 'Der Zeitstempel der Unterschriften fehlt.',
  timestampOld: ({ timestamp, now }) =>
    `Der Zeitstempel ist ${timestamp}, die Uhr des Dienstes zeigt ${now}. Sie dürfen höchstens fünf Minuten voneinander abweichen.`,
  tooMuch: (limits) =>
    `Eine Registrierung darf höchstens ${numberText(limits.mostSignatures)} Unterschriften und ${numberText(limits.mostFollowed)} Paare aus Konto und Unterzeichner enthalten; diese enthält ${numberText(limits.signatures)} und ${numberText(limits.followed)}. Senden Sie mehrere Registrierungen.`,
  signatureUnrecoverable: 'Aus der Unterschrift der Registrierung lässt sich keine Adresse bestimmen.',
  noSubscription: ({ signer }) => `${signer} hat dieses Konto auf diesem Gerät nicht abonniert.`,
  noDevice: ({ uuid }) => `Hier ist kein Gerät ${uuid} registriert.`,
  unknown: 'Dieses Abonnement ist nicht bekannt.',
  webhooksOff: 'Der Betreiber dieses Dienstes hat Webhooks von Eigentümern abgeschaltet.',
  webhookNotOwner: ({ signer, safe }) =>
    `${signer} ist kein Eigentümer von ${safe}. Nur Eigentümer können Webhooks eines Kontos registrieren.`,
  noWebhook: ({ webhookId }) => `Diese Wallet hat hier keinen Webhook ${webhookId} registriert.`,
  noWebhookAtAll: ({ webhookId }) => `Hier ist kein Webhook ${webhookId} registriert.`,
  noDelivery: ({ deliveryId }) => `Das Protokoll dieses Webhooks enthält ${deliveryId} nicht.`,
  noOperatorWebhook: ({ operatorWebhook }) =>
    `Die Konfiguration enthält keinen Webhook ${operatorWebhook}. Der Befehl operator-webhooks listet sie auf.`,
  noEvent: ({ eventId }) =>
    `Kein Ereignis ${eventId} ist gespeichert, das dieser Webhook erhält. Ereignisse werden nach eventRetentionHours gelöscht.`,
  eventRefused: ({ reason }) => `Das Ereignis wurde nicht angenommen: ${reason}`,
  tooManyWebhooks: ({ most, field }) =>
    `${numberText(most)} Webhooks sind registriert. Das ist die Grenze dieses Dienstes (notifications.${field}). Löschen Sie zuerst einen.`,
  tooManyWebhooksOfAccount: ({ most, named }) =>
    `${numberText(most)} Webhooks sind für dieses Konto registriert. Das ist die Grenze dieses Dienstes (notifications.webhooksPerAccount). Zuerst muss der Eigentümer, der ihn registriert hat, einen davon löschen: ${named}`,
  pushOff: 'Der Betreiber dieses Dienstes hat Web Push abgeschaltet.',
  otherPushService: ({ hostname }) =>
    `Dieser Dienst sendet keine Push-Nachrichten an ${hostname}. Sein Betreiber erlaubt die Push-Dienste der Browserhersteller und die aus notifications.pushServices.`,
  notAPoint: 'keys.p256dh ist kein Punkt der Kurve P-256.',
  tooManyDevices: ({ most, field }) =>
    `${numberText(most)} Geräte sind registriert. Das ist die Grenze dieses Dienstes (notifications.${field}).`,
  tooManyDevicesOfClient: ({ most, field }) =>
    `${numberText(most)} Geräte sind registriert. Das ist die Grenze dieses Dienstes für einen Client (notifications.${field}).`,
  tooManyAccounts: ({ most, field }) =>
    `Geräte beobachten ${numberText(most)} Konten. Das ist die Grenze dieses Dienstes (notifications.${field}).`,
  tooManyAccountsOfClient: ({ most, field }) =>
    `Geräte beobachten ${numberText(most)} Konten. Das ist die Grenze dieses Dienstes für einen Client (notifications.${field}).`,
})
