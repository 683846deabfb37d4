import { createStoredValue } from '@countersign/primitives/browser'

/** Whether this browser ever stored a proposal. If not, the store need not be loaded to know that it is empty. */
export const keptProposals = createStoredValue<'yes' | 'no'>('countersign.kept-proposals', 'no', {
  parse: (text) => (text === 'yes' ? text : undefined),
  print: (value) => value,
})
