import SafeAppsSDK from 'sdk-8.1.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
