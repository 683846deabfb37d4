import type { Address } from '@countersign/primitives'
import { Icon, ProvenanceMark, SectionHeading, SkeletonRows, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import { relatedQuery } from '../../../data/related/relatedQuery.ts'
import { useSectionMark } from '../model/SectionMark.ts'
import { RelatedTree } from './RelatedTree.tsx'
import type { WaitsFor } from './useWaiting.ts'
import { relatedMessages } from './relatedMessages.ts'

/** Accounts that own this one, and accounts that it owns. */
export function RelatedSection({ waitsFor }: { waitsFor: WaitsFor }) {
  const { chain, safe, account } = useAccount()
  const { data, error, refetch } = useQuery(relatedQuery(chain, safe))
  const hasService = useDataSource().from === 'service'
  const count = data ? countAccounts(data.above.next) + countAccounts(data.below.next) : undefined
  useSectionMark('related', {
    count,
    caution: data && data.denied.length > 0 ? relatedMessages.differ : null,
  })
  return (
    <section aria-labelledby="related-heading">
      <SectionHeading
        id="related-heading"
        title={relatedMessages.title}
        count={
          hasService ? (
            <>
              {relatedMessages.fromChainAndService} <ProvenanceMark source="service" />
            </>
          ) : (
            <>
              {relatedMessages.fromChain} <ProvenanceMark source="chain" />
            </>
          )
        }
        action={
          <Button
            size="xs"
            leftSection={<Icon name="plus" />}
            renderRoot={(props) => <Link to="/safes/$safe/setup/new-account" params={{ safe: account }} {...props} />}
          >
            {relatedMessages.createBelow}
          </Button>
        }
      />
      {data === undefined && !error && <SkeletonRows rows={3} shape="account" label={relatedMessages.loading} />}
      {data === undefined && error && (
        <QueryError
          title={relatedMessages.notRead}
          error={error}
          stillWorks={relatedMessages.othersWork}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.denied.length > 0 && <Denied accounts={data.denied} />}
      {data && <RelatedTree related={data} {...{ waitsFor, hasService }} />}
    </section>
  )
}

/** Accounts that close a circle are already counted above. */
const countAccounts = (accounts: readonly RelatedAccount[]): number =>
  accounts.reduce((sum, { end, next }) => sum + (end === 'cycle' ? 0 : 1 + countAccounts(next)), 0)

const Denied = ({ accounts }: { accounts: readonly Address[] }) => (
  <VerdictNote verdict="caution" title={relatedMessages.denied({ count: accounts.length })}>
    {relatedMessages.deniedNote({ accounts })}
  </VerdictNote>
)
