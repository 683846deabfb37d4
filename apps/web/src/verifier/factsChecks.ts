import type { Check } from '@countersign/safe/checks'
import type { SharedProposal } from '@countersign/safe/exchange'

export const NO_NETWORK = 'It needs a network, and this page asks none.'

/** What the sender says about the account; only a chain could tell. */
export function accountChecks({ account, version }: Pick<SharedProposal, 'account' | 'version'>): Check[] {
  return [
    {
      id: 'account-state',
      verdict: 'unchecked',
      title: account
        ? `Owners and threshold, ${account.threshold} of ${account.owners.length}, as the sender says`
        : 'Owners and threshold are not told',
      reason: account
        ? `${SOURCE[account.source]}${account.block === null ? '' : ` at block ${account.block}`}. Compare them on a machine with a node you trust.`
        : 'Whether a signer is an owner cannot be said.',
    },
    {
      id: 'contract-hash',
      verdict: 'unchecked',
      title: `Whether the account is a ${version} and computes the same hash`,
      reason: `${NO_NETWORK} The version decides the domain hash: compare it with what the device shows.`,
    },
  ]
}

/** What the sender says about account, tokens and names, and what only a chain could answer. */
export function factsChecks({ account, version, transaction, chain, tokens, names }: SharedProposal): Check[] {
  return [
    ...accountChecks({ account, version }),
    { id: 'simulation', verdict: 'unchecked', title: 'Balance and trial run', reason: NO_NETWORK },
    {
      id: 'nonce',
      verdict: 'unchecked',
      title: `Other transactions at nonce ${transaction.nonce}`,
      reason: `The proposal carries one. A second would be known to the queue only.${nonceWords(account, transaction.nonce)}`,
    },
    {
      id: 'recipients',
      verdict: 'caution',
      title: 'Recipients are new to this machine',
      reason:
        names.length === 0
          ? 'No address book is loaded here. Compare all ten groups with an invoice or a call.'
          : 'Names came with the proposal and prove nothing. Compare all ten groups with an invoice or a call.',
    },
    ...(tokens.length === 0
      ? []
      : [
          {
            id: 'tokens' as const,
            verdict: 'caution' as const,
            title: 'Symbols and decimals came with the proposal',
            reason: `They decide how amounts read: ${tokens.map(({ symbol, decimals, address }) => `${symbol}, ${decimals} decimals, ${address}`).join('; ')}. The exact units stand in the calls.`,
          },
        ]),
    ...(chain.symbol === 'ETH' ? [] : [nativeCheck(chain.symbol)]),
  ]
}

const nativeCheck = (symbol: string): Check => ({
  id: 'tokens',
  field: 'chain.symbol',
  verdict: 'caution',
  title: `The network’s coin is called ${symbol} by the sender`,
  reason: 'Its amount is exact to 18 decimals, whatever it is called.',
})

const nonceWords = (account: SharedProposal['account'], nonce: bigint): string =>
  account === null || account.nonce === nonce ? '' : ` The sender saw the account at nonce ${account.nonce}.`

const SOURCE = {
  chain: 'The sender read them from chain',
  proof: 'The sender proved them',
  service: 'A service told the sender',
  you: 'The sender typed them',
  unknown: 'Nobody says where from',
} as const
