import type { Check } from '@countersign/safe/checks'
import type { SharedProposal } from '@countersign/safe/exchange'
import { verifierCheckMessages } from './verifierCheckMessages.ts'

/** The sender's claims about the account, which only a chain could confirm. */
export function accountChecks({ account, version }: Pick<SharedProposal, 'account' | 'version'>): Check[] {
  return [
    {
      id: 'account-state',
      verdict: 'unchecked',
      title: account
        ? verifierCheckMessages.owners({ threshold: account.threshold, owners: account.owners.length })
        : verifierCheckMessages.noOwners,
      reason: account
        ? verifierCheckMessages.ownersFrom({
            source: account.source,
            block: account.block === null ? null : String(account.block),
          })
        : verifierCheckMessages.noOwnersText,
    },
    {
      id: 'contract-hash',
      verdict: 'unchecked',
      title: verifierCheckMessages.sameHash(version),
      reason: verifierCheckMessages.sameHashText,
    },
  ]
}

/** The sender's claims about account, tokens and names, and checks that need a chain. */
export function factsChecks({ account, version, transaction, chain, tokens, names }: SharedProposal): Check[] {
  return [
    ...accountChecks({ account, version }),
    {
      id: 'simulation',
      verdict: 'unchecked',
      title: verifierCheckMessages.simulation,
      reason: verifierCheckMessages.noNetwork,
    },
    {
      id: 'nonce',
      verdict: 'unchecked',
      title: verifierCheckMessages.otherAtNonce(transaction.nonce),
      reason:
        account === null || account.nonce === transaction.nonce
          ? verifierCheckMessages.otherText
          : verifierCheckMessages.otherTextRead(account.nonce),
    },
    {
      id: 'recipients',
      verdict: 'caution',
      title: verifierCheckMessages.newRecipients,
      reason: names.length === 0 ? verifierCheckMessages.noBook : verifierCheckMessages.namesClaimed,
    },
    ...(tokens.length === 0
      ? []
      : [
          {
            id: 'tokens' as const,
            verdict: 'caution' as const,
            title: verifierCheckMessages.symbols,
            reason: verifierCheckMessages.symbolsText(
              tokens
                .map(({ symbol, decimals, address }) => verifierCheckMessages.token({ symbol, decimals, address }))
                .join('; '),
            ),
          },
        ]),
    ...(chain.symbol === 'ETH' ? [] : [nativeCheck(chain.symbol)]),
  ]
}

const nativeCheck = (symbol: string): Check => ({
  id: 'tokens',
  field: 'chain.symbol',
  verdict: 'caution',
  title: verifierCheckMessages.coin(symbol),
  reason: verifierCheckMessages.coinText,
})
