import type { CreateConnectorFn } from '@wagmi/core'
import { WalletError } from '../errors/WalletError.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { isChainRead } from './isChainRead.ts'
import type { SdkProvider } from './sdkProvider.ts'

/** Coinbase's messages for a closed window, and for an answer without accounts. */
const REJECTED = /user closed modal|accounts received is empty|user denied account|request rejected/i

/** Coinbase Wallet through its SDK: a window of Coinbase, in which the user signs in and confirms. */
export const loadCoinbase = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createSdkConnector({ id: 'coinbase', name: 'Coinbase Wallet', open: () => openCoinbase(environment) })

/**
 * The window reports its closing, but not if it never loaded: the SDK would then wait forever. A window also closes
 * after its answer, so an answer may still arrive shortly after the closing.
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

async function openCoinbase({ chains, app, read }: WalletEnvironment): Promise<SdkProvider> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const official = createCoinbaseWalletSDK({
    appName: app.name,
    appLogoUrl: app.icon ?? null,
    appChainIds: chains.map(({ chainId }) => Number(chainId)),
    // The extension announces itself, and phones use WalletConnect. The other options would add style sheets to this
    // page.
    preference: { options: 'smartWalletOnly', telemetry: false },
  }).getProvider()
  const currentChain = async () => String(Number(await official.request({ method: 'eth_chainId' })))

  return {
    // The SDK's types list four events; its emitter accepts any name.
    on: (event, listener) => void official.on(event as 'chainChanged', listener),
    removeListener: (event, listener) => void official.removeListener(event as 'chainChanged', listener),
    async request({ method, params }) {
      if (isChainRead(method)) return read(await currentChain(), method, Array.isArray(params) ? params : [])
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
