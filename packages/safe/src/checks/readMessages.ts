import { defineMessages } from '@countersign/primitives'

export const readMessages = defineMessages('check-read', {
  noAnswer: 'no answer',
})
