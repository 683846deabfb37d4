import type { NotificationsConfig } from '../../config/NotificationsConfig.ts'
import { mayBePrivate } from './mayBePrivate.ts'

type Config = Pick<NotificationsConfig, 'allowPrivateAddresses' | 'privateHosts' | 'pushServices'>

/** As `mayBePrivate`. `allowPrivateAddresses` covers only hosts that the operator listed: any client can register any other endpoint. */
export const mayPushServiceBePrivate = (config: Config, endpoint: string): boolean =>
  mayBePrivate(config, endpoint) ||
  (config.allowPrivateAddresses && config.pushServices.includes(new URL(endpoint).hostname))
