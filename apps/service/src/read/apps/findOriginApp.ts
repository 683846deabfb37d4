import type { SafeApp, Transaction } from '@countersign/api'
import { describeOrigin } from '@countersign/ledger'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findSafeApp } from './findSafeApp.ts'

/** The app that proposed a transaction: the `url` of its origin, compared exactly. */
export function findOriginApp(
  context: Pick<ServiceContext, 'config'>,
  chainId: string,
  origin: string | null,
): SafeApp | null {
  if (origin === null || context.config.safeApps.length === 0) return null
  const { app } = describeOrigin(origin)
  return app && findSafeApp(context, chainId, { url: app.url })
}

export const toSafeAppInfo = ({ name, url, iconUrl }: SafeApp): NonNullable<Transaction['safeAppInfo']> => ({
  name,
  url,
  logoUri: iconUrl,
})
