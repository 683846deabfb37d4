import SafeAppsSDK from 'sdk-4.3.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
