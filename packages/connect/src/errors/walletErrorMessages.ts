import { defineMessages } from '@countersign/primitives'

export const walletErrorMessages = defineMessages('wallet-errors', {
  notSupported: 'The wallet does not support this request. Use another wallet.',
  notSupportedBecause: (detail: string) => `${detail}. Use another wallet.`,
  unknown: 'unknown',
  switchTimeout: (chainId: string) =>
    `The wallet did not switch within 30 s and is still on chain ${chainId}. Switch it in the wallet, or try again.`,
  failed: (detail: string) => `The wallet answered: ${detail}. Try again.`,
  noReason: 'no reason given',
  rejected: 'You rejected the request in your wallet. Nothing was sent.',
  alreadyOpen: 'A request is already open in your wallet. Finish or close it there.',
  noProvider: 'This wallet is no longer available. Open it, or install it again, then reload this page.',
  notAuthorized: 'The wallet does not let this page use that account. Connect again and choose it.',
  disconnected: 'The wallet is disconnected. Unlock it and connect again.',
  chainUnknown: (chainId: string) => `The wallet does not know chain ${chainId} yet.`,
  chainNotConfigured: (chainId: string) =>
    `Chain ${chainId} is not configured. The operator can add it. Until then choose another network.`,
  addChainFailed:
    'The network could not be added. Your wallet stays on its network. Add the network in the wallet, or choose another one.',
  insufficientFunds:
    'The connected wallet cannot pay for gas. Send it some of the native coin, or let another wallet execute.',
  unreadable:
    'The wallet gave an answer that this page cannot read. Nothing was signed. Update the wallet, or use another one.',
})
