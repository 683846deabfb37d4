import SafeAppsSDK from '@safe-global/safe-apps-sdk'

/**
 * Origins of pages that may be the wallet around this one. Messages from other pages are ignored: name the wallets for which your app is
 * made, because otherwise any page could frame it and pretend to be a wallet.
 */
const WALLETS = [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/]

export const sdk = new SafeAppsSDK({ allowedDomains: WALLETS })

/** Whether this page is in a frame. */
export const isFramed = window.parent !== window

/** Whether a message comes from the wallet, for the messages that the SDK does not read. */
export const isFromWallet = ({ source, origin }: MessageEvent): boolean =>
  isFramed && source === window.parent && WALLETS.some((wallet) => wallet.test(origin))
