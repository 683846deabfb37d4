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
  /** What the link requests. */
  readonly asked: AskedOwners
  readonly onDraft: (transaction: SafeTransactionData, owners: OwnersDraft) => Promise<void>
}

/** Owners and threshold in one form, with the calls for the change. */
export function OwnersPage({ asked, onDraft }: Props) {
  const { safe, chain, chainId, key } = useAccount()
  const client = useQueryClient()
  const { setup, chainError, infoOf } = useSetup()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle('Change owners', name)
  const signed = setup
    ? `until ${setup.threshold} of the current owners ${setup.threshold === 1 ? 'has' : 'have'} signed`
    : 'until the current owners have signed'
  return (
    <>
      <PageHeader
        title={`Change the owners of ${name ?? 'this account'}`}
        subtitle={`Edit the list. Nothing changes on chain ${signed}.`}
      />
      {chainError && setup !== null && (
        <NoticeStrip title={`The nodes of ${chain.chainName} did not answer.`}>
          The owners below come from the service and are not checked. A change needs the owners from the chain.
        </NoticeStrip>
      )}
      {setup === null && chainError !== null ? (
        <QueryError
          title="Neither the chain nor the service returned the owners of this account"
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
