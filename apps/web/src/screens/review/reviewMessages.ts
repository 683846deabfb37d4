import { defineMessages } from '@countersign/primitives'

export const reviewMessages = defineMessages('review', {
  title: 'Review',
  draftOf: ({ kind }: { kind: string }) => `Draft: ${kind}`,
  noDraft: 'No draft was found',
  noDraftDetail:
    'A draft exists only in the browser tab that made it, until it is signed. It may have been proposed already.',
  openQueue: 'Open the queue',
  signers: 'Signers',
  mustSign: ({ threshold, owners }: { threshold: number; owners: number }) => `${threshold} of ${owners} must sign`,
  saveTemplate: 'Save as template',
  templateSaved: 'The template was saved. Its amounts can be changed at each use.',
  notKept: 'Not saved',
  proposeAgain: ({ nonce }: { nonce: number }) => `Propose again as transaction ${nonce}`,
  whenExecuting: 'When executing',
  whenExecutingNote: 'ERC-8213, over the calldata',
  calldataDigest: 'Calldata digest',
  notKnownToService: 'the service does not know it, because it is not deployed',
  noService: 'this page has no service to compare with',
})
