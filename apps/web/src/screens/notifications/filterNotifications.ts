import type { Notification } from '../../data/notifications/notificationStore.ts'
import { accountOfHref } from './accountOfHref.ts'

export type Shown = 'all' | 'new' | 'alarms'

const IS_SHOWN: Record<Shown, (notification: Notification) => boolean> = {
  all: () => true,
  new: ({ isRead }) => !isRead,
  alarms: ({ kind }) => kind === 'alarm',
}

/** @param account `shortName:0x…`; null for all accounts and what belongs to none */
export const filterNotifications = (
  all: readonly Notification[],
  shown: Shown,
  account: string | null,
): Notification[] =>
  all.filter((one) => IS_SHOWN[shown](one) && (account === null || accountOfHref(one.href) === account))

/** Every account of the list once, in its order. */
export const accountsOf = (all: readonly Notification[]): string[] => [
  ...new Set(all.flatMap(({ href }) => accountOfHref(href) ?? [])),
]
