import { callRoute, delegateApiClient, type ApiClient } from '@countersign/api/client'
import { accountAnswers } from './accountAnswers.ts'
import { balanceAnswers } from './balanceAnswers.ts'
import { refusal, type ChainOnlyContext } from './ChainOnlyContext.ts'
import { historyAnswers } from './historyAnswers.ts'
import { inboxAnswers } from './inboxAnswers.ts'
import { messageAnswers } from './messageAnswers.ts'
import { otherAnswers } from './otherAnswers.ts'
import { proposalAnswers } from './proposalAnswers.ts'
import { queueAnswers } from './queueAnswers.ts'
import { transactionAnswers } from './transactionAnswers.ts'

/** 501: this is not an outage. Without a service this route cannot be answered. */
const NOT_WITHOUT_SERVICE = 501

/** The service's client interface, answered from the chains and from this browser's storage. */
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
    ...otherAnswers(context),
  }
  return delegateApiClient(async (name, input) => {
    if (name in answers) return callRoute(answers, name, input)
    throw refusal(
      NOT_WITHOUT_SERVICE,
      'service/absent',
      `This function needs a service (${name}), and no service is in use. Connect to a service under Networks.`,
    )
  })
}
