import type { StoredRequest } from '../requestStore.ts'
import { appRequestsMessages } from './appRequestsMessages.ts'

/** What kind of request it is. */
export const requestTitle = ({ ask }: Pick<StoredRequest, 'ask'>): string =>
  ask.kind === 'calls' ? appRequestsMessages.transactionRequest : appRequestsMessages.signatureRequest
