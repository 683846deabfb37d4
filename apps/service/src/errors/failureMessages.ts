import { defineMessages, plural } from '@countersign/primitives'

type Overrun = { most: number; seconds: number; key: string | null; path: string | null }

export const failureMessages = defineMessages('service-failures', {
  tooSlow: 'The answer took too long. The request may still take effect: check before sending it again.',
  replaying: ({ percent }: { percent: number }) =>
    `The service has started and is rebuilding its database from the journal: ${percent} %. Try again in a few seconds.`,
  emptyIndex: ({ chain }: { chain: string }) =>
    `The index of ${chain} has no block yet, so no account can be dropped from it or read again. Try again in a few seconds.`,
  garbled: 'The node of this chain sent an answer that cannot be parsed. Try again in a moment.',
  unreachable: 'The node of this chain did not answer. Try again in a moment.',
  otherProcess:
    'Another process has taken over the data of this service, so the request was not accepted. Send it again in a moment.',
  unknownHost: ({ hostname }: { hostname: string }) =>
    `This service is not configured for the host name "${hostname}". To protect the keys in its configuration it answers this request only under configured names. If the name is right, add it to allowedHosts of the configuration, or its origin to auth.origins.`,
  fetchesPerMinute: ({ most, seconds }: { most: number; seconds: number }) =>
    `This service fetches at most ${most} documents a minute for one client. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`,
  requestsPerMinute: ({ most, seconds, key, path }: Overrun) => {
    const client = key === null ? 'clients at this address' : `the key "${key}"`
    const limit = plural(most, { one: '# request a minute', other: '# requests a minute' })
    const again = plural(seconds, { one: '# second', other: '# seconds' })
    return `This service accepts ${limit} from ${client}${path === null ? '' : ` for ${path} and the paths below it`}. Try again in ${again}.`
  },
  fetchesAtOnce: ({ running, most }: { running: number; most: number }) =>
    `${running} documents are being fetched for this client; more than ${most} at a time are refused. Try again in a few seconds.`,
  streams: ({ count }: { count: number }) =>
    plural(count, {
      one: '# event stream is open from your address. Close it, or follow several accounts in one stream.',
      other: '# event streams are open from your address. Close one, or follow several accounts in one stream.',
    }),
})
