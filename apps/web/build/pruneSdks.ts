import type { Plugin } from 'vite'

const NO_PAYMENTS = '\0no-payments'

/**
 * Removes parts of the wallets' SDKs that this page never calls. WalletKit contains payments at shops. The Safe apps provider imports the
 * CommonJS edition of its SDK, and with it a second copy of viem, for five names of transaction states.
 */
export function pruneSdks(): Plugin {
  return {
    name: 'prune-sdks',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source === '@walletconnect/pay') return NO_PAYMENTS
      if (source !== '@safe-global/safe-apps-sdk' || !/[\\/]safe-apps-provider[\\/]/.test(importer)) return null
      const sdk = await this.resolve(source, importer, { skipSelf: true })
      return sdk && sdk.id.replace(/dist[\\/](cjs|esm)[\\/]index\.js$/, 'dist/esm/types/gateway.js')
    },
    load: (id) =>
      id === NO_PAYMENTS ? 'export class WalletConnectPay { static isAvailable() { return false } }' : null,
  }
}
