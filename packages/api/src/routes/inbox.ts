import { defineRoute } from '../route/defineRoute.ts'
import { Activity, ActivityRequest, InboxPage, InboxRequest } from '../schemas/inbox.ts'

/** Extensions of this service: the open work of many accounts in one request. */
export const inboxRoutes = {
  getInbox: defineRoute({
    operationId: 'getInbox',
    method: 'POST',
    path: '/v1/inbox',
    summary: 'Open work of up to 1,000 accounts, and the accounts that they own',
    body: InboxRequest,
    response: InboxPage,
  }),
  getActivity: defineRoute({
    operationId: 'getActivity',
    method: 'POST',
    path: '/v1/activity',
    summary: 'Recent activity of up to 1,000 accounts',
    body: ActivityRequest,
    response: Activity,
  }),
} as const
