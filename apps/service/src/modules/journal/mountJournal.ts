import { type JournalPage, routes } from '@countersign/api'
import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { type PageCursor, pageLinks, readCursor } from '../../routing/PageCursor.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { journalSigner } from '../../secrets/journalSigner.ts'
import { FIRST_POSITION } from '../../journal/nextPosition.ts'
import type { JournalSigner } from '../../journal/journalSeal.ts'
import { readAccountRecords, readJournalEnds } from './readAccountRecords.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

const PART = 200

/** One record per line, and the seal over all of them as the last line, so that a truncated download is detected. */
async function* exportJournal(
  context: ServiceContext,
  signer: JournalSigner,
  account: { chainId: string; safe: Address },
): AsyncGenerator<string> {
  const { head, chain } = await readJournalEnds(context, account)
  for (let after = 0; after < head.position; after += PART) {
    const upTo = Math.min(after + PART, head.position)
    const { records } = await readAccountRecords(context, account, { after, upTo })
    yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
  }
  const seal = signer.seal({ account, after: FIRST_POSITION, last: head, head, chain })
  yield `${JSON.stringify({ seal })}\n`
}

export function mountJournal(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getJournal, async ({ params, query, request }) => {
    await readSafe(context, params.chainId, params.safe)
    const page = readCursor(query.cursor, { maxLimit: 200 })
    return readJournalPage(context, await journalSigner(context), request, params, page)
  })
  // The response has lines and is not one JSON value, so it is not in the route table.
  app.get<{ Params: { chainId: string; safe: string } }>(
    '/v1/chains/:chainId/safes/:safe/journal/export',
    // The duration depends on the client; and HEAD would have to build the whole file.
    { config: { isStream: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const { chainId, safe: text } = request.params
      if (!isAddress(text)) throw new ServiceError('address/invalid', () => valueMessages.notAddress({ text }))
      const safe = checksumAddress(text)
      await readSafe(context, chainId, safe)
      const lines = exportJournal(context, await journalSigner(context), { chainId, safe })
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="journal-${chainId}-${safe}.jsonl"`)
        .send(Readable.from(lines, { objectMode: false }))
    },
  )
}

async function readJournalPage(
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
