import { defineMessages, plural } from '@countersign/primitives'

export const requestsMessages = defineMessages('requests', {
  requestsTransaction: ({ app }: { app: string }) => `${app} requests a transaction`,
  requestsSignature: ({ app }: { app: string }) => `${app} requests a signature`,
  refers: ({ app }: { app: string }) => `${app} refers to a transaction`,
  nothingSigned: 'Nothing is signed before you review it.',
  reviewRequest: 'Review the request',
  answered: ({ app }: { app: string }) => `${app} received its answer`,
  notReached: ({ app }: { app: string }) => `${app} could not be reached`,
  notReachedText: 'The signature stays on the page of the message or transaction.',
  noLibrary: (version: string) =>
    `No SignMessageLib is known for version ${version}, so the account cannot sign a message on chain.`,
  noLibraryHere:
    'No SignMessageLib is known for the version of this account, so the account cannot sign a message on chain.',
  signText: (text: string) => `Sign “${text}”`,
  signTextOnChain: (text: string) => `Sign on chain “${text}”`,
  signTyped: (type: string) => `Sign typed data: ${type}`,
  signTypedOnChain: (type: string) => `Sign on chain typed data: ${type}`,
  batch: (count: number) => `Batch of ${plural(count, { one: '# call', other: '# calls' })}`,
  title: 'Requests',
  claimOf: ({ app, host }: { app: string; host: string }) => `${app} (${host}, a claim)`,
  waiting: 'Waiting for signatures',
  answeredLater: 'Answered when complete',
  decline: 'Decline',
  declineNamed: (title: string) => `Decline: ${title}`,
  open: 'Open',
  review: 'Review',
  batchedNote: ({ app }: { app: string }) =>
    `${app} is told that its calls wait in a draft batch. It gets no transaction.`,
  addToBatchNamed: (title: string) => `Add to batch: ${title}`,
  reviewNamed: (title: string) => `Review: ${title}`,
})
