import SafeAppsSDK from 'sdk-6.3.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
