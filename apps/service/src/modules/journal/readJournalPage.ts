import type { JournalPage } from '@countersign/api'
import type { FastifyRequest } from 'fastify'
import type { Address } from '@countersign/primitives'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { type PageCursor, pageLinks } from '../../routing/PageCursor.ts'
import type { JournalSigner } from '../../journal/journalSeal.ts'
import { readAccountRecords, readJournalEnds } from './readAccountRecords.ts'

export async function readJournalPage(
  context: ServiceContext,
  signer: JournalSigner,
  request: FastifyRequest,
  account: { chainId: string; safe: Address },
  { limit, offset: wanted }: PageCursor,
): Promise<JournalPage> {
  const { head, chain } = await readJournalEnds(context, account)
  // After the end there is one empty page, which still names the end.
  const offset = Math.min(wanted, head.position)
  const upTo = Math.min(offset + limit, head.position)
  const { after, records } = await readAccountRecords(context, account, { after: offset, upTo })
  const end = records.at(-1)
  const last = end ? { position: end.position, link: end.link } : after
  return {
    count: head.position,
    ...pageLinks(request, { limit, offset }, last.position < head.position),
    results: records,
    seal: signer.seal({ account, after, last, head, chain }),
  }
}
