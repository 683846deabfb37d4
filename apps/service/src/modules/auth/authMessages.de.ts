import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { authMessages } from './authMessages.ts'

export const authMessagesDe = defineTranslation<typeof authMessages>('service-auth', {
  redirect: ({ target }) => `„${target}“ ist weder ein Pfad dieses Dienstes noch eine Adresse aus auth.origins.`,
  tooMany: ({ most, seconds }) =>
    `Mehr als ${numberText(most)} Versuche in einer Minute. Versuchen Sie es in ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} erneut.`,
  nonce:
    'Die Nonce der Anmeldung ist unbekannt, älter als fünf Minuten oder schon verwendet. Fordern Sie eine neue an.',
  signature: ({ address, chainId }) =>
    `Die Unterschrift ist nicht von ${address}: Sie stammt nicht vom Schlüssel dieser Adresse, und kein Vertrag unter der Adresse im Netzwerk ${chainId} erkennt sie an.`,
})
