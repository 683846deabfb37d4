import { defineMessages } from '@countersign/primitives'

export const partMessages = defineMessages('connect-parts', {
  close: 'Close',
})
