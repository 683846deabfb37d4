import { defineMessages } from '@countersign/primitives'

export const contractMessages = defineMessages('contract-judgement', {
  noContract: 'There is no contract at this address.',
  otherPublished: 'Another contract is published at this address, but the address has other code.',
  publishedHere: (name: string) => `${name} is published at this address, but the address has other code.`,
  byUnknown: 'Who can do that could not be read.',
  proxy: 'A proxy: its code can be exchanged for any other.',
  beacon: 'A proxy: the controller of its beacon can exchange its code for any other.',
  diamond: 'A proxy of several contracts: its code can be exchanged for any other.',
  account: 'An account itself: its owners can exchange its code.',
  key: 'A key that runs the code of a contract: its holder can exchange that code.',
  minimal: 'A minimal proxy.',
  noCode: 'the address has no code',
  forTrying: (lets: string) => `A contract for trying on local chains: it ${lets}.`,
  neverSetUp: 'It was never set up: the first caller of its setup controls it.',
})
