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

/** Accounts that own this one, and accounts that it owns. */
export function RelatedSection({ waitsFor }: { waitsFor: WaitsFor }) {
  const { chain, safe, account } = useAccount()
  const { data, error, refetch } = useQuery(relatedQuery(chain, safe))
  const hasService = useDataSource().from === 'service'
  const count = data ? countAccounts(data.above.next) + countAccounts(data.below.next) : undefined
  useSectionMark('related', {
    count,
    caution: data && data.denied.length > 0 ? 'The service and the chain differ.' : null,
  })
  return (
    <section aria-labelledby="related-heading">
      <SectionHeading
        id="related-heading"
        title="Related accounts"
        count={
          hasService ? (
            <>
              found from chain and service <ProvenanceMark source="service" />
            </>
          ) : (
            <>
              found from the chain <ProvenanceMark source="chain" />
            </>
          )
        }
        action={
          <Button
            size="xs"
            leftSection={<Icon name="plus" />}
            renderRoot={(props) => <Link to="/safes/$safe/setup/new-account" params={{ safe: account }} {...props} />}
          >
            Create an account below
          </Button>
        }
      />
      {data === undefined && !error && <SkeletonRows rows={3} shape="account" label="Loading the related accounts" />}
      {data === undefined && error && (
        <QueryError
          title="The related accounts could not be read"
          error={error}
          stillWorks="The other parts of this page do not depend on them."
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
  <VerdictNote
    verdict="caution"
    title={accounts.length === 1 ? 'The service lists an account too many' : 'The service lists too many accounts'}
  >
    It says that this account owns {accounts.join(', ')}, but the chain says that it does not. The account is not shown
    below.
  </VerdictNote>
)
