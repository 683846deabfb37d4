import type { MessageContent } from '@countersign/api'
import type { SafeMessage } from '@countersign/safe'

/** The single value from which everything on a message's page derives, with the content as the service and drafts contain it. */
export type ReviewedMessage = SafeMessage<MessageContent>
export { buildSafeMessage as buildReviewedMessage } from '@countersign/safe'
