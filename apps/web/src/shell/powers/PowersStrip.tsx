import { NoticeStrip } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chainStateQuery } from '../../shared/query/chainStateQuery.ts'
import { noteSeenPowers, useSeenPowers } from '../../shared/storage/seenPowers.ts'
import type { OpenAccount } from '../../shared/url/AccountContext.tsx'
import { accountPowers, isRisk, nameOfPower, powerChanges, powersWords } from './accountPowers.ts'
import { useDevelopmentModules } from './useDevelopmentModules.ts'

/**
 * What can act for the account without signatures, or stop it, on each of its pages; and an alarm when that is not what it was.
 * Load this file with `import()`: it brings the published addresses.
 */
export function PowersStrip({ account }: { account: OpenAccount }) {
  const { chain, safe, key } = account
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const seen = useSeenPowers(key)
  const isFirst = seen === null
  useEffect(() => {
    if (isFirst && state) noteSeenPowers(key, state)
  }, [isFirst, state, key])
  const development = useDevelopmentModules(chain, state?.modules)
  if (!state || !development) return null
  const powers = accountPowers(state, development)
  const changes = seen === null ? [] : powerChanges(accountPowers(seen).map(nameOfPower), powers)
  const risks = powers.filter(isRisk)
  if (changes.length > 0)
    return (
      <NoticeStrip
        tone="danger"
        title="What can act for this account changed since your last visit."
        action={{ label: 'I know of it', onClick: () => noteSeenPowers(key, state) }}
      >
        {changes.join('; ')}. If nobody you know did this, sign nothing and move what you can.
      </NoticeStrip>
    )
  if (risks.length === 0) return null
  const isUnknown = risks.some(({ name }) => name === null)
  return (
    <NoticeStrip
      tone={isUnknown ? 'danger' : 'caution'}
      title={isUnknown ? 'Unknown code can act for this account:' : 'Not only signatures move this account:'}
    >
      {powersWords(risks)}
    </NoticeStrip>
  )
}
