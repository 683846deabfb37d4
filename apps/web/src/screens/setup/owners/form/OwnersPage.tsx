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
import { ownersFormMessages } from './ownersFormMessages.ts'

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
  useDocumentTitle(ownersFormMessages.documentTitle, name)
  return (
    <>
      <PageHeader
        title={ownersFormMessages.title({ name: name ?? ownersFormMessages.thisAccount })}
        subtitle={
          setup ? ownersFormMessages.subtitle({ threshold: setup.threshold }) : ownersFormMessages.subtitleLoading
        }
      />
      {chainError && setup !== null && (
        <NoticeStrip title={ownersFormMessages.nodesSilent({ network: chain.chainName })}>
          {ownersFormMessages.fromService}
        </NoticeStrip>
      )}
      {setup === null && chainError !== null ? (
        <QueryError
          title={ownersFormMessages.notRead}
          error={chainError}
          onRetry={() => void client.refetchQueries({ queryKey: queryKeys.account(key) })}
        />
      ) : setup === null ? (
        <SkeletonRows rows={6} shape="account" label={ownersFormMessages.loading} />
      ) : (
        <OwnersEditor {...{ setup, infoOf, asked, onDraft }} />
      )}
    </>
  )
}
