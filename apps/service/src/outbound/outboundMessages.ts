import { defineMessages, numberText } from '@countersign/primitives'

type Named = { host: string }

export const outboundMessages = defineMessages('service-outbound', {
  notHttps: ({ host }: Named) =>
    `${host} is not called: it is not https. If it is the operator's own, list it in notifications.privateHosts.`,
  isPrivate: ({ host }: Named) =>
    `${host} is not called: it is a private address. If it is the operator's own, list it in notifications.privateHosts.`,
  leadsTo: ({ host, address }: { host: string; address: string | undefined }) =>
    `${host} is not called: it leads to ${address ?? 'nowhere'}. If it is the operator's own, list it in notifications.privateHosts.`,
  unreachable: ({ host, reason }: { host: string; reason: string }) => `${host} did not answer: ${reason}`,
  notUrl: 'The address is not a URL.',
  otherScheme: ({ protocol }: { protocol: string }) => `Addresses that begin with ${protocol} are not fetched.`,
  otherPort: ({ host }: Named) => `${host} is not called: its port is not the usual one.`,
  privateHost: ({ host }: Named) => `${host} is not called: it is a private address.`,
  hostLeadsTo: ({ host, address }: { host: string; address: string | undefined }) =>
    `${host} is not called: it leads to ${address ?? 'no address'}.`,
  answered: ({ host, status }: { host: string; status: number }) => `${host} answered with status ${status}.`,
  slow: ({ host, ms }: { host: string; ms: number }) => `${host} took longer than ${ms} ms.`,
  unreadable: ({ host, reason }: { host: string; reason: string }) => `${host} could not be read: ${reason}.`,
  redirects: ({ host, most }: { host: string; most: number }) => `${host} redirects more than ${most} times.`,
  otherType: ({ host, type, wanted }: { host: string; type: string; wanted: string }) =>
    `${host} sent "${type}", not ${wanted}.`,
  tooLarge: ({ host, most }: { host: string; most: number }) => `${host} sent more than ${numberText(most)} bytes.`,
  notJson: ({ host }: Named) => `${host} sent text that is not JSON, or is nested too deeply.`,
})
