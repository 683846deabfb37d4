import type { CreateConnectorFn } from '@wagmi/core'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { WalletError } from '../../../data/wallet/WalletError.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { isChainRead } from './isChainRead.ts'
import type { SdkProvider } from './sdkProvider.ts'

/** Coinbase's own words for a closed window and for an answer without accounts. */
const REJECTED = /user closed modal|accounts received is empty|user denied account|request rejected/i

/** Coinbase Wallet as its SDK reaches it: a window of Coinbase's in which the person signs in and confirms. */
export const loadCoinbase = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createSdkConnector({ id: 'coinbase', name: 'Coinbase Wallet', open: () => openCoinbase(environment) })

/**
 * The window says by itself that it is being closed, but not when it never loaded: then the SDK would wait for ever. A window
 * that has answered closes too, so one that is only just closed may still be heard.
 */
function watchWindow(official: object) {
  let timer: ReturnType<typeof setInterval> | undefined
  let looksClosed = 0
  const closed = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const popup: unknown = Reflect.get(Object(Reflect.get(official, 'communicator')), 'popup')
      looksClosed = Reflect.get(Object(popup), 'closed') === true ? looksClosed + 1 : 0
      if (looksClosed > 2) reject(new WalletError('rejected'))
    }, 400)
  })
  return { closed, stop: () => clearInterval(timer) }
}

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
      const window = watchWindow(official)
      try {
        const answer = official.request({ method, ...(params === undefined ? {} : { params }) })
        return await Promise.race([answer, window.closed])
      } catch (error) {
        if (error instanceof Error && REJECTED.test(error.message)) throw new WalletError('rejected', {}, error)
        throw error
      } finally {
        window.stop()
      }
    },
    close: async () => official.disconnect(),
  }
}
