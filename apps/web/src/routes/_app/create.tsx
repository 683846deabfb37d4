import { NoticeStrip } from '@countersign/ui'
import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '../../screens/create-account/CreatePage.tsx'

/** Pages that send the user here to create an account, and to which the user returns. */
const RETURNS = '/share/safe-app?'

export const Route = createFileRoute('/_app/create')({
  validateSearch: (search: Record<string, unknown>): { then?: string; chain?: string } => ({
    ...(typeof search['then'] === 'string' && search['then'].startsWith(RETURNS) ? { then: search['then'] } : {}),
    ...(typeof search['chain'] === 'string' ? { chain: search['chain'] } : {}),
  }),
  component: Create,
})

function Create() {
  const { then, chain } = Route.useSearch()
  const navigate = Route.useNavigate()
  const back = (account: string | null) => {
    if (then !== undefined)
      void navigate({ href: account === null ? then : `${then}&created=${encodeURIComponent(account)}` })
  }
  return (
    <>
      {then !== undefined && (
        <NoticeStrip
          icon="apps"
          title="An app waits for the account."
          action={{ label: 'Back to the app', onClick: () => back(null) }}
        >
          After the account is created and indexed, this page returns to the app, with the new account first in the
          list.
        </NoticeStrip>
      )}
      <CreatePage network={chain} onReady={then === undefined ? undefined : back} />
    </>
  )
}
