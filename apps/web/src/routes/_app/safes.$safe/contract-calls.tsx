import { createFileRoute } from '@tanstack/react-router'
import { BuilderPage } from '../../../screens/builder/components/BuilderPage.tsx'
import { useOpenDraft } from '../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** `?batch=`: a draft saved in this browser. */
const validateSearch = ({ batch }: Record<string, unknown>): { batch?: string } =>
  typeof batch === 'string' ? { batch } : {}

export const Route = createFileRoute('/_app/safes/$safe/contract-calls')({ validateSearch, component: ContractCalls })

function ContractCalls() {
  const { batch } = Route.useSearch()
  const { account } = useAccount()
  const openDraft = useOpenDraft()
  return (
    <BuilderPage
      key={account}
      saved={batch ?? null}
      onDraft={(transaction, note, typed, saved) =>
        void openDraft({
          transaction,
          note,
          source: 'builder',
          typed: [...typed],
          ...(saved === null ? {} : { saved }),
        })
      }
    />
  )
}
