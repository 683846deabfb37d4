import type { UpgradeTarget } from '@countersign/safe/upgrade'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { UpgradePage } from '../../../screens/setup/upgrade/UpgradePage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'

type Search = { to?: UpgradeTarget }

/** `?to=`: the version to upgrade to. */
const validateSearch = ({ to }: Record<string, unknown>): Search => (to === '1.4.1' || to === '1.5.0' ? { to } : {})

export const Route = createFileRoute('/_app/safes/$safe/setup_/upgrade')({ validateSearch, component: Upgrade })

function Upgrade() {
  const { to } = Route.useSearch()
  const { account } = useAccount()
  const navigate = useNavigate()
  return (
    <UpgradePage
      key={account}
      target={to ?? null}
      onTarget={(target) =>
        void navigate({
          to: '/safes/$safe/setup/upgrade',
          params: { safe: account },
          search: { to: target },
          replace: true,
        })
      }
    />
  )
}
