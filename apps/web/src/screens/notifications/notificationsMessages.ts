import { defineMessages, plural } from '@countersign/primitives'

/** What the toasts said. */
export const notificationsMessages = defineMessages('notifications', {
  title: 'Notifications',
  subtitle: (days: number) =>
    `What the page told you, kept in this browser for ${days} days. What waits for you is under Needs you.`,
  all: ({ count }: { count: number }) => `All ${count}`,
  new: ({ count }: { count: number }) => `New ${count}`,
  filter: 'Show',
  markAll: 'Mark all as read',
  clear: 'Delete all',
  cleared: 'The notifications were deleted',
  undo: 'Undo',
  open: 'Open',
  isNew: 'new',
  nothing: 'Nothing happened yet.',
  nothingDetail: 'What you sign, execute or cannot send is listed here. Other owners’ work is under Needs you.',
  needsYou: 'Open Needs you',
  nothingNew: 'Nothing is new.',
  nothingNewDetail: (count: number) =>
    plural(count, { one: '# notification is read.', other: '# notifications are read.' }),
  showAll: 'Show all',
})
