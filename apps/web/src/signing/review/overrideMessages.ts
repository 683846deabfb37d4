import { defineMessages, plural } from '@countersign/primitives'

export const overrideMessages = defineMessages('override', {
  title: (count: number) => plural(count, { one: 'Sign against a warning?', other: 'Sign against # warnings?' }),
  close: 'Close',
  explain:
    'An override is valid for this hash only. This browser stores it together with what you type. Override only after you asked the proposer about it, outside this page.',
  type: ({ sentence }: { sentence: string }) => `Type “${sentence}” to continue`,
  matching: ({ matching, of }: { matching: number; of: number }) =>
    `${matching} of ${of} characters match. The button works when all match.`,
  matches: 'The sentence matches.',
  keep: 'Go back',
  override: 'Override',
})
