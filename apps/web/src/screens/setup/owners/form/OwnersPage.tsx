import type { SafeTransactionData } from '@countersign/safe/light'
import { NoticeStrip, PageHeader, SkeletonRows } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { QueryError } from '../../../../parts/status/QueryError.tsx'
import { queryKeys } from '../../../../data/keys/queryKeys.ts'
import type { OwnersDraft } from '../../../../data/drafts/draftStore.ts'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../../data/url/useDocumentTitle.ts'
import { useSetup } from '../../model/useSetup.ts'
import type { AskedOwners } from './askedOwners.ts'
import { OwnersEditor } from './OwnersEditor.tsx'

type Props = {
  /** What the link asks to begin with. */
  readonly asked: AskedOwners
  readonly onDraft: (transaction: SafeTransactionData, owners: OwnersDraft) => Promise<void>
}

/** Owners and threshold in one form: the list as it shall be, and what that takes. */
export function OwnersPage({ asked, onDraft }: Props) {
  const { safe, chain, chainId, key } = useAccount()
  const client = useQueryClient()
  const { setup, chainError, infoOf } = useSetup()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle('Change owners', name)
  const signed = setup
    ? `until ${setup.threshold} of today’s owners ${setup.threshold === 1 ? 'has' : 'have'} signed`
    : 'until today’s owners have signed'
  return (
    <>
      <PageHeader
        title={`Change who controls ${name ?? 'this account'}`}
        subtitle={`Edit the list until it is right. Nothing changes ${signed}.`}
      />
      {chainError && setup !== null && (
        <NoticeStrip title={`The nodes of ${chain.chainName} did not answer.`}>
          The owners below come from the service and are not checked. A change needs the owners on chain.
        </NoticeStrip>
      )}
      {setup === null && chainError !== null ? (
        <QueryError
          title="Neither the chain nor the service says who owns this account"
          error={chainError}
          onRetry={() => void client.refetchQueries({ queryKey: queryKeys.account(key) })}
        />
      ) : setup === null ? (
        <SkeletonRows rows={6} shape="account" label="Loading the owners" />
      ) : (
        <OwnersEditor {...{ setup, infoOf, asked, onDraft }} />
      )}
    </>
  )
}
