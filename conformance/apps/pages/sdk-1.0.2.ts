import SafeAppsSDK from 'sdk-1.0.2'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
