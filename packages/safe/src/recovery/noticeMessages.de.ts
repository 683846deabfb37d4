import { defineTranslation, plural } from '@countersign/primitives'
import type { noticeMessages } from './noticeMessages.ts'

export const noticeMessagesDe = defineTranslation<typeof noticeMessages>('recovery-notice', {
  days: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  minutes: (count) => plural(count, { one: '# Minute', other: '# Minuten' }),
  seconds: (count) => plural(count, { one: '# Sekunde', other: '# Sekunden' }),
})
