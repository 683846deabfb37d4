import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { expect } from 'vitest'
import { type Reference, sortBySigner } from './createReference.ts'
import { shapeAnswer } from './shapeAnswer.ts'

type Page = { count: number | null; next: string | null; results: Record<string, unknown>[] }
type Answer = Record<string, unknown>

export const ask = async <Body = Answer>(app: FastifyInstance, url: string): Promise<Body> => {
  const answer = await app.inject({ url, headers: { host: 'service.example' } })
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, ''])
  return answer.json<Body>()
}

/** A whole list, page after page by its links. */
async function follow(app: FastifyInstance, first: string, limit: number): Promise<unknown[]> {
  const rows: unknown[] = []
  const separator = first.includes('?') ? '&' : '?'
  let url: string | null = `${first}${separator}cursor=${encodeURIComponent(`limit=${limit}&offset=0`)}`
  while (url !== null) {
    const page: Page = await ask<Page>(app, url)
    rows.push(...page.results)
    const next = page.next === null ? null : new URL(page.next)
    url = next && `${next.pathname}${next.search}`
  }
  return rows.map(shapeAnswer)
}

/** Compares every answer about one account with the model. */
export async function compareToReference(
  app: FastifyInstance,
  chainId: string,
  safe: Address,
  reference: Reference,
): Promise<void> {
  const base = `/v1/chains/${chainId}/safes/${safe}`
  const { collectiblesTag: _c, txQueuedTag: _q, txHistoryTag: _h, messagesTag: _m, ...state } = await ask(app, base)
  expect(shapeAnswer(state), 'safe').toEqual(reference.safe())
  expect(await ask(app, `${base}/nonces`), 'nonces').toEqual(reference.nonces())
  const lists: [string, Record<string, unknown>[], readonly number[]][] = [
    ['transactions/history', reference.history(true), [100, 3]],
    ['transactions/history?trusted=false', reference.history(false), [100, 2]],
    ['transactions/queued', reference.queue(true), [100, 2]],
    ['transactions/queued?trusted=false', reference.queue(false), [100, 1]],
    ['incoming-transfers', reference.incomingTransfers(true), [100, 2]],
    ['incoming-transfers?trusted=false', reference.incomingTransfers(false), [100, 3]],
    ['multisig-transactions', reference.multisigTransactions(), [100, 3]],
    ['module-transactions', reference.moduleTransactions(), [100, 1]],
    ['messages', reference.messages(), [100]],
  ]
  for (const [path, expected, limits] of lists)
    for (const limit of limits)
      expect(await follow(app, `${base}/${path}`, limit), `${path}, ${limit} a page`).toEqual(expected)
  const { results } = await ask<Page>(app, `/v2/chains/${chainId}/delegates?safe=${safe}`)
  expect(results, 'delegates').toEqual(reference.delegates())
  for (const row of reference.rows) {
    const id = `multisig_${safe}_${row.safeTxHash}`
    const { transfers: _transfers, ...details } = await ask(app, `/v1/chains/${chainId}/transactions/${id}`)
    expect(normalizeDetails(shapeAnswer(details)), id).toEqual(reference.details(row))
  }
}

/** The order of signatures is not defined; only the parts of the call are compared. */
function normalizeDetails(details: unknown): unknown {
  const { txData, detailedExecutionInfo, ...rest } = details as Answer
  const { hexData, to, value, operation } = txData as Answer
  const { confirmations, rejectors, ...execution } = detailedExecutionInfo as Answer
  return {
    ...rest,
    txData: { hexData, to, value, operation },
    detailedExecutionInfo: {
      ...execution,
      confirmations: sortBySigner(confirmations as { signer: unknown }[]),
      rejectors: (rejectors as string[]).toSorted(),
    },
  }
}
