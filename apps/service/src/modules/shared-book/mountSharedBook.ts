import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { findSharedEntries } from '../../read/shared-book/findSharedEntries.ts'
import { mount } from '../../routing/mount.ts'
import { addSharedEntry } from '../../submit/shared-book/addSharedEntry.ts'

/** The address book that the owners of an account share. The page verifies every signature again. */
export function mountSharedBook(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getSharedBook, async ({ params: { chainId, safe } }) => {
    const { safe: known } = await readSafe(context, chainId, safe)
    const rows = await findSharedEntries(context, chainId, known.address)
    return { entries: rows.map(({ chainId: _chain, safe: _safe, hash: _hash, ...entry }) => entry) }
  })
  mount(app, routes.addSharedEntry, async ({ params: { chainId, safe }, body }) =>
    addSharedEntry(context, chainId, safe, body),
  )
}
