import { NoticeStrip } from '@countersign/ui'
import { createFileRoute } from '@tanstack/react-router'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import { CreatePage } from '../../screens/create-account/CreatePage.tsx'
import { createMessages } from '../../screens/create-account/createMessages.ts'

const ShareUndeployed = lazyPart(() =>
  import('../../screens/share/ShareUndeployed.tsx').then(({ ShareUndeployed }) => ({ default: ShareUndeployed })),
)

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
          title={createMessages.appWaits}
          action={{ label: createMessages.backToApp, onClick: () => back(null) }}
        >
          {createMessages.returnsToApp}
        </NoticeStrip>
      )}
      <CreatePage share={ShareUndeployed} network={chain} onReady={then === undefined ? undefined : back} />
    </>
  )
}
