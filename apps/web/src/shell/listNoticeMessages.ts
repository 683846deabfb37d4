import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Strips above a page: what waits, and what a list does not contain. Loaded after the content. */
export const listNoticeMessages = defineMessages('list-notices', {
  nodeLimits: ({ host }: { host: string }) => `The node ${host} limits requests.`,
  nodeLimitsHelp: 'This page repeats its request. That can take up to two minutes.',
  queueTitle: 'Only proposals stored in this browser are listed.',
  queueText: 'Other owners may have proposed or signed more. Ask them for a link, a file or a QR code.',
  messagesTitle: 'Only messages stored in this browser are listed.',
  messagesText: 'Other owners may have requested or signed more. Ask them for a link, a file or a QR code.',
  appsTitle: 'The list of apps comes from a service.',
  appsText: 'This page shows the last list. Your own apps open by their address, without their descriptions.',
  inboxTitle: 'Only accounts and proposals known to this browser are shown.',
  inboxText: 'Without a service, accounts cannot be found by their owner.',
  accountsTitle: 'Only accounts known to this browser are listed.',
  accountsText: 'Without a service, accounts cannot be found by their owner, and there are no prices.',
  readingHistory: 'Reading history:',
  readingHistoryAt: ({ block }: { block: number }) =>
    `block ${numberText(block)} is reached. The part that was read is stored, and reading continues from there.`,
  eventsOnly: 'The history comes from events only.',
  eventsOnlyText: ({ from, to }: { from: number; to: number }) =>
    `Read from blocks ${numberText(from)} to ${numberText(to)}, back to the creation. Coins that a contract sent without an event are missing.`,
  notComplete: 'The history is not complete.',
  readFurther: 'Read further back',
  notCompleteText: ({ from, to }: { from: number; to: number }) =>
    `Read from events in blocks ${numberText(from)} to ${numberText(to)}.`,
  knownTokens: 'Only known tokens are read.',
  knownTokensText: ({ symbol, since }: { symbol: string; since: number | null }) =>
    since === null
      ? `${symbol}, tokens that moved, well-known tokens and those that you add. There are no prices.`
      : `${symbol}, tokens that moved since block ${numberText(since)}, well-known tokens and those that you add. There are no prices.`,
  justStarted: 'it has just started.',
  catchingUp: 'The service is catching up:',
  place: ({ block, of }: { block: number; of: number }) => `block ${numberText(block)} of ${numberText(of)}.`,
  placeLeft: ({ block, of, left }: { block: number; of: number; left: string }) =>
    `block ${numberText(block)} of ${numberText(of)}, ${left} left.`,
  lessThanMinute: 'less than a minute',
  aboutMinutes: (count: number) => plural(count, { one: 'about # minute', other: 'about # minutes' }),
  aboutHours: (count: number) => plural(count, { one: 'about # hour', other: 'about # hours' }),
  aboutDays: (count: number) => plural(count, { one: 'about # day', other: 'about # days' }),
  readingHelp: ({ words }: { words: string }) =>
    `${words} Lists are complete when it ends. Balances and everything that you sign are read from the chain.`,
})
