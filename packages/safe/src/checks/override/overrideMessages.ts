import { defineMessages } from '@countersign/primitives'

export const overrideMessages = defineMessages('check-override', {
  accept: (title: string) => `accept: ${title}`,
})
