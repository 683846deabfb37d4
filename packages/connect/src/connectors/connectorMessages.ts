import { defineMessages } from '@countersign/primitives'

export const connectorMessages = defineMessages('wallet-connectors', {
  noChainId: 'no chain id',
  notInSafe: (seconds: number) => `the page around this one did not answer within ${seconds} s, so it is not a Safe`,
  replaced: 'The Safe around this page replaced the transaction.',
  onChainOnly: 'The Safe around this page signs on chain only, so no signature can be passed on',
  otherChain: ({ chain, asked }: { chain: string; asked: string }) =>
    `The Safe around this page is on chain ${chain} only, not on ${asked}`,
  notConfigured: 'WalletConnect is not configured here',
  sessionEnded: 'The wallet ended the session.',
  chainIdNeeded: 'A chain id is needed.',
  sessionOver: 'The WalletConnect session has ended. Connect the wallet again.',
  notApproved: (method: string) => `The wallet has not approved ${method} for this session`,
})
