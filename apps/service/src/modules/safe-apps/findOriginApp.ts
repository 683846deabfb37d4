import type { SafeApp, Transaction } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findSafeApp } from './findSafeApp.ts'

/** The app that proposed a transaction: the `url` of its origin, compared exactly. */
export function findOriginApp(
  context: Pick<ServiceContext, 'config'>,
  chainId: string,
  origin: string | null,
): SafeApp | null {
  if (origin === null || context.config.safeApps.length === 0) return null
  const url = urlOf(origin)
  return url === null ? null : findSafeApp(context, chainId, { url })
}

export const toSafeAppInfo = ({ name, url, iconUrl }: SafeApp): NonNullable<Transaction['safeAppInfo']> => ({
  name,
  url,
  logoUri: iconUrl,
})

function urlOf(origin: string): string | null {
  try {
    const value: unknown = JSON.parse(origin)
    if (typeof value !== 'object' || value === null || !('url' in value)) return null
    return typeof value.url === 'string' ? value.url : null
  } catch {
    return null
  }
}
