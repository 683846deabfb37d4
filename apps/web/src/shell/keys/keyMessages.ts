import { defineMessages } from '@countersign/primitives'

/** The list of keys. */
export const keyMessages = defineMessages('keys', {
  title: 'Keys',
  off: 'Single keys are turned off in Settings. Ctrl K and F8 work.',
  control: 'Ctrl K',
  newestToast: 'To the newest notice, for example to undo; Escape leads back',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  sources: 'Source marks as words',
  thisList: 'This list',
  goTo: ({ page }: { page: string }) => `Go to ${page}`,
})
