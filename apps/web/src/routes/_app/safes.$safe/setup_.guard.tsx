import { createFileRoute } from '@tanstack/react-router'
import { SetGuardPage } from '../../../screens/setup/modules/SetGuardPage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'

type Search = { kind?: 'guard' | 'moduleGuard'; guard?: string }

/** `?kind=moduleGuard`: the guard for modules; `?guard=`: the typed address, so that a reload keeps it. */
const validateSearch = ({ kind, guard }: Record<string, unknown>): Search => ({
  ...(kind === 'guard' || kind === 'moduleGuard' ? { kind } : {}),
  ...(typeof guard === 'string' ? { guard } : {}),
})

export const Route = createFileRoute('/_app/safes/$safe/setup_/guard')({ validateSearch, component: SetGuard })

function SetGuard() {
  const { kind = 'guard', guard = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { account } = useAccount()
  return (
    <SetGuardPage
      key={`${account} ${kind}`}
      kind={kind}
      asked={guard}
      onAsked={(address) =>
        void navigate({
          search: address === null ? { kind } : { kind, guard: address },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
