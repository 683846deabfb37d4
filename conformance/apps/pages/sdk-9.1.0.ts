import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
