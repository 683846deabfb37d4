import { defineMessages } from '@countersign/primitives'

type Times = { time: string; now: string }

export const sessionMessages = defineMessages('service-session', {
  layout: 'Its layout is not that of EIP-4361, version 1.',
  fieldMissing: 'A field that EIP-4361 requires is missing.',
  unknownChain: ({ chainId, known }: { chainId: number; known: readonly string[] }) =>
    `Chain ${chainId} is not configured here. Configured are: ${known.join(', ')}.`,
  notTime: 'A time is not in the format of RFC 3339.',
  issuedLater: ({ time, now }: Times) => `It was issued at ${time}; the service's clock says ${now}.`,
  adminUnauthorized: 'Send the adminToken of the configuration: Authorization: Bearer ….',
  wrongOperatorInput: ({ given, expected }: { given: string; expected: string }) => `"${given}" is not ${expected}.`,
  wrongRotation: ({ query }: { query: string }) =>
    `The parameters ${query} are not known, so the key was not changed. Send endSessions=1 to end every session, or no parameter to keep the sessions.`,
  expectedAddress: 'an address: 0x and 40 hexadecimal digits',
  expectedChainId: 'the id of a chain, a number such as 1',
  expectedWebhookId: 'the id of a webhook: find it with GET /admin/webhooks, or the command webhooks',
  expectedEventId: 'the id of an event: a number, as the log names it',
  expectedDeliveryId:
    'the id of a delivery: find it with GET /admin/webhooks/{webhook}/deliveries, or the command deliveries',
  issuedLongAgo: ({ time, now }: Times) =>
    `It was issued at ${time}; the service's clock says ${now}. Sign a new message, and set the clock of this machine if it is wrong.`,
  notYetValid: ({ time, now }: Times) => `It is not valid before ${time}; the service's clock says ${now}.`,
  expired: ({ time, now }: Times) => `It expired at ${time}; the service's clock says ${now}.`,
  notUri: ({ uri }: { uri: string }) => `"${uri}" is no URI.`,
  otherHost: ({ domain, host }: { domain: string; host: string }) =>
    `The message is for ${domain}, but its URI is on ${host}. Both must name the same site.`,
  otherScheme: ({ scheme, protocol }: { scheme: string; protocol: string }) =>
    `The message names the scheme ${scheme}, its URI ${protocol}`,
  otherOrigin: ({ origin, origins }: { origin: string; origins: readonly string[] }) =>
    `The message was made for ${origin}. Users can sign in from ${origins.join(', ') || 'this machine only; add other sites to auth.origins'}.`,
  none: 'There is no session, or it has ended. Sign in with a wallet.',
  untrusted: ({ origin }: { origin: string | undefined }) =>
    `The page at ${origin ?? 'another site'} may not act for its visitor here. If it should, add it to auth.origins.`,
})
