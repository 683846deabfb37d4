import { defineMessages, numberText } from '@countersign/primitives'

export const freshnessMessages = defineMessages('freshness', {
  title: 'Age of the data',
  reading: 'Reading',
  readAgain: 'Read again',
  value: 'Value',
  source: 'Source',
  asOf: 'As of',
  owners: 'Owners, threshold',
  ownersAre: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `Owners, threshold, ${threshold} of ${owners}`,
  nonce: 'Nonce',
  nonceIs: ({ nonce }: { nonce: bigint }) => `Nonce, ${nonce}`,
  balances: 'Balances',
  history: 'History',
  historyFrom: ({ block }: { block: string }) => `History, from block ${block}`,
  queue: 'Queue',
  messages: 'Messages',
  names: 'Names',
  counted: ({ what, count }: { what: string; count: number }) => `${what}, ${numberText(count)}`,
  prices: 'Prices',
  none: 'none',
  fromChain: 'From chain',
  fromYou: 'From you',
  fromService: 'From service',
  unknown: 'Unknown',
  storedHere: 'stored here',
  notRead: 'not read',
  readingNow: 'reading',
  block: ({ block }: { block: string }) => `block ${block}`,
  noNode: 'No node of this network has responded yet.',
  newest: ({ nodes, block }: { nodes: number; block: string }) =>
    nodes === 0
      ? `No network node answers now; the newest block is ${block}.`
      : nodes === 1
        ? `One network node answers; the newest block is ${block}.`
        : `${numberText(nodes)} network nodes answer; the newest block is ${block}.`,
  lastSeen: ({ time }: { time: string }) => `The service was last seen at ${time}.`,
})
