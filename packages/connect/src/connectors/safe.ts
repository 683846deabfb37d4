import type { CreateConnectorFn } from '@wagmi/core'
import { WalletError } from '../errors/WalletError.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import type { SdkProvider } from './sdkProvider.ts'
import { connectorMessages } from './connectorMessages.ts'

/**
 * Long enough for a message between two windows, and short enough when the surrounding page is not a Safe and never
 * answers.
 */
const GREETING_MS = 5000

/** The account in whose frame this page runs, if a Safe wallet opened it as an app. */
export const loadSafe = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createSdkConnector({ id: 'safe', name: 'Safe', open: () => openOuterSafe(environment) })

async function openOuterSafe({ read }: WalletEnvironment): Promise<SdkProvider> {
  if (window.parent === window) throw new WalletError('no-provider')
  const [{ default: SafeAppsSDK }, { SafeAppProvider }, { createSafeProvider }] = await Promise.all([
    import('@safe-global/safe-apps-sdk'),
    import('@safe-global/safe-apps-provider'),
    import('./safeProvider.ts'),
  ])
  const sdk = new SafeAppsSDK()
  const info = await Promise.race([sdk.safe.getInfo(), silence()])
  if (info === null) {
    const detail = connectorMessages.notInSafe(GREETING_MS / 1000)
    throw new WalletError('failed', { detail })
  }
  const chainId = String(info.chainId)
  return createSafeProvider({
    sdk,
    official: new SafeAppProvider(info, sdk),
    chainId,
    read: (method, params) => read(chainId, method, params),
  })
}

const silence = () => new Promise<null>((resolve) => setTimeout(resolve, GREETING_MS, null))
