import { defineRoute, HashSchema } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { requireMultisigRow } from '../../read/details/readTransaction.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { Confirmation } from './Confirmation.ts'
import { findChainId } from './findChain.ts'
import { findTransactions, TransactionQuery } from './findTransactions.ts'
import { listOf, readSlice, sliceQuery, toList } from './Slice.ts'
import { Transaction, toTransactions, toVersion1, TransactionV1 } from './Transaction.ts'
import { SafePath } from './wireScalars.ts'

export const HashPath = z.object({ chain: z.string(), safeTxHash: HashSchema })

const listPath = (version: string) => `/{chain}/api/${version}/safes/{safe}/multisig-transactions`
const onePath = (version: string) => `/{chain}/api/${version}/multisig-transactions/{safeTxHash}`

const list = {
  operationId: 'listTransactions',
  method: 'GET',
  summary: 'Proposed and executed transactions',
  params: SafePath,
  query: TransactionQuery,
} as const
const one = { operationId: 'getTransaction', method: 'GET', summary: 'A transaction', params: HashPath } as const

const listV1 = defineRoute({ ...list, path: listPath('v1'), response: listOf(TransactionV1) })
const listV2 = defineRoute({ ...list, path: listPath('v2'), response: listOf(Transaction) })
const getV1 = defineRoute({ ...one, path: onePath('v1'), response: TransactionV1 })
const getV2 = defineRoute({ ...one, path: onePath('v2'), response: Transaction })
/** The path that the apps SDK 1.0 to 3.0 uses inside embedded apps. */
const getForApps = defineRoute({
  ...one,
  path: '/{chain}/api/v1/transactions/{safeTxHash}',
  response: TransactionV1,
})

const listConfirmations = defineRoute({
  operationId: 'listConfirmations',
  method: 'GET',
  path: '/{chain}/api/v1/multisig-transactions/{safeTxHash}/confirmations',
  summary: 'Signatures of a transaction',
  params: HashPath,
  query: z.object(sliceQuery),
  response: listOf(Confirmation),
})

export function mountTransactions(scope: FastifyInstance, context: ServiceContext): void {
  const readList = async (request: FastifyRequest, { chain, safe: address }: ListParams, query: ListQuery) => {
    const { safe } = await requireSafe(context, findChainId(context, chain), address)
    const slice = readSlice(query)
    const { rows, count } = await findTransactions(context, safe, query, slice)
    return toList(request, slice, { count, results: await toTransactions(context, safe, rows) })
  }
  mount(scope, listV2, async ({ params, query, request }) => readList(request, params, query))
  mount(scope, listV1, async ({ params, query, request }) => {
    const page = await readList(request, params, query)
    return { ...page, results: page.results.map(toVersion1) }
  })
  mount(scope, getV2, async ({ params }) => readOne(context, params.chain, toHex(params.safeTxHash)))
  for (const route of [getV1, getForApps])
    mount(scope, route, async ({ params }) =>
      toVersion1(await readOne(context, params.chain, toHex(params.safeTxHash))),
    )
  mount(scope, listConfirmations, async ({ params, query, request }) => {
    const { confirmations } = await readOne(context, params.chain, toHex(params.safeTxHash))
    const slice = readSlice(query)
    const results = confirmations.slice(slice.offset, slice.offset + slice.limit)
    return toList(request, slice, { count: confirmations.length, results })
  })
}

type ListParams = z.output<typeof SafePath>
type ListQuery = z.output<typeof TransactionQuery>

async function readOne(context: ServiceContext, chain: string, safeTxHash: Hex): Promise<Transaction> {
  const chainId = findChainId(context, chain)
  const row = await requireMultisigRow(context, chainId, safeTxHash)
  const { safe } = await requireSafe(context, chainId, row.safe)
  const [shown] = await toTransactions(context, safe, [row])
  if (shown) return shown
  throw new Error(`The row of ${safeTxHash} is missing.`)
}
