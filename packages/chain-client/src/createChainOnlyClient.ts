import { callRoute, delegateApiClient, type ApiClient } from '@countersign/api/client'
import { accountAnswers } from './answers/accountAnswers.ts'
import { approvalAnswers } from './answers/approvalAnswers.ts'
import { balanceAnswers } from './answers/balanceAnswers.ts'
import { refusal, type ChainOnlyContext } from './context/ChainOnlyContext.ts'
import { historyAnswers } from './answers/historyAnswers.ts'
import { inboxAnswers } from './answers/inboxAnswers.ts'
import { messageAnswers } from './answers/messageAnswers.ts'
import { otherAnswers } from './answers/otherAnswers.ts'
import { proposalAnswers } from './answers/proposalAnswers.ts'
import { queueAnswers } from './answers/queueAnswers.ts'
import { transactionAnswers } from './answers/transactionAnswers.ts'
import { answerMessages as messages } from './answers/answerMessages.ts'

/** 501: this is not an outage. Without a service this route cannot be answered. */
const NOT_WITHOUT_SERVICE = 501

/**
 * The service's client interface, answered from the chains and from this browser's storage.
 *
 * @example
 * const client = createChainOnlyClient(context)
 */
export function createChainOnlyClient(context: ChainOnlyContext): ApiClient {
  const answers: Partial<ApiClient> = {
    ...accountAnswers(context),
    ...queueAnswers(context),
    ...transactionAnswers(context),
    ...proposalAnswers(context),
    ...messageAnswers(context),
    ...inboxAnswers(context),
    ...historyAnswers(context),
    ...balanceAnswers(context),
    ...approvalAnswers(context),
    ...otherAnswers(context),
  }
  return delegateApiClient(async (name, input) => {
    if (name in answers) return callRoute(answers, name, input)
    throw refusal(NOT_WITHOUT_SERVICE, 'service/absent', messages.needsService(name))
  })
}
