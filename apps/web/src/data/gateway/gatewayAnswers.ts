import type { ApiClient } from '@countersign/api/client'
import { gatewayActivity } from './gatewayActivity.ts'
import { gatewayHistory } from './gatewayHistory.ts'
import { gatewayInbox } from './gatewayInbox.ts'
import { gatewayOverviews } from './gatewayOverviews.ts'

/** The routes that the Safe Client Gateway lacks or limits, answered from the routes that it has. */
export type GatewayAnswers = Pick<ApiClient, 'getInbox' | 'getActivity' | 'getSafeOverviews' | 'getHistory'>

/** @param service a Safe Client Gateway */
export const gatewayAnswers = (service: ApiClient): GatewayAnswers => ({
  getInbox: gatewayInbox(service),
  getActivity: gatewayActivity(service),
  getSafeOverviews: gatewayOverviews(service),
  getHistory: gatewayHistory(service),
})
