import { defineMessages } from '@countersign/primitives'

export const verdictMessages = defineMessages('verdicts', {
  verified: 'Verified',
  caution: 'Caution',
  danger: 'Danger',
  unchecked: 'Not checked',
  verifiedCount: ({ count }: { count: number }) => `${count} verified`,
  cautionCount: ({ count }: { count: number }) => `${count} caution`,
  dangerCount: ({ count }: { count: number }) => `${count} danger`,
  uncheckedCount: ({ count }: { count: number }) => `${count} not checked`,
})
