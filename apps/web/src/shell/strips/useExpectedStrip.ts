import { skipToken, useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useDataSource } from '../../data/api/dataSource.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAcceptedModules } from '../../data/storage/acceptedModules.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { StripsProps } from './Strips.tsx'

type ExpectedStrip = Pick<StripsProps, 'account' | 'expected'> & {
  /** How many modules the service reports, if their strip will arrive; null while the service does not answer. */
  readonly reported: number | null
}

/** The Set-up page shows the modules itself. */
const WITHOUT_STRIP = '/_app/safes/$safe/setup'
const NO_ACCOUNT = { chainId: '', safe: '0x' } as const

/** Whether the strip about modules will arrive: the first answer of the service lists modules that the user has not accepted. */
export function useExpectedStrip(open: OpenAccount | null): ExpectedStrip {
  const has = useMatches({ select: (matches) => matches.every(({ routeId }) => routeId !== WITHOUT_STRIP) })
  const key = open?.key ?? NO_ACCOUNT
  const { data } = useQuery({ ...safeQuery(key), ...(open === null ? { queryFn: skipToken } : {}) })
  const { from } = useDataSource()
  const modules = data?.modules?.map(({ value }) => value)
  const acceptedAt = useAcceptedModules(key, modules)
  const expected = (modules?.length ?? 0) === 0 ? null : acceptedAt === null ? 'modules' : 'accepted'
  return {
    account: open !== null && has ? open.account : null,
    expected,
    reported: has && expected === 'modules' && from === 'service' ? (modules?.length ?? null) : null,
  }
}
