import { BaseError, type Retry } from '@countersign/primitives'
import { walletErrorMessages as messages } from './walletErrorMessages.ts'

type WalletErrorMeta = {
  readonly chainId?: string
  readonly detail?: string
  /** Which of several requests failed. */
  readonly step?: 'add-chain'
}

const WORDS = {
  rejected: () => messages.rejected,
  'already-open': () => messages.alreadyOpen,
  'no-provider': () => messages.noProvider,
  'not-authorized': () => messages.notAuthorized,
  'not-supported': ({ detail }) =>
    detail === undefined ? messages.notSupported : messages.notSupportedBecause(detail),
  disconnected: () => messages.disconnected,
  'chain-unknown': ({ chainId }) => messages.chainUnknown(chainId ?? ''),
  'chain-not-configured': ({ chainId }) => messages.chainNotConfigured(chainId ?? ''),
  'add-chain-failed': () => messages.addChainFailed,
  'switch-timeout': ({ chainId }) => messages.switchTimeout(chainId ?? messages.unknown),
  'insufficient-funds': () => messages.insufficientFunds,
  unreadable: () => messages.unreadable,
  failed: ({ detail }) => messages.failed(detail ?? messages.noReason),
} satisfies Record<string, (meta: WalletErrorMeta) => string>

/** Why a wallet did not do what was asked. Each has a text for the user. */
export type WalletErrorCode = keyof typeof WORDS

const NEVER: readonly WalletErrorCode[] = ['chain-not-configured', 'not-supported']

/**
 * Every failure between the page and a wallet, in words for the user.
 *
 * @example
 * new WalletError('disconnected').message // 'The wallet is disconnected. Unlock it and connect again.'
 */
export class WalletError extends BaseError<WalletErrorCode, WalletErrorMeta> {
  constructor(code: WalletErrorCode, meta: WalletErrorMeta = {}, cause?: unknown) {
    const retry: Retry = NEVER.includes(code) ? 'never' : 'later'
    super({ code, message: WORDS[code](meta), meta, cause, retry })
    this.name = 'WalletError'
  }
}
