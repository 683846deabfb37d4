import { defineMessages } from '@countersign/primitives'

export const valueMessages = defineMessages('service-values', {
  notAddress: ({ text }: { text: string }) => `"${text}" is no address.`,
  notDate: ({ text }: { text: string }) => `"${text}" is not an ISO 8601 date such as 2026-08-01T00:00:00Z.`,
  notDayOrTime: ({ text }: { text: string }) =>
    `"${text}" is not an ISO 8601 day or time such as 2026-08-01 or 2026-08-01T12:00:00Z.`,
  rangeReversed: ({ from, to }: { from: string; to: string }) => `The range ends (${to}) before it begins (${from}).`,
  notTimeZone: ({ text }: { text: string }) => `"${text}" is no IANA time zone, as in Europe/Berlin.`,
  notAccountName: ({ text }: { text: string }) => `"${text}" is not chainId:address, as in 1:0x41675C09….`,
  tooManyAccounts: ({ count, most }: { count: number; most: number }) =>
    `${count} accounts were requested; one request may name at most ${most}.`,
  noAccountInQuery: 'Name accounts: ?safes=chainId:address,…',
  noAccountInBody: 'Name accounts: {"safes":["chainId:address", …]}',
  unknownSelector: ({ selector }: { selector: string }) => `No known method has the selector ${selector}.`,
})
