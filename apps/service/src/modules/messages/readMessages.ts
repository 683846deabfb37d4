import type { MessageItem, Page } from '@countersign/api'
import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { type PageCursor, pageLinks } from '../../routing/PageCursor.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { findMessageFacts, findMessagePage } from '../../read/messages/findMessages.ts'
import { messageOf } from '../../read/messages/messageOf.ts'

const DAY_MS = 86_400_000

/** Newest first. Days are those of UTC, labelled by their midnight; every page begins with a label. */
export async function readMessages(
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
