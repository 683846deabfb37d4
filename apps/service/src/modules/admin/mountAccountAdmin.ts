import { AddressSchema, ChainId } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { emptyIndexError } from '../../errors/emptyIndexError.ts'
import { replayingError } from '../../errors/replayingError.ts'
import { readCursor } from '../../indexer/state/Cursor.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { lookupMessages } from '../../read/lookupMessages.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { mountForOperator } from '../../session/mountForOperator.ts'
import { readOperatorInput } from '../../session/readOperatorInput.ts'

const Account = z.object({ address: AddressSchema })
const AccountOnChain = z.object({ chainId: ChainId, address: AddressSchema })

/** Bans, drops and re-indexes accounts at run time, for the operator. */
export function mountAccountAdmin(root: FastifyInstance, context: ServiceContext): void {
  const { bans, enrolment, log } = context
  mountForOperator(root, context, (app) => {
    app.get('/admin/bans', async () => bans.list())
    app.post('/admin/bans/:address', async ({ params }) => {
      const address = checksumAddress(readOperatorInput(Account, params).address)
      await bans.add(address)
      log.warn('The operator banned an account.', { address })
      return { banned: address }
    })
    app.delete('/admin/bans/:address', async ({ params }) => {
      const address = checksumAddress(readOperatorInput(Account, params).address)
      if (!(await bans.remove(address)))
        throw new ServiceError('ban/unknown', () => lookupMessages.notBanned({ address }))
      log.warn('The operator ended the ban of an account.', { address })
      return { unbanned: address }
    })
    app.delete('/admin/accounts/:chainId/:address', async ({ params }) => {
      const { chainId, address } = readAccount(params)
      const { config, indexer } = await requireIndex(context, chainId)
      if (!(await indexer.drop(address))) throw notIndexed(address, config.chainName)
      enrolment.forgetReads(chainId, address)
      log.warn('The operator dropped an account from the index.', { chainId, address })
      return { dropped: address, chainId }
    })
    app.post('/admin/accounts/:chainId/:address/index', async ({ params }) => {
      const { chainId, address } = readAccount(params)
      const { config, indexer } = await requireIndex(context, chainId)
      if (!(await indexer.reindex(address)))
        throw new ServiceError('safe/unknown', () => lookupMessages.noSafe({ address, chain: config.chainName }))
      enrolment.forgetReads(chainId, address)
      log.warn('The operator had an account indexed again.', { chainId, address })
      return { indexing: address, chainId }
    })
  })
}

/**
 * The chain, when its index can change: the index continues where the journal ends, and cannot add an account before its first block.
 * @throws {ServiceError} `journal/replaying`, `chain/unknown`
 */
async function requireIndex(context: ServiceContext, chainId: string): Promise<ChainRuntime> {
  const runtime = requireChain(context, chainId)
  const percent = context.journal.replay.percent()
  if (percent !== null) throw replayingError(percent)
  if (!(await readCursor(context.db.drizzle, chainId))) throw emptyIndexError(runtime.config.chainName)
  return runtime
}

function readAccount(params: unknown) {
  const { chainId, address } = readOperatorInput(AccountOnChain, params)
  return { chainId, address: checksumAddress(address) }
}

const notIndexed = (address: string, chain: string) =>
  new ServiceError('account/not-indexed', () => lookupMessages.notIndexed({ address, chain }))
