import SafeAppsSDK from 'sdk-3.0.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
