import type { CreateConnectorFn } from '@wagmi/core'
import { rpcRequest } from '../../../shared/rpc/rpcRequest.ts'
import { WalletError } from '../../../shared/wallet/WalletError.ts'
import type { WalletEnvironment } from '../catalogue/WalletEntry.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { isChainRead } from './isChainRead.ts'
import type { SdkProvider } from './sdkProvider.ts'

/** Coinbase's own words for a closed window and for an answer without accounts. */
const REJECTED = /user closed modal|accounts received is empty|user denied account|request rejected/i

/** Coinbase Wallet as its SDK reaches it: a window of Coinbase's in which the person signs in and confirms. */
export const loadCoinbase = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createSdkConnector({ id: 'coinbase', name: 'Coinbase Wallet', open: () => openCoinbase(environment) })

async function openCoinbase({ chains }: WalletEnvironment): Promise<SdkProvider> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const official = createCoinbaseWalletSDK({
    appName: 'Countersign',
    appLogoUrl: `${window.location.origin}/favicon.svg`,
    appChainIds: chains.map(({ chainId }) => Number(chainId)),
    // The extension announces itself and phones come by WalletConnect; the rest would put style sheets into this page.
    preference: { options: 'smartWalletOnly', telemetry: false },
  }).getProvider()
  const currentChain = async () => String(Number(await official.request({ method: 'eth_chainId' })))

  return {
    // The SDK's types know four events by name; its emitter takes any.
    on: (event, listener) => void official.on(event as 'chainChanged', listener),
    removeListener: (event, listener) => void official.removeListener(event as 'chainChanged', listener),
    async request({ method, params }) {
      if (isChainRead(method)) {
        const chainId = await currentChain()
        const chain = chains.find((one) => one.chainId === chainId)
        if (!chain) throw new WalletError('chain-not-configured', { chainId })
        return rpcRequest(chain, method, Array.isArray(params) ? params : [])
      }
      try {
        return await official.request({ method, ...(params === undefined ? {} : { params }) })
      } catch (error) {
        if (error instanceof Error && REJECTED.test(error.message)) throw new WalletError('rejected', {}, error)
        throw error
      }
    },
    close: async () => official.disconnect(),
  }
}
