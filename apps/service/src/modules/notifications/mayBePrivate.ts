import type { NotificationsConfig } from '../../config/NotificationsConfig.ts'

/** Whether the operator allows a URL of a client in a private network, and without https. The port counts, so that other programs of the host stay out of reach. */
export const mayBePrivate = ({ privateHosts }: Pick<NotificationsConfig, 'privateHosts'>, url: string): boolean =>
  privateHosts.includes(new URL(url).host)
