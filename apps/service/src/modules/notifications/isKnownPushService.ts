import type { NotificationsConfig } from '../../config/NotificationsConfig.ts'

/** Chrome and related browsers, Firefox, Safari, Edge. */
const OF_BROWSERS =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)$/

/** Whether the answers of a push service are trusted. An attacker can run a server that accepts every message for invented browsers. */
export function isKnownPushService(
  { pushServices }: Pick<NotificationsConfig, 'pushServices'>,
  endpoint: string,
): boolean {
  const { hostname } = new URL(endpoint)
  return OF_BROWSERS.test(hostname) || pushServices.includes(hostname)
}

/** Whether this service sends messages there at all. Endpoints are outside data: any client can register any address. */
export const mayUsePushService = (
  config: Pick<NotificationsConfig, 'anyPushService' | 'pushServices'>,
  endpoint: string,
): boolean => config.anyPushService || isKnownPushService(config, endpoint)
