import type { MessageContent } from '@countersign/api'
import type { SafeMessage } from '@countersign/safe'

/** The one value everything on a message's page derives from, with the content as the service and drafts have it. */
export type ReviewedMessage = SafeMessage<MessageContent>
export { buildSafeMessage as buildReviewedMessage } from '@countersign/safe'
