import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BuilderPage } from '../../../screens/builder/components/BuilderPage.tsx'
import { draftStore } from '../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** `?batch=`: a batch saved in this browser. */
const validateSearch = ({ batch }: Record<string, unknown>): { batch?: string } =>
  typeof batch === 'string' ? { batch } : {}

export const Route = createFileRoute('/_app/safes/$safe/contract-calls')({ validateSearch, component: ContractCalls })

function ContractCalls() {
  const { batch } = Route.useSearch()
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (
    <BuilderPage
      key={account}
      saved={batch ?? null}
      onDraft={(transaction, note, typed) => {
        const draft = draftStore.save({ chainId, safe, transaction, note, source: 'builder', typed: [...typed] })
        void navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft } })
      }}
    />
  )
}
