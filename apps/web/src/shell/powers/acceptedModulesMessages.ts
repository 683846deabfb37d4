import { defineMessages, plural } from '@countersign/primitives'

export const acceptedModulesMessages = defineMessages('accepted-modules', {
  accept: 'I have read this',
  /** @param day "20 Nov" */
  accepted: ({ count, day }: { count: number; day: string }) =>
    plural(count, {
      one: `One module can act without owner signatures. You accepted it on ${day}.`,
      other: `# modules can act without owner signatures. You accepted them on ${day}.`,
    }),
})
