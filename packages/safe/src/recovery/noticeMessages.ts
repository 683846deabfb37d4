import { defineMessages, plural } from '@countersign/primitives'

export const noticeMessages = defineMessages('recovery-notice', {
  days: (count: bigint) => plural(count, { one: '# day', other: '# days' }),
  hours: (count: bigint) => plural(count, { one: '# hour', other: '# hours' }),
  minutes: (count: bigint) => plural(count, { one: '# minute', other: '# minutes' }),
  seconds: (count: bigint) => plural(count, { one: '# second', other: '# seconds' }),
})
