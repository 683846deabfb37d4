import { type MessageItem, type Page, routes } from '@countersign/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { type PageCursor, pageLinks, readCursor } from '../../routing/PageCursor.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { readSafe, type SafeRow } from '../../read/accounts/requireSafe.ts'
import { confirmMessage } from '../../submit/messages/confirmMessage.ts'
import { createMessage } from '../../submit/messages/createMessage.ts'
import { findMessageFacts, findMessagePage, requireMessage } from '../../read/messages/findMessages.ts'
import { messageOf } from '../../read/messages/messageOf.ts'

export function mountMessages(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getMessages, async ({ params, query, request }) => {
    const { safe } = await readSafe(context, params.chainId, params.safe)
    return readMessages(context, request, safe, readCursor(query.cursor, { maxLimit: 200 }))
  })
  mount(app, routes.getMessage, async ({ params }) => {
    requireChain(context, params.chainId)
    const row = await requireMessage(context, params.chainId, toHex(params.messageHash))
    const { safe } = await readSafe(context, row.chainId, row.safe)
    return messageOf(context, safe, row, await findMessageFacts(context, safe, [row.messageHash]))
  })
  mount(app, routes.createMessage, async ({ params, body }) =>
    createMessage(context, params.chainId, params.safe, body),
  )
  mount(app, routes.confirmMessage, async ({ params, body }) =>
    confirmMessage(context, params.chainId, toHex(params.messageHash), toHex(body.signature)),
  )
}

const DAY_MS = 86_400_000

/** Newest first. Days are those of UTC, labelled by their midnight; every page begins with a label. */
async function readMessages(
  context: ServiceContext,
  request: FastifyRequest,
  safe: SafeRow,
  page: PageCursor,
): Promise<Page<MessageItem>> {
  const { rows, total } = await findMessagePage(context, safe, page)
  const facts = await findMessageFacts(
    context,
    safe,
    rows.map(({ messageHash }) => messageHash),
  )
  const results: MessageItem[] = []
  let day: number | null = null
  for (const row of rows) {
    const midnight = row.createdAt - (row.createdAt % DAY_MS)
    if (midnight !== day) results.push({ type: 'DATE_LABEL', timestamp: midnight })
    day = midnight
    results.push({ ...messageOf(context, safe, row, facts), type: 'MESSAGE' })
  }
  return { count: total, ...pageLinks(request, page, page.offset + page.limit < total), results }
}
