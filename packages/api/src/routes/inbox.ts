import { defineRoute } from '../route/defineRoute.ts'
import { Activity, ActivityRequest, InboxPage, InboxRequest } from '../schemas/inbox.ts'

/** Ours, beside the contract: what waits in many accounts, without one request for each. */
export const inboxRoutes = {
  getInbox: defineRoute({
    operationId: 'getInbox',
    method: 'POST',
    path: '/v1/inbox',
    summary: 'What waits in up to 1,000 accounts, and which accounts they own',
    body: InboxRequest,
    response: InboxPage,
  }),
  getActivity: defineRoute({
    operationId: 'getActivity',
    method: 'POST',
    path: '/v1/activity',
    summary: 'What happened lately in up to 1,000 accounts',
    body: ActivityRequest,
    response: Activity,
  }),
} as const
