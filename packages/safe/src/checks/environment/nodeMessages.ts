import { defineMessages, plural, numberText } from '@countersign/primitives'

export const nodeMessages = defineMessages('check-node', {
  behindBy: ({ block, madeAt, age }: { block: number | bigint; madeAt: string; age: string }) =>
    `Its newest block is ${numberText(block)}, made at ${madeAt}, ${age} ago by the clock of this machine. Owners, nonce and balances may have changed since. Use another node before you sign.`,
  stuckFor: ({ host, block, time }: { host: string; block: number | bigint; time: string }) =>
    `${host} has reported block ${numberText(block)} as the newest for ${time}. Owners, nonce and balances may have changed since. Use another node before you sign.`,
  differing: ({ names, count, host }: { names: string; count: number; host: string }) =>
    `${names} ${plural(count, { one: 'returns', other: 'return' })} another account state than ${host}. Do not sign before you know which is right.`,
  nothingShows: ({ host, others, origin }: { host: string; others: string; origin: string }) =>
    `${host} and ${others} return the same account state, but nothing shows that they are different nodes: ${origin}. Add a node of your own in the settings to compare.`,
  oneHost: ({ host, origin }: { host: string; origin: string }) =>
    `All values from the chain were read from ${host} alone: ${origin}. Add a node of your own in the settings to compare.`,
  service: 'the service named it',
  operator: 'the configuration of this page named it',
  page: 'it is the public node that this page knows for the network',
  age: 'Age of the newest block',
  noTime: ({ host, block, reason }: { host: string; block: number | bigint; reason: string }) =>
    `${host} did not return the time of block ${numberText(block)}: ${reason}.`,
  secondsAfter: (seconds: bigint) => `${seconds} seconds after 1970`,
  behind: 'The node is behind',
  future: 'The newest block has a future time',
  futureTime: ({ block, host, madeAt, now }: { block: number | bigint; host: string; madeAt: string; now: string }) =>
    `Block ${numberText(block)} of ${host} has the time ${madeAt}, but this machine has ${now}. Either the node’s or this machine’s clock is wrong.`,
  stuck: 'The node does not advance',
  recent: 'The newest block is recent',
  madeAt: ({ block, madeAt }: { block: number | bigint; madeAt: string }) =>
    `Block ${numberText(block)}, made at ${madeAt}.`,
  node: 'The node',
  noChainId: ({ host, reason }: { host: string; reason: string }) => `${host} did not return its chain id: ${reason}.`,
  otherChain: 'The node serves another chain',
  servesOther: ({ host, found, wanted }: { host: string; found: bigint; wanted: bigint }) =>
    `${host} serves chain ${found}, but this account is on ${wanted}. Values read from it do not count. Choose another node in the settings.`,
  disagree: 'Nodes disagree',
  agree: 'Nodes agree',
  sameState: ({ host, others, count }: { host: string; others: string; count: number }) =>
    `${host} and ${others} return the same account state. They count as ${count} independent nodes.`,
  own: 'Your own node',
  ownHost: (host: string) => `Read from ${host}, which you chose.`,
  maybeSame: 'The nodes may be the same',
  oneByService: 'One node, named by the service',
  one: 'One node',
})
