import { defineMessages, plural } from '@countersign/primitives'

/** What the toasts said. */
export const notificationsMessages = defineMessages('notifications', {
  title: 'Notifications',
  subtitle: (days: number) =>
    `What the page told you and what the service reported while a tab was open, kept in this browser for ${days} days. What waits for you is under Needs you.`,
  all: ({ count }: { count: number }) => `All ${count}`,
  new: ({ count }: { count: number }) => `New ${count}`,
  filter: 'Show',
  alarmsOnly: ({ count }: { count: number }) => `Alarms ${count}`,
  alarms: 'Alarms',
  account: 'Account',
  allAccounts: 'All accounts',
  noAlarm: 'No alarm.',
  noAlarmDetail:
    'Recoveries that wait in your accounts are read from the chain every minute, and shown here and under Needs you.',
  nothingHere: 'Nothing of this account.',
  nothingHereDetail: 'Other accounts have notifications.',
  markAll: 'Mark all as read',
  clear: 'Delete all',
  cleared: 'The notifications were deleted',
  undo: 'Undo',
  open: 'Open',
  isNew: 'new',
  nothing: 'Nothing happened yet.',
  nothingDetail:
    'What you sign, execute or cannot send is listed here, and what happens to your accounts while a tab is open.',
  needsYou: 'Open Needs you',
  nothingNew: 'Nothing is new.',
  nothingNewDetail: (count: number) =>
    plural(count, { one: '# notification is read.', other: '# notifications are read.' }),
  showAll: 'Show all',
})
