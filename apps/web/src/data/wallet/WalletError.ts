import { BaseError, type Retry } from '@countersign/primitives'

type WalletErrorMeta = {
  readonly chainId?: string
  readonly detail?: string
  /** Which of several requests failed. */
  readonly step?: 'add-chain'
}

const WORDS = {
  rejected: () => 'You rejected the request in your wallet. Nothing was sent.',
  'already-open': () => 'A request is already open in your wallet. Finish or close it there.',
  'no-provider': () => 'This wallet is no longer available. Open it, or install it again, then reload this page.',
  'not-authorized': () => 'The wallet does not let this page use that account. Connect again and choose it.',
  'not-supported': ({ detail }) => `${detail ?? 'The wallet does not support this request'}. Use another wallet.`,
  disconnected: () => 'The wallet is disconnected. Unlock it and connect again.',
  'chain-unknown': ({ chainId }) => `The wallet does not know chain ${chainId ?? ''} yet.`,
  'chain-not-configured': ({ chainId }) =>
    `Chain ${chainId ?? ''} is not configured. The operator can add it. Until then choose another network.`,
  'add-chain-failed': () =>
    'The network could not be added. Your wallet stays on its network. Add the network in the wallet, or choose another one.',
  'switch-timeout': ({ chainId }) =>
    `The wallet did not switch within 30 s and is still on chain ${chainId ?? 'unknown'}. Switch it in the wallet, or try again.`,
  'insufficient-funds': () =>
    'The connected wallet cannot pay for gas. Send it some of the native coin, or let another wallet execute.',
  unreadable: () =>
    'The wallet gave an answer that this page cannot read. Nothing was signed. Update the wallet, or use another one.',
  failed: ({ detail }) => `The wallet answered: ${detail ?? 'no reason given'}. Try again.`,
} satisfies Record<string, (meta: WalletErrorMeta) => string>

export type WalletErrorCode = keyof typeof WORDS

const NEVER: readonly WalletErrorCode[] = ['chain-not-configured', 'not-supported']

/** Every failure between the page and a wallet, in words for the user. */
export class WalletError extends BaseError<WalletErrorCode, WalletErrorMeta> {
  constructor(code: WalletErrorCode, meta: WalletErrorMeta = {}, cause?: unknown) {
    const retry: Retry = NEVER.includes(code) ? 'never' : 'later'
    super({ code, message: WORDS[code](meta), meta, cause, retry })
    this.name = 'WalletError'
  }
}
