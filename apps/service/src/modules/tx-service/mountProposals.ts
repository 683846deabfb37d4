import {
  AddressSchema,
  Amount,
  ConfirmRequest,
  defineRoute,
  HashSchema,
  HexSchema,
  Operation,
  SignatureSchema,
} from '@countersign/api'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { confirm } from '../../submit/proposals/confirm.ts'
import { readSafeTxGas } from '../../read/accounts/readSafeTxGas.ts'
import { propose } from '../../submit/proposals/propose.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { findChainId } from './findChain.ts'
import { HashPath } from './mountTransactions.ts'
import { OriginText, SafePath, WholeNumber } from './wireScalars.ts'

/** Empty text means no data, like Django's blank fields. */
const Data = z.optional(z.nullable(z.union([z.literal(''), HexSchema])))

const Proposal = z.object({
  to: AddressSchema,
  value: WholeNumber,
  data: Data,
  operation: Operation,
  safeTxGas: WholeNumber,
  baseGas: WholeNumber,
  gasPrice: WholeNumber,
  gasToken: z.optional(z.nullable(AddressSchema)),
  refundReceiver: z.optional(z.nullable(AddressSchema)),
  nonce: WholeNumber,
  contractTransactionHash: HashSchema,
  sender: AddressSchema,
  signature: z.optional(z.nullable(SignatureSchema)),
  origin: OriginText,
})

const proposal = {
  operationId: 'propose',
  method: 'POST',
  summary: 'Propose a transaction, or add a signature to it',
  params: SafePath,
  body: Proposal,
  response: null,
  status: 201,
} as const
const proposeRoutes = [
  defineRoute({ ...proposal, path: '/{chain}/api/v1/safes/{safe}/multisig-transactions' }),
  defineRoute({ ...proposal, path: '/{chain}/api/v2/safes/{safe}/multisig-transactions' }),
]

const confirmRoute = defineRoute({
  operationId: 'confirm',
  method: 'POST',
  path: '/{chain}/api/v1/multisig-transactions/{safeTxHash}/confirmations',
  summary: 'Add signatures of owners',
  params: HashPath,
  body: ConfirmRequest,
  response: z.object({ signature: z.string() }),
  status: 201,
})

const estimate = defineRoute({
  operationId: 'estimate',
  method: 'POST',
  path: '/{chain}/api/v1/safes/{safe}/multisig-transactions/estimations',
  summary: 'Gas of the inner call',
  params: SafePath,
  body: z.object({ to: AddressSchema, value: WholeNumber, data: Data, operation: Operation }),
  response: z.object({ safeTxGas: Amount }),
})

export function mountProposals(scope: FastifyInstance, context: ServiceContext): void {
  for (const route of proposeRoutes)
    mount(scope, route, async ({ params, body: { contractTransactionHash, gasToken, data, ...rest } }) => {
      const safeTxHash = contractTransactionHash
      const request = { ...rest, safeTxHash, gasToken: gasToken ?? ZERO_ADDRESS, data: data || null }
      await propose(context, findChainId(context, params.chain), params.safe, request)
    })
  mount(scope, confirmRoute, async ({ params, body }) => {
    const signature = 'signature' in body ? body.signature : body.signedSafeTxHash
    await confirm(context, findChainId(context, params.chain), toHex(params.safeTxHash), toHex(signature))
    return { signature }
  })
  mount(scope, estimate, async ({ params, body: { data, ...call } }) => {
    const known = await readSafe(context, findChainId(context, params.chain), params.safe)
    return { safeTxGas: await readSafeTxGas(known, { ...call, data: data || null }) }
  })
}
