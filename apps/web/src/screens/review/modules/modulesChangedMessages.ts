import { defineMessages } from '@countersign/primitives'

/** The modules changed since a draft was made. */
export const modulesChangedMessages = defineMessages('modules-changed', {
  title: 'The modules changed since you made this draft',
  computed: 'The calls were computed again for the current modules, so the bytes differ from before. Read them again.',
  notComputed: ({ reason }: { reason: string }) => `The calls could not be computed again: ${reason}`,
})
