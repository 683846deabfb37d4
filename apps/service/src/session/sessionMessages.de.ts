import { defineTranslation } from '@countersign/primitives'
import type { sessionMessages } from './sessionMessages.ts'

export const sessionMessagesDe = defineTranslation<typeof sessionMessages>('service-session', {
  layout: 'Der Aufbau ist nicht der von EIP-4361, Version 1.',
  fieldMissing: 'Ein Feld fehlt, das EIP-4361 verlangt.',
  unknownChain: ({ chainId, known }) =>
    `Das Netzwerk ${chainId} ist hier nicht eingerichtet. Eingerichtet sind: ${known.join(', ')}.`,
  notTime: 'Eine Zeit hat nicht das Format von RFC 3339.',
  issuedLater: ({ time, now }) => `Die Nachricht wurde um ${time} ausgestellt; die Uhr des Dienstes zeigt ${now}.`,
  adminUnauthorized: 'Senden Sie das adminToken der Konfiguration: Authorization: Bearer ….',
  wrongOperatorInput: ({ given, expected }) => `„${given}“ ist nicht ${expected}.`,
  wrongRotation: ({ query }) =>
    `Die Parameter ${query} sind nicht bekannt, deshalb wurde der Schlüssel nicht geändert. Senden Sie endSessions=1, um jede Sitzung zu beenden, oder keinen Parameter, um die Sitzungen zu behalten.`,
  expectedAddress: 'eine Adresse: 0x und 40 hexadezimale Ziffern',
  expectedChainId: 'die Nummer eines Netzwerks, etwa 1',
  expectedWebhookId: 'die Kennung eines Webhooks: GET /admin/webhooks oder der Befehl webhooks nennt sie',
  expectedEventId: 'die Kennung eines Ereignisses: eine Zahl, wie das Protokoll sie nennt',
  expectedDeliveryId:
    'die Kennung einer Zustellung: GET /admin/webhooks/{webhook}/deliveries oder der Befehl deliveries nennt sie',
  issuedLongAgo: ({ time, now }) =>
    `Die Nachricht wurde um ${time} ausgestellt; die Uhr des Dienstes zeigt ${now}. Unterschreiben Sie eine neue Nachricht, und stellen Sie die Uhr dieses Rechners, falls sie falsch geht.`,
  notYetValid: ({ time, now }) => `Die Nachricht gilt erst ab ${time}; die Uhr des Dienstes zeigt ${now}.`,
  expired: ({ time, now }) => `Die Nachricht ist um ${time} abgelaufen; die Uhr des Dienstes zeigt ${now}.`,
  notUri: ({ uri }) => `„${uri}“ ist keine URI.`,
  otherHost: ({ domain, host }) =>
    `Die Nachricht ist für ${domain}, aber ihre URI liegt auf ${host}. Beide müssen dieselbe Website nennen.`,
  otherScheme: ({ scheme, protocol }) => `Die Nachricht nennt das Schema ${scheme}, ihre URI ${protocol}`,
  otherOrigin: ({ origin, origins }) =>
    `Die Nachricht wurde für ${origin} erstellt. Anmelden kann man sich ${origins.length > 0 ? `von ${origins.join(', ')}` : 'nur von diesem Rechner; nehmen Sie andere Websites in auth.origins auf'}.`,
  none: 'Es gibt keine Sitzung, oder sie ist abgelaufen. Melden Sie sich mit einer Wallet an.',
  untrusted: ({ origin }) =>
    `Die Seite auf ${origin ?? 'einer anderen Website'} darf hier nicht für ihre Besucher handeln. Wenn sie es dürfen soll, nehmen Sie sie in auth.origins auf.`,
})
