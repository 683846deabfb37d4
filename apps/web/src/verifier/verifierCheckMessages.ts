import { defineMessages, listText, plural } from '@countersign/primitives'

export const verifierCheckMessages = defineMessages('verifier-checks', {
  noNetwork: 'This check needs a network, and this page makes no request.',
  noRequest: 'this page makes no network request',
  confirmed: 'Confirmed by the account',
  confirmedText:
    'This check needs a network, and this page makes no request. The first machine calls the account when enough owners have signed.',
  namesOfMessage: 'Names and symbols came with the message',
  namesOfMessageText: 'They prove nothing. The exact values are below the fields.',
  unknown: 'unknown',
  twice: 'A signature is included twice',
  invalid: 'A signature is not valid',
  notCounted: 'It does not count.',
  needChain: (count: number) =>
    plural(count, {
      one: '# of the signatures needs the chain for its check',
      other: '# of the signatures need the chain for their check',
    }),
  needChainText: (signers: string) => `Signatures of contracts, or on-chain approvals: ${signers}.`,
  recover: (signers: readonly string[]) => `Signatures of ${listText(signers)} recover`,
  recoverText: (digest: string) =>
    `Each recovers, for exactly this ${digest}, to an address in the sender’s list of owners. Only the chain can confirm that it is an owner.`,
  owners: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `Owners and threshold, ${threshold} of ${owners}, according to the sender`,
  noOwners: 'The sender did not include owners and threshold',
  ownersFrom: ({
    source,
    block,
  }: {
    source: 'chain' | 'proof' | 'service' | 'you' | 'unknown'
    block: string | null
  }) =>
    ({
      chain: 'The sender read them from chain',
      proof: 'The sender proved them',
      service: 'The sender received them from a service',
      you: 'The sender typed them',
      unknown: 'Their source is unknown',
    })[source] +
    (block === null ? '' : ` at block ${block}`) +
    '. Compare them on a machine with a node you trust.',
  noOwnersText: 'This page cannot check whether a signer is an owner.',
  sameHash: (version: string) => `Whether the account is a ${version} and computes the same hash`,
  sameHashText:
    'This check needs a network, and this page makes no request. The version decides the domain hash: compare it with the hash on the device.',
  simulation: 'Balance and simulation',
  otherAtNonce: (nonce: bigint) => `Other transactions at nonce ${nonce}`,
  otherText: 'The proposal contains one transaction. Only the queue can contain another one.',
  otherTextRead: (nonce: bigint) =>
    `The proposal contains one transaction. Only the queue can contain another one. The sender read nonce ${nonce} of the account.`,
  newRecipients: 'Recipients are new to this machine',
  noBook: 'This page has no address book. Compare all ten groups with an invoice or by phone.',
  namesClaimed: 'Names came with the proposal and prove nothing. Compare all ten groups with an invoice or by phone.',
  symbols: 'Symbols and decimals came with the proposal',
  token: ({ symbol, decimals, address }: { symbol: string; decimals: number; address: string }) =>
    `${symbol}, ${decimals} decimals, ${address}`,
  symbolsText: (tokens: string) => `They decide how amounts are shown: ${tokens}. The exact units are in the calls.`,
  coin: (symbol: string) => `The sender calls the network’s coin ${symbol}`,
  coinText: 'Its amount is exact to 18 decimals, whatever its name is.',
})
