import { defineTranslation, numberText } from '@countersign/primitives'
import type { outboundMessages } from './outboundMessages.ts'

export const outboundMessagesDe = defineTranslation<typeof outboundMessages>('service-outbound', {
  notHttps: ({ host }) =>
    `${host} wird nicht aufgerufen: Die Adresse ist nicht https. Wenn der Server dem Betreiber gehört, muss dieser ihn in notifications.privateHosts nennen.`,
  isPrivate: ({ host }) =>
    `${host} wird nicht aufgerufen: Das ist eine private Adresse. Wenn der Server dem Betreiber gehört, muss dieser ihn in notifications.privateHosts nennen.`,
  leadsTo: ({ host, address }) =>
    `${host} wird nicht aufgerufen: Der Name führt zu ${address ?? 'keiner Adresse'}. Wenn der Server dem Betreiber gehört, muss dieser ihn in notifications.privateHosts nennen.`,
  unreachable: ({ host, reason }) => `${host} hat nicht geantwortet: ${reason}`,
  notUrl: 'Die Adresse ist keine URL.',
  otherScheme: ({ protocol }) => `Adressen, die mit ${protocol} beginnen, werden nicht geladen.`,
  otherPort: ({ host }) => `${host} wird nicht aufgerufen: Der Port ist nicht der übliche.`,
  privateHost: ({ host }) => `${host} wird nicht aufgerufen: Das ist eine private Adresse.`,
  hostLeadsTo: ({ host, address }) =>
    `${host} wird nicht aufgerufen: Der Name führt zu ${address ?? 'keiner Adresse'}.`,
  answered: ({ host, status }) => `${host} hat mit dem Status ${status} geantwortet.`,
  slow: ({ host, ms }) => `${host} hat länger als ${ms} ms gebraucht.`,
  unreadable: ({ host, reason }) => `${host} konnte nicht gelesen werden: ${reason}.`,
  redirects: ({ host, most }) => `${host} leitet mehr als ${most} Mal weiter.`,
  otherType: ({ host, type, wanted }) => `${host} hat „${type}“ gesendet, nicht ${wanted}.`,
  tooLarge: ({ host, most }) => `${host} hat mehr als ${numberText(most)} Bytes gesendet.`,
  notJson: ({ host }) => `${host} hat einen Text gesendet, der kein JSON oder zu tief verschachtelt ist.`,
})
