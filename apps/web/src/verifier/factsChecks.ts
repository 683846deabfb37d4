import type { Check } from '@countersign/safe/checks'
import type { SharedProposal } from '@countersign/safe/exchange'

export const NO_NETWORK = 'This check needs a network, and this page makes no request.'

/** The sender's claims about the account, which only a chain could confirm. */
export function accountChecks({ account, version }: Pick<SharedProposal, 'account' | 'version'>): Check[] {
  return [
    {
      id: 'account-state',
      verdict: 'unchecked',
      title: account
        ? `Owners and threshold, ${account.threshold} of ${account.owners.length}, according to the sender`
        : 'The sender did not include owners and threshold',
      reason: account
        ? `${SOURCE[account.source]}${account.block === null ? '' : ` at block ${account.block}`}. Compare them on a machine with a node you trust.`
        : 'This page cannot check whether a signer is an owner.',
    },
    {
      id: 'contract-hash',
      verdict: 'unchecked',
      title: `Whether the account is a ${version} and computes the same hash`,
      reason: `${NO_NETWORK} The version decides the domain hash: compare it with the hash on the device.`,
    },
  ]
}

/** The sender's claims about account, tokens and names, and checks that need a chain. */
export function factsChecks({ account, version, transaction, chain, tokens, names }: SharedProposal): Check[] {
  return [
    ...accountChecks({ account, version }),
    { id: 'simulation', verdict: 'unchecked', title: 'Balance and simulation', reason: NO_NETWORK },
    {
      id: 'nonce',
      verdict: 'unchecked',
      title: `Other transactions at nonce ${transaction.nonce}`,
      reason: `The proposal contains one transaction. Only the queue can contain another one.${nonceWords(account, transaction.nonce)}`,
    },
    {
      id: 'recipients',
      verdict: 'caution',
      title: 'Recipients are new to this machine',
      reason:
        names.length === 0
          ? 'This page has no address book. Compare all ten groups with an invoice or by phone.'
          : 'Names came with the proposal and prove nothing. Compare all ten groups with an invoice or by phone.',
    },
    ...(tokens.length === 0
      ? []
      : [
          {
            id: 'tokens' as const,
            verdict: 'caution' as const,
            title: 'Symbols and decimals came with the proposal',
            reason: `They decide how amounts are shown: ${tokens.map(({ symbol, decimals, address }) => `${symbol}, ${decimals} decimals, ${address}`).join('; ')}. The exact units are in the calls.`,
          },
        ]),
    ...(chain.symbol === 'ETH' ? [] : [nativeCheck(chain.symbol)]),
  ]
}

const nativeCheck = (symbol: string): Check => ({
  id: 'tokens',
  field: 'chain.symbol',
  verdict: 'caution',
  title: `The sender calls the network’s coin ${symbol}`,
  reason: 'Its amount is exact to 18 decimals, whatever its name is.',
})

const nonceWords = (account: SharedProposal['account'], nonce: bigint): string =>
  account === null || account.nonce === nonce ? '' : ` The sender read nonce ${account.nonce} of the account.`

const SOURCE = {
  chain: 'The sender read them from chain',
  proof: 'The sender proved them',
  service: 'The sender received them from a service',
  you: 'The sender typed them',
  unknown: 'Their source is unknown',
} as const
