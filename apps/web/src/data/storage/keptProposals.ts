import { createStoredValue } from './createStoredValue.ts'

/** Whether this browser ever kept a proposal: else nothing has to be loaded to know that none waits. */
export const keptProposals = createStoredValue<'yes' | 'no'>('countersign.kept-proposals', 'no', {
  parse: (text) => (text === 'yes' ? text : undefined),
  print: (value) => value,
})
