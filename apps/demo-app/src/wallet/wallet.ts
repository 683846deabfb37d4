import SafeAppsSDK from '@safe-global/safe-apps-sdk'

/**
 * Origins whose pages may be the wallet around this one. Messages from any other page are not read: name the wallets your app is
 * made for, or any page could frame it and pretend to be one.
 */
const WALLETS = [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/]

export const sdk = new SafeAppsSDK({ allowedDomains: WALLETS })

/** Whether this page stands in the frame of another at all. */
export const isFramed = window.parent !== window

/** Whether a message comes from the wallet; for the few the SDK does not read. */
export const isFromWallet = ({ source, origin }: MessageEvent): boolean =>
  isFramed && source === window.parent && WALLETS.some((wallet) => wallet.test(origin))
