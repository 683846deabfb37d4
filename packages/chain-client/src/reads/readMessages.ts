import { defineMessages, numberText } from '@countersign/primitives'

export const readMessages = defineMessages('chain-reads', {
  tooFewBytes: (count: number) => `The chain answered ${count} bytes, fewer than expected`,
  notSetUp: 'this network is not set up for signatures of contracts (EIP-1271)',
  timeUnread: (block: number | bigint) => `The time of block ${numberText(block)} was not read.`,
  noAddress: (answer: string) => `The chain answered ${answer} where an address was expected`,
  noBytes: (answer: string) => `The chain answered ${answer} where bytes were expected`,
  noNumber: (answer: string) => `The chain answered ${answer} where a number was expected`,
  moduleTwice: (module: string) =>
    `The chain listed the module ${module} twice, so the list of modules does not end. Use another node.`,
  headMissing: (block: number | bigint) =>
    `The node reported block ${numberText(block)} as the newest, but does not return it. Try again later.`,
  otherCreation: (safe: string) => `The creation data do not give the address ${safe}.`,
  hasCode: ({ safe, block }: { safe: string; block: string }) => `${safe} has code at block ${block}.`,
  noWholeBytes: 'The signature is not a text of whole bytes in hex.',
})
