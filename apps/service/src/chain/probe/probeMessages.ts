import { defineMessages } from '@countersign/primitives'

export const probeMessages = defineMessages('service-probe', {
  noSafeVersion: 'None of the published Safe contract sets is complete on this chain: accounts cannot be created here.',
  incomplete: ({
    version,
    absent,
    versions,
  }: {
    version: string
    absent: readonly string[]
    versions: readonly string[]
  }) =>
    `Safe ${version} is not complete here (${absent.join(', ') || 'other code'}): accounts can be created with ${versions.join(', ')}.`,
  otherCode: ({ address, name, version }: { address: string; name: string; version: string }) =>
    `The code at ${address} is not the published ${name} ${version}: accounts that use it are shown with that warning.`,
  noLogs: 'The node does not answer eth_getLogs: no history can be read.',
  fewLogs: ({ blocks }: { blocks: number }) =>
    `The node takes eth_getLogs over ${blocks} blocks at most: reading the past of an account is slow.`,
  noArchive:
    'The node does not store old state. The service searches events for the creation of an account, which takes longer.',
  noTraces:
    'The node does not trace transactions (debug_traceTransaction, trace_block): coins moved inside batches and by modules, and the parameters of transactions that another contract forwarded, stay unknown.',
  noSimulation: 'The node does not offer eth_simulateV1: simulations use another way or are not checked.',
  noMulticall: 'Multicall3 is not at its usual address: balances are read token by token.',
  noBaseFee: 'Blocks have no base fee (EIP-1559): transactions have a gas price.',
  complete: 'Nothing is missing.',
})
