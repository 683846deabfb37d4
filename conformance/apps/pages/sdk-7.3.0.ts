import SafeAppsSDK from 'sdk-7.3.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
