import { defineMessages, numberText } from '@countersign/primitives'

/** A network or a node that is added, and what the node answered. */
export const addNetworkMessages = defineMessages('add-network', {
  title: 'Add a network',
  node: 'Node of the new network',
  nodeHint:
    'An address that begins with https://. The page reads the network and its Safe contracts from the node, then asks you for the names.',
  add: 'Add network',
  check: 'Check',
  added: ({ network }: { network: string }) => `${network} was added.`,
  known: ({ network }: { network: string }) =>
    `${network} is already configured. Add this node to it in the list above.`,
  noContracts: ({ chainId }: { chainId: string }) =>
    `Network ${chainId} has no version of the Safe contracts with their published code, so no account can be used there.`,
  newName: ({ chainId }: { chainId: string }) => `Network ${chainId}`,
  found: ({ chainId, block, versions }: { chainId: string; block: bigint; versions: readonly string[] }) =>
    `Network ${chainId}, block ${numberText(block)}. Safe contracts ${versions.join(', ')} are deployed with their published code.`,
  noLogs: 'It does not answer eth_getLogs, so there will be no history.',
  name: 'Name',
  prefix: 'Prefix of addresses',
  coin: 'Coin',
  incompleteNames: 'The network needs a name and a coin symbol.',
  wrongPrefix: 'The prefix is 1 to 24 lower-case letters, digits or hyphens.',
  usedPrefix: ({ prefix }: { prefix: string }) =>
    `The prefix "${prefix}" belongs to another network. Choose another one.`,
  description: 'Added in this browser',
  noAnswer: ({ host, reason }: { host: string; reason: string }) => `${host} did not answer (${reason}).`,
  status: ({ host, status }: { host: string; status: string }) => `${host} answered ${status}.`,
  noNode: ({ host }: { host: string }) => `${host} answers, but not as a node of a chain: no JSON-RPC came back.`,
  refusedMethod: ({ host, method, reason }: { host: string; method: string; reason: string }) =>
    `${host} refused ${method}: ${reason}.`,
  noAddress: 'This is not the address of a node. It must begin with https:// or http://.',
  policy: ({ reason }: { reason: string }) =>
    `${reason} The browser lets this page reach only addresses that were known when it was loaded. Reload the page, then add the node again.`,
})
