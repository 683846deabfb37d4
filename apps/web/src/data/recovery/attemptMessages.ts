import { defineMessages, numberText } from '@countersign/primitives'

export const attemptMessages = defineMessages('recovery-attempts', {
  noBlock: (block: number | bigint) => `The node does not have block ${numberText(block)}.`,
  searchEndless: (time: bigint) => `The search for the block at time ${time} did not end. Use another node.`,
  noBlockOfTime: 'The node has no block with the time of the announcement.',
  noEvents: 'The node did not return a list of events.',
  noEvent: 'The node has no event of the announcement.',
  otherEvent:
    'The event that the node returned differs from the hash that the module stores. The node is faulty or malicious. Use another node.',
  endedAtOnce: 'The attempt ended in the block of its announcement.',
  severalEnded: 'Several attempts ended in the same block.',
  unknownCall: 'The module executed a call that is unknown.',
  notIdentified: 'The executions do not identify one attempt.',
})
