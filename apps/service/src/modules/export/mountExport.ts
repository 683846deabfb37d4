import * as z from 'zod/mini'
import { AddressSchema, historyFilters, QueryBoolean } from '@countersign/api'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { decodeInput } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { historyIndexOf } from '../../read/history/historyIndexOf.ts'
import { readExportRows } from './readExportRows.ts'
import {
  BYTE_ORDER_MARK,
  EXPORT_FIELDS,
  type ExportRow,
  isEmptyFilter,
  parseDayOrTime,
  toCsvLine,
} from '@countersign/ledger'
import { valueMessages } from '../../errors/valueMessages.ts'
import { Readable } from 'node:stream'

const Params = z.object({ chainId: z.string(), safe: AddressSchema })
const Query = z.object({
  format: z._default(z.enum(['csv', 'json'], { error: 'Expected csv or json' }), 'csv'),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** `false` leaves the byte order mark out of a CSV. */
  bom: z._default(z.enum(['true', 'false'], { error: 'Validation failed (boolean string is expected)' }), 'true'),
  /** With a filter, as in the history. */
  trusted: z.optional(QueryBoolean),
  imitation: z.optional(QueryBoolean),
  ...historyFilters,
})

/** Not in the route table, because the answer is a file that may be larger than memory. */
export function mountExport(app: FastifyInstance, context: ServiceContext): void {
  // HEAD would have to build the whole file.
  const options = { config: { isStream: true }, exposeHeadRoute: false }
  app.get('/v1/chains/:chainId/safes/:safe/export', options, async (request, reply) => {
    const params = decodeInput(Params, request.params, true)
    const query = decodeInput(Query, request.query)
    const { runtime, safe } = await requireSafe(context, params.chainId, params.safe)
    const range = { from: readExportDate(query.from, 'from'), to: readExportDate(query.to, 'to') }
    if (range.from !== null && range.to !== null && range.from > range.to)
      throw new ServiceError(
        'value/invalid',
        () => valueMessages.rangeReversed({ from: String(query.from), to: String(query.to) }),
        {
          message: 'Invalid date',
        },
      )
    const { format: _f, from: _a, to: _z, bom: _b, trusted = true, imitation = true, ...filter } = query
    const found = isEmptyFilter(filter)
      ? null
      : await historyIndexOf(context).find(safe, filter, { trusted, imitation })
    const rows = readExportRows(context, runtime, safe, range, found)
    const head = { chainId: safe.chainId, safe: safe.address, from: query.from ?? null, to: query.to ?? null }
    const text = query.format === 'csv' ? toCsv(rows, query.bom === 'true') : toJson(rows, head)
    const part = found === null ? [] : ['filtered']
    const days = [query.from, query.to].map((text) => text?.slice(0, 10).replace(/[^\d-]/g, '')).filter(Boolean)
    const name = ['countersign', runtime.config.shortName, safe.address, ...part, ...days].join('-')
    reply
      .type(query.format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.${query.format}"`)
    return sendStream(reply, text)
  })
}

/** A CSV file in parts. Programs may omit the byte order mark. */
async function* toCsv(rows: AsyncIterable<readonly ExportRow[]>, withMark: boolean): AsyncGenerator<string> {
  yield (withMark ? BYTE_ORDER_MARK : '') + toCsvLine(EXPORT_FIELDS)
  for await (const part of rows)
    if (part.length > 0) yield part.map((row) => toCsvLine(EXPORT_FIELDS.map((field) => row[field]))).join('')
}

type ExportHead = { chainId: string; safe: string; from: string | null; to: string | null }

/** One object that contains the rows, written row by row. */
async function* toJson(rows: AsyncIterable<readonly ExportRow[]>, head: ExportHead): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"rows":[`
  let separator = ''
  for await (const part of rows) {
    if (part.length === 0) continue
    yield `${separator}\n${part.map((row) => JSON.stringify(row)).join(',\n')}`
    separator = ','
  }
  yield '\n]}\n'
}

/** An end of the range, epoch milliseconds; null is open. */
export function readExportDate(text: string | undefined, end: 'from' | 'to'): number | null {
  if (text === undefined || text === '') return null
  try {
    return parseDayOrTime(text, end)
  } catch (cause) {
    throw new ServiceError('value/invalid', () => valueMessages.notDayOrTime({ text }), {
      message: 'Invalid date',
      cause,
    })
  }
}

/** Sends parts as the client reads them: the next part is built when the socket has room for it. */
export const sendStream = (reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply =>
  reply.send(Readable.from(parts, { objectMode: true, highWaterMark: 1 }))
