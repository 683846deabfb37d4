import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { expose } from './expose.ts'

const sdk = new SafeAppsSDK()
const provider = new SafeAppProvider(await sdk.safe.getInfo(), sdk)
expose({ request: (call: { method: string; params?: unknown[] }) => provider.request(call) })
