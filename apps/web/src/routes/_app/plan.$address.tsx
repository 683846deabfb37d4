import { createFileRoute } from '@tanstack/react-router'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { PlannerPage } from '../../screens/planner/PlannerPage.tsx'

const SharePlan = lazyPart(() =>
  import('../../screens/share/SharePlan.tsx').then(({ SharePlan }) => ({ default: SharePlan })),
)

export const Route = createFileRoute('/_app/plan/$address')({
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    typeof search['from'] === 'string' ? { from: search['from'] } : {},
  component: Plan,
})

function Plan() {
  const { address } = Route.useParams()
  const { from = null } = Route.useSearch()
  return <PlannerPage address={address} from={from} known={useKnownAccounts().accounts} share={SharePlan} />
}
