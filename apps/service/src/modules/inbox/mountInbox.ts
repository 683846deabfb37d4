import { MOST_INBOX_ACCOUNTS, routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { parseAccountNames } from '../../read/accounts/parseOverviewItems.ts'
import { readActivity } from './readActivity.ts'
import { readInbox } from './readInbox.ts'

export function mountInbox(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getInbox, async ({ body }) =>
    readInbox(context, parseAccountNames(body.safes, MOST_INBOX_ACCOUNTS), body.cursor ?? null),
  )
  mount(app, routes.getActivity, async ({ body }) =>
    readActivity(context, parseAccountNames(body.safes, MOST_INBOX_ACCOUNTS), body.since),
  )
}
