import { defineMessages, plural } from '@countersign/primitives'

export const overrideMessages = defineMessages('override', {
  title: (count: number) => plural(count, { one: 'Override this check?', other: 'Override # checks?' }),
  close: 'Close',
  explain:
    'An override is valid for this hash only. This browser stores it together with what you type. Override only after you asked the proposer about it, outside this page.',
  type: ({ sentence }: { sentence: string }) => `Type “${sentence}”`,
  keep: 'Keep it blocked',
  override: 'Override',
})
