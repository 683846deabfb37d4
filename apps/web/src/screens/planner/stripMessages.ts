import { defineMessages, numberText } from '@countersign/primitives'

/** The strip above a review of a plan. */
export const stripMessages = defineMessages('plan-strip', {
  label: 'Plan',
  place: ({ number, count }: { number: number; count: number }) =>
    `Review ${numberText(number)} of ${numberText(count)} of the plan.`,
  signThis: 'Each one is read and signed by itself.',
  afterwards: 'Sign it, then go on.',
  back: 'Back to the plan',
  next: ({ chain }: { chain: string }) => `Next: ${chain}`,
})
