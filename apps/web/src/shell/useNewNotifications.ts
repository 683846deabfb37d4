import { useNotifications } from '../data/notifications/notificationStore.ts'

/** How many notifications the user has not seen yet. */
export const useNewNotifications = (): number => useNotifications().filter(({ isRead }) => !isRead).length
