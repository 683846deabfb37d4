import SafeAppsSDK from 'sdk-7.11.0'
import { expose } from './expose.ts'

expose(new SafeAppsSDK())
