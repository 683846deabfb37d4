import { defineMessages } from '@countersign/primitives'

export const batchMessages = defineMessages('batch', {
  nothing: 'There is nothing to do: add at least one call.',
  tooDeep: (limit: number) => `This batch contains more than ${limit} levels of nested batches.`,
  unreadable: (level: number) => `The calls of a batch cannot be read (level ${level}).`,
})
