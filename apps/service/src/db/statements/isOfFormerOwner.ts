import { sql, type SQL } from 'drizzle-orm'
import { notificationWebhooks as webhooks } from '../schema/durableSchema.ts'

const isIndexed = (owners: SQL): SQL => sql`exists (
  select from safes where safes.chain_id = ${webhooks.chainId} and safes.address = ${webhooks.safe}::char(42) and ${owners})`

/** The index has the account of the webhook with the owner who registered it. */
export const isOfOwner = (): SQL => isIndexed(sql`safes.owners ? ${webhooks.owner}`)

/** The index has the account of the webhook without the owner who registered it. The owners of an account that is not indexed are not known. */
export const isOfFormerOwner = (): SQL => isIndexed(sql`not safes.owners ? ${webhooks.owner}`)
