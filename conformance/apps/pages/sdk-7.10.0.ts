import SafeAppsSDK from 'sdk-7.10.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
