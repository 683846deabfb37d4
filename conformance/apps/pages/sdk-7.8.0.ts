import SafeAppsSDK from 'sdk-7.8.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
