import type { NotificationsConfig } from '../../config/NotificationsConfig.ts'

/** Chrome and its relatives, Firefox, Safari, Edge. */
const OF_BROWSERS =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)$/

/** Whether a push service's word counts: anybody can have a server that takes whatever is sent to made-up browsers. */
export function isKnownPushService(
  { pushServices }: Pick<NotificationsConfig, 'pushServices'>,
  endpoint: string,
): boolean {
  const { hostname } = new URL(endpoint)
  return OF_BROWSERS.test(hostname) || pushServices.includes(hostname)
}
