import { TransactionDetails } from '@countersign/api'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { propose, treasury } from '../../testing/proposalFixture.ts'
import { requestTransaction } from './requestTransaction.ts'

const CHAIN = '31337'
const { signal } = new AbortController()
const proposals = await Promise.all(
  Array.from({ length: 22 }, (_none, nonce) => propose({ to: treasury, nonce: BigInt(nonce) })),
)

afterEach(() => vi.unstubAllGlobals())

/** A service with these proposals, and without the ones at `missing`. */
function serve(missing: readonly number[] = [], lie = (answers: unknown[]) => answers): { asked: string[] } {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (text: string) => {
    const url = new URL(text, 'http://service.test')
    asked.push(`${url.pathname.split('/').at(-1)}`)
    const ids = url.searchParams.get('ids')?.split(',') ?? [asked.at(-1)]
    const found = ids.map((id) => proposals.findIndex(({ hash }) => hash === id))
    if (found.some((at) => missing.includes(at)))
      return Response.json({ code: 404, message: 'Not found', errorCode: 'transaction/unknown' }, { status: 404 })
    const answers = found.map((at) => z.encode(TransactionDetails, proposals[at]!.details))
    return Response.json(url.searchParams.has('ids') ? lie(answers) : answers[0])
  })
  return { asked }
}

const read = (count: number) =>
  Promise.allSettled(proposals.slice(0, count).map(({ hash }) => requestTransaction(CHAIN, hash, signal)))

test('behavior: transactions that are asked for together are one request for each 20, each with its own answer', async () => {
  const { asked } = serve()
  const answers = await read(22)
  expect(asked).toEqual(['transactions', 'transactions'])
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.txId)).toEqual(
    proposals.map(({ details }) => details.txId),
  )
  asked.length = 0
  await read(1)
  expect(asked).toEqual([proposals[0]?.hash])
})

test('security: an answer at the place of another one, and a missing one, are requested alone', async () => {
  const { asked } = serve([], (answers) => [answers[1], answers[0]])
  const answers = await read(3)
  expect(asked).toEqual(['transactions', ...proposals.slice(0, 3).map(({ hash }) => hash)])
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.txId)).toEqual(
    proposals.slice(0, 3).map(({ details }) => details.txId),
  )
})

test('error: when one of them is unknown, each is requested alone, and only that one fails', async () => {
  const { asked } = serve([1])
  const answers = await read(3)
  expect(asked).toEqual(['transactions', ...proposals.slice(0, 3).map(({ hash }) => hash)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
