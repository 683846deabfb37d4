import SafeAppsSDK from 'sdk-2.4.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
